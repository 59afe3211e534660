import { expect, test } from '../../fixtures';
import { askFor, readRobots, readSiteMap, visit, type CrawledPage } from '../../visit/crawl';
import { claimsOf, trailOf } from '../../visit/graph';
import { inLanguage, LANGUAGES, UNKNOWN } from '../../visit/screens';

// What crawlers get of the whole sample school: each page of the site map is fetched once, as a robot would.
let listed: { address: string; pictures: string[] }[] = [];
const pages = new Map<string, CrawledPage>();

test.beforeAll(async ({ site }) => {
  listed = await readSiteMap(site, (await readRobots(site)).sitemap);
  for (const { address } of listed) pages.set(address, await visit(site, address));
});

/** The addresses of pages that break a rule, with what is wrong. */
function faults(check: (page: CrawledPage) => readonly unknown[]): string[] {
  return [...pages.values()].flatMap((page) => check(page).map((fault) => `${page.address}: ${String(fault)}`));
}

/** Whether two addresses lead to one place: the home page's may do without its slash. */
function same(one = '', other = ''): boolean {
  return URL.canParse(one) && URL.canParse(other) && new URL(one).href === new URL(other).href;
}

/** Values that more than one page has. */
function shared(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test('robots.txt leads to a site map of all pages, each once, and refuses none of them', async ({ site }) => {
  const { refuses } = await readRobots(site);
  const addresses = listed.map(({ address }) => address);
  expect(addresses.length).toBeGreaterThan(200);
  expect(shared(addresses)).toEqual([]);
  expect(addresses.filter(refuses)).toEqual([]);
  expect(refuses(new URL('/search?q=exam', addresses[0]).href)).toBe(true);
});

test('a listed page answers, may be indexed and names its own address', () => {
  expect(faults(({ address, status, robots, page }) => {
    const [canonical, ...more] = page.values('link', 'href', { rel: 'canonical' });
    return [
      ...(status === 200 ? [] : [status]),
      ...(same(canonical, address) && more.length === 0 ? [] : [`canonical ${canonical} ${more.join(' ')}`]),
      ...page.meta('robots'),
      ...(robots ? [robots] : []),
    ];
  })).toEqual([]);
});

for (const language of LANGUAGES) {
  test(`titles and descriptions tell all pages apart (${language})`, () => {
    const own = [...pages.values()].filter(({ lang }) => lang === language).map(({ page }) => page);
    expect(own.filter(({ titles }) => titles.length !== 1 || !titles[0])).toEqual([]);
    expect(own.map((page) => page.meta('description')).filter(([only, ...more]) => !only || more.length > 0)).toEqual([]);
    expect(shared(own.flatMap(({ titles }) => titles))).toEqual([]);
    expect(shared(own.flatMap((page) => page.meta('description')))).toEqual([]);
  });
}

test('the languages of a page are listed pages that name each other, English for everybody else', () => {
  expect(faults(({ address, lang, page }) => {
    const { languages } = page;
    const { en = '', 'bn-BD': bn = '', 'x-default': others } = languages;
    const isRight = same(lang === 'en' ? en : bn, address) && others === en && Object.keys(languages).length === 3;
    const namedBy = [en, bn].map((version) => pages.get(new URL(version, address).href)?.page.languages);
    return isRight && namedBy.every((named) => JSON.stringify(named) === JSON.stringify(languages)) ? [] : [JSON.stringify(languages)];
  })).toEqual([]);
});

test('the pictures of the site map are there', async ({ site }) => {
  const pictures = [...new Set(listed.flatMap((page) => page.pictures))];
  expect(pictures.length).toBeGreaterThan(50);
  for (const picture of pictures) {
    const { status, headers } = await askFor(site, picture, { method: 'HEAD' });
    expect.soft(`${status} ${headers.get('content-type')}`, picture).toMatch(/^200 image\//);
  }
});

/** Texts compare without their spaces and line ends, and with one kind of digits. */
function compact(text: string): string {
  return text.replace(/[\s\u200b]+/g, '').replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - '০'.charCodeAt(0)));
}

test('the structured data of a page is one graph, and the page shows what it says', () => {
  expect(faults(({ page, html }) => {
    const [graph, ...more] = page.graphs;
    const { words, files, times, references, ids } = claimsOf(graph);
    const text = compact(page.text);
    const shownTimes = page.values('time', 'datetime');
    const isShown = (file: string) => [new URL(file).pathname, encodeURIComponent(new URL(file).pathname)].some((form) => html.includes(form));
    return [
      ...more.map(() => 'a second graph'),
      ...words.filter((word) => !text.includes(compact(word.replace(/…$/, '')))),
      ...files.filter((file) => !isShown(file)),
      ...times.filter((time) => !shownTimes.includes(time)),
      ...references.filter((id) => !ids.includes(id)),
      ...shared(ids),
    ];
  })).toEqual([]);
});

test('breadcrumbs of the structured data are the visible ones', () => {
  expect(faults(({ address, page }) => {
    const named = trailOf(page.graphs[0]);
    const last = page.breadcrumbs.length - 1;
    // A step that is no page has no address: search engines refuse it.
    const visible = page.breadcrumbs.flatMap(({ name, href }, index) => {
      if (href === null && index < last) return [];
      return { name, item: href === null ? address : new URL(href, address).href };
    });
    const isSame = JSON.stringify(named.map(({ name, item }) => ({ name, item }))) === JSON.stringify(visible);
    return isSame ? [] : [`${JSON.stringify(named)} is shown as ${JSON.stringify(visible)}`];
  })).toEqual([]);
});

test('answers to questions, empty pages and unknown addresses are not for the index', async ({ site }) => {
  const origin = new URL(listed[0]?.address ?? site.url).origin;
  for (const language of LANGUAGES) {
    for (const path of ['/search', '/search?q=exam', '/notice/find?q=exam', '/administration/teacher-information/find?q=a', '/library', UNKNOWN]) {
      const address = origin + inLanguage(language, path);
      const { page } = await visit(site, address);
      expect.soft(page.meta('robots').join(), address).toContain('noindex');
      expect.soft(pages.has(address), address).toBe(false);
    }
  }
});
