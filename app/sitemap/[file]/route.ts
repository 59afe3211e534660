import { readPagesAndFolders } from '@/lib/catalogue/read-catalogue';
import { absolute, absoluteUrl } from '@/lib/seo/metadata';
import { sitemapFile } from '@/lib/seo/sitemap';
import { textAnswer } from '@/lib/seo/text-answer';

export const dynamic = 'force-dynamic';

/** One file of a large site map: `/sitemap/2.xml`. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const number = Number(/^(\d{1,4})\.xml$/.exec((await params).file)?.[1]);
  return textAnswer('application/xml; charset=utf-8', async () => {
    return number ? sitemapFile(await readPagesAndFolders(), number, { urlOf: absoluteUrl, absolute }) : null;
  });
}
