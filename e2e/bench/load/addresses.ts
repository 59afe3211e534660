import { rawGet } from '../raw-get';

/** Paths of all pages in both languages, from the site map that search engines read. */
export async function allPages(origin: string): Promise<string[]> {
  const files = [(await rawGet(`${origin}/sitemap.xml`)).body.toString('utf8')];
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url]) => (url ? new URL(url).pathname : []));
  for (const path of locations(files[0] ?? '').filter((path) => path.endsWith('.xml'))) {
    files.push((await rawGet(origin + path)).body.toString('utf8'));
  }
  return [...new Set(files.flatMap(locations).filter((path) => !path.endsWith('.xml')))];
}

/** Asks for addresses one after the other on several connections at once. @returns how many answers had each status */
export async function ask(origin: string, paths: readonly string[], connections = 8): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let next = 0;
  async function connection(): Promise<void> {
    for (let path = paths[next++]; path !== undefined; path = paths[next++]) {
      const { status } = await rawGet(origin + path, { 'accept-encoding': 'gzip' });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  await Promise.all(Array.from({ length: connections }, connection));
  return statuses;
}
