import { absolute } from '@/lib/seo/metadata';
import { robotsText } from '@/lib/seo/sitemap';
import { textAnswer } from '@/lib/seo/text-answer';

// The build does not know the site's address.
export const dynamic = 'force-dynamic';

export function GET(): Promise<Response> {
  return textAnswer('text/plain; charset=utf-8', () => Promise.resolve(robotsText(absolute('/sitemap.xml'))));
}
