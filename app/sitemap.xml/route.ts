import { readPagesAndFolders } from '@/lib/catalogue/read-catalogue';
import { absolute, absoluteUrl } from '@/lib/seo/metadata';
import { fileCount, sitemapFile, sitemapIndex } from '@/lib/seo/sitemap';
import { textAnswer } from '@/lib/seo/text-answer';

// The build knows no school.
export const dynamic = 'force-dynamic';

/** The site map; for a large site the list of its files. */
export function GET(): Promise<Response> {
  return textAnswer('application/xml; charset=utf-8', async () => {
    const pages = await readPagesAndFolders();
    const count = fileCount(pages);
    return count > 1 ? sitemapIndex(count, (number) => absolute(`/sitemap/${number}.xml`)) : sitemapFile(pages, 1, { urlOf: absoluteUrl, absolute });
  });
}
