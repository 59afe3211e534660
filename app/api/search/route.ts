import { requestLang } from '@/lib/api-answer';
import { fill, getDictionary } from '@/lib/i18n/dictionary';
import { formatNumber } from '@/lib/i18n/numbers';
import { textLanguage } from '@/lib/i18n/text-language';
import { isUnavailable } from '@/lib/provider';
import { hitHref } from '@/lib/site-search/hit-href';
import { suggestPages } from '@/lib/site-search/site-search';
import { LONGEST_SUGGESTED_QUERY, type Suggestions } from '@/lib/site-search/suggestions';

const MOST = 6;

/** Suggestions for a query that is being typed. Nobody keeps them, not even the visitor's browser: a school's computer has many users. */
export async function GET(request: Request): Promise<Response> {
  const lang = requestLang(request);
  const query = (new URL(request.url).searchParams.get('q') ?? '').slice(0, LONGEST_SUGGESTED_QUERY).trim();
  const words = getDictionary(lang).search;
  try {
    const found = query ? await suggestPages(query, lang, MOST) : [];
    const count = formatNumber(found.length, lang);
    const answer: Suggestions = {
      label: words.suggestions,
      status: found.length === 0 ? '' : found.length === 1 ? words.suggestionOne : fill(words.suggestionCount, { count }),
      items: found.map(({ document, title }) => ({
        href: hitHref(document, lang),
        title: { lang: textLanguage(title.text, lang), text: title.text, marks: title.marks },
        kind: words.kinds[document.kind],
      })),
    };
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return Response.json({ error: 'unavailable' }, { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '30' } });
  }
}
