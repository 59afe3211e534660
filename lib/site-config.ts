import { z } from 'zod';

const text = z.string().trim();
const bilingual = z
  .union([text.transform((both) => ({ en: both, bn: both })), z.object({ en: text.default(''), bn: text.default('') })])
  .default({ en: '', bn: '' });
const webAddress = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default('');
const count = z.number().int().min(0);
const names = z.array(text).default([]);

/**
 * What the API does not carry (the file SITE_CONFIG names). Everything is optional;
 * what client-basics carries wins. The counters' defaults are section 9's constants.
 */
export const siteConfigSchema = z.object({
  name: bilingual,
  shortName: bilingual,
  tagline: bilingual,
  address: bilingual,
  phone: text.default(''),
  email: text.default(''),
  codes: z
    .object({ eiin: text.default(''), collegeCode: text.default(''), schoolCode: text.default('') })
    .prefault({}),
  socialUrl: webAddress,
  loginUrl: webAddress,
  mapEmbedUrl: webAddress,
  onlineAdmissionUrl: webAddress,
  counters: z
    .object({ students: count.default(2000), teachers: count.default(1), others: count.default(0) })
    .prefault({}),
  timeZone: text
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), 'is no IANA time zone')
    .default('Asia/Dhaka'),
  /** Further names of content categories, as this school's office types them (section 5). */
  categories: z
    .object({
      welcome: names,
      news: names,
      achievements: names,
      mission: names,
      vision: names,
      whyBest: names,
      ourAim: names,
    })
    .prefault({}),
  foundedYear: z.number().int().optional(),
});

export type SiteConfig = z.infer<typeof siteConfigSchema>;
