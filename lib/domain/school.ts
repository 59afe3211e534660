import type { BilingualText } from '../i18n/bilingual';

export interface ImportantLink {
  name: BilingualText;
  url: string;
}

/** Who the institution is: client-basics where it tells, the site configuration otherwise. */
export interface School {
  name: BilingualText;
  shortName: BilingualText;
  tagline: BilingualText;
  address: BilingualText;
  phone: string;
  email: string;
  logo: string | null;
  codes: { eiin: string; collegeCode: string; schoolCode: string };
  socialUrl: string | null;
  loginUrl: string | null;
  mapEmbedUrl: string | null;
  /** null: admission services are not open yet. */
  onlineAdmissionUrl: string | null;
  /** The SiteAuthor option; '' when there is none. */
  author: string;
  counters: { students: number; teachers: number; others: number };
  timeZone: string;
}
