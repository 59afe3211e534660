import type { BilingualText } from '../i18n/bilingual';

/**
 * The generic content pages that section 2 names, with their Bengali names. They are pages even where the
 * site map has no row for them; their English name is then made from the path.
 */
const NAMED_PAGES: Readonly<Record<string, string>> = {
  'at-a-glance': 'এক নজরে',
  library: 'গ্রন্থাগার',
  history: 'ইতিহাস',
  'why-study': 'কেন পড়বেন',
  vision: 'ভিশন',
  mission: 'মিশন',
  oath: 'শপথ',
  'why-we-are-best': 'আমরা কেন সেরা',
  'our-aim': 'আমাদের লক্ষ্য',
  'art-club': 'আর্ট ক্লাব',
  'debate-club': 'বিতর্ক ক্লাব',
  'cultural-club': 'সাংস্কৃতিক ক্লাব',
  'science-club': 'বিজ্ঞান ক্লাব',
  'quiz-club': 'কুইজ ক্লাব',
  'it-club': 'আইটি ক্লাব',
  'business-club': 'ব্যবসায়িক ক্লাব',
  'admission-circular': 'ভর্তি বিজ্ঞপ্তি',
  'admission-form': 'ভর্তি ফরম',
  'selected-candidates': 'নির্বাচিত প্রার্থী',
  'waiting-list': 'অপেক্ষমাণ তালিকা',
  'admission-result': 'ভর্তির ফলাফল',
  'admission-procedure': 'ভর্তির পদ্ধতি',
  'payment-process': 'পেমেন্ট প্রক্রিয়া',
  'download-admit-card': 'অ্যাডমিট কার্ড ডাউনলোড',
  'ssc-results': 'এসএসসি ফলাফল',
  'hsc-results': 'এইচএসসি ফলাফল',
  'jsc-results': 'জেএসসি ফলাফল',
  'board-result': 'বোর্ডের ফলাফল',
  'institution-result': 'প্রতিষ্ঠানের ফলাফল',
  'scholarship-result': 'বৃত্তির ফলাফল',
  routines: 'রুটিন',
  'class-routine': 'ক্লাস রুটিন',
  'exam-routine': 'পরীক্ষার রুটিন',
  syllabus: 'পাঠ্যসূচি',
  fees: 'বেতন ও ফি',
  booklist: 'বইয়ের তালিকা',
  prospectus: 'প্রসপেক্টাস',
  magazine: 'ম্যাগাজিন',
  uniform: 'ইউনিফর্ম',
  faq: 'সাধারণ জিজ্ঞাসা',
  'message-of-principal': 'অধ্যক্ষের বার্তা',
  'message-of-chairman': 'চেয়ারম্যানের বার্তা',
  'message-of-vice-chairman': 'ভাইস চেয়ারম্যানের বার্তা',
  'message-of-vice-principal': 'উপাধ্যক্ষের বার্তা',
  'message-of-chief-patron': 'প্রধান পৃষ্ঠপোষকের বার্তা',
  'governing-body': 'পরিচালনা পর্ষদ',
  'teacher-information': 'শিক্ষকমণ্ডলী',
  'teachers-list-college': 'শিক্ষকমণ্ডলী (কলেজ)',
  'staff-information': 'কর্মচারীবৃন্দ',
  recruitment: 'নিয়োগ',
  'study-tour': 'শিক্ষা সফর',
  'students-login': 'শিক্ষার্থী লগ-ইন',
  'teachers-login': 'শিক্ষক লগ-ইন',
};

const ACRONYMS = new Set(['ssc', 'hsc', 'jsc', 'it', 'faq', 'bncc']);

export const NAMED_SLUGS = Object.keys(NAMED_PAGES);

/** The name of a page that section 2 names and no row does; undefined for every other slug. */
export function namedPage(pageSlug: string): BilingualText | undefined {
  const bn = Object.hasOwn(NAMED_PAGES, pageSlug) ? NAMED_PAGES[pageSlug] : undefined;
  if (bn === undefined) return undefined;
  const words = pageSlug.split('-').map((word) => (ACRONYMS.has(word) ? word.toUpperCase() : `${word.charAt(0).toUpperCase()}${word.slice(1)}`));
  return { en: words.join(' '), bn };
}
