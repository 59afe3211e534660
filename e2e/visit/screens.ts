import type { SchoolOption } from '../fixtures';

/** Screens that every school has at the same address. */
const COMMON = [
  '/',
  '/notice',
  '/notice/page/2',
  '/notice/find?q=exam',
  '/contact',
  '/photo-gallery',
  '/video-gallery',
  '/administration/governing-body',
  '/administration/teacher-information',
  '/administration/teacher-information/find?q=a',
  '/administration/staff-information',
  '/administration/message-of-principal',
  '/news-and-events',
  '/achievements',
  '/imageFolder',
  '/videoFolder/null',
  '/accessibility',
  '/search',
  '/search?q=exam',
  '/message-of-chairman',
  '/library',
] as const;

/** Notices, news, folders and a generic page of every layout. */
const OWN: Record<SchoolOption['school'], readonly string[]> = {
  sample: [
    '/notice/101', '/notice/102', '/news-and-events/1070', '/achievements/1078', '/imageFolder/701', '/imageFolder/702',
    '/videoFolder/801', '/coordinator', '/history', '/at-a-glance', '/academic-rules', '/waiting-list', '/oath',
    '/download-admit-card', '/holiday-calender',
  ],
  provider: [
    '/notice/501', '/notice/502', '/notice/506', '/notice/509', '/notice/511', '/notice/512', '/news-and-events/20',
    '/news-and-events/22', '/achievements/30', '/imageFolder/1', '/imageFolder/2', '/imageFolder/9', '/imageFolder/111',
    '/videoFolder/71', '/videoFolder/72', '/history', '/why-study', '/infustructure', '/academic-rules', '/lesson-plan',
    '/oath', '/course-and-program', '/syllabus-and-booklist', '/why-we-are-best', '/our-aim',
  ],
};

export const LANGUAGES = ['en', 'bn'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A page's address in a language. */
export function inLanguage(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/bn' : `/bn${path}`;
}

/** One address at least of every screen of a school, all answered with 200. */
export function screensOf(school: SchoolOption['school']): readonly string[] {
  return [...COMMON, ...OWN[school]];
}

/** An address that no school has. */
export const UNKNOWN = '/no-such-page';
