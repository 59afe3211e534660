import { contentOfMenu, inCategory } from '../domain/content';
import { employeesOf, type Employee } from '../domain/people';
import type { School } from '../domain/school';
import { plainText } from '../html/excerpt';
import { isEmptyText, type BilingualText } from '../i18n/bilingual';
import { textLanguage } from '../i18n/text-language';
import type { SearchDocument, SearchKind } from '../search/document';
import type { Material, PageKind, SitePage } from '../catalogue/site-page';

const KINDS: Record<PageKind, SearchKind> = {
  screen: 'page',
  content: 'page',
  people: 'page',
  message: 'page',
  notice: 'notice',
  news: 'news',
  achievement: 'achievement',
  album: 'album',
};

/** Everything of the site that can be found, one after another: reading the words of hundreds of pages takes its time. */
export function* searchDocuments(material: Material, pages: readonly SitePage[], school: School): Generator<SearchDocument> {
  for (const page of pages) if (page.hasContent && page.path !== '/' && !/\/page\/\d+$/.test(page.path)) yield pageDocument(page, school);
  yield* people(material);
  yield* homeTexts(material);
  yield* menuItems(material, pages);
}

function pageDocument({ path, kind, title, text, date }: SitePage, { phone, email, address }: School): SearchDocument {
  const contact = (lang: 'en' | 'bn') => [phone, email, address[lang]].filter(Boolean).join(' · ');
  const body = path === '/contact' ? { en: contact('en'), bn: contact('bn') } : text();
  return { id: path, kind: KINDS[kind], href: path, title, body, date };
}

function* people({ members, employees, messages }: Material): Generator<SearchDocument> {
  const person = (id: string, href: string, title: BilingualText, body: BilingualText): SearchDocument => ({ id, kind: 'person', href, title, body, date: null });
  for (const [index, { name, position }] of members.entries()) {
    yield person(`member ${index}`, '/administration/governing-body', name, inItsLanguage(position));
  }
  const staff = new Set(employeesOf('staff', employees));
  const teachers = new Set(employeesOf('teachers', employees));
  for (const [index, employee] of employees.entries()) {
    const list = staff.has(employee) && !teachers.has(employee) ? 'staff' : 'teacher';
    yield person(`employee ${index}`, `/administration/${list}-information`, employee.name, employeeText(employee));
  }
  for (const [index, { name, designation }] of messages.entries()) {
    if (!isEmptyText(name)) yield person(`message ${index}`, '/administration/governing-body', name, designation);
  }
}

function employeeText({ designation, department }: Employee): BilingualText {
  const section = inItsLanguage(department);
  return { en: `${designation.en} ${section.en}`.trim(), bn: `${designation.bn} ${section.bn}`.trim() };
}

/** A text that came without a language, put where its letters say it belongs. */
function inItsLanguage(text: string): BilingualText {
  return textLanguage(text, 'en') === 'bn' ? { en: '', bn: text } : { en: text, bn: '' };
}

/** The welcome, which stands on the home page alone where no menu item has it. */
function* homeTexts({ contents, categories, siteMap }: Material): Generator<SearchDocument> {
  const onPages = new Set(siteMap.map(({ menuCode }) => contentOfMenu(contents, menuCode)));
  for (const item of inCategory(contents, 'welcome', categories)) {
    if (onPages.has(item)) continue;
    const body = { en: plainText(item.details.en), bn: plainText(item.details.bn) };
    yield { id: `home ${item.id}`, kind: 'page', href: '/', title: item.title, body, date: null };
  }
}

/** Menu items that lead to other sites or to pages under another name; the page itself is found once. */
function* menuItems({ siteMap }: Material, pages: readonly SitePage[]): Generator<SearchDocument> {
  const titles = new Map(pages.filter(({ hasContent }) => hasContent).map(({ path, title }) => [path, title]));
  const seen = new Set<string>();
  for (const { id, name, destination } of siteMap) {
    const href = destination.kind === 'page' ? destination.paths[0] : destination.kind === 'external' ? destination.url : undefined;
    if (!href || href === '/' || isEmptyText(name)) continue;
    const title = titles.get(href);
    const key = `${href}\n${name.en}\n${name.bn}`;
    if ((title && title.en === name.en && title.bn === name.bn) || seen.has(key)) continue;
    seen.add(key);
    yield { id: `menu ${id}`, kind: 'menu', href, title: name, body: { en: '', bn: '' }, date: null };
  }
}
