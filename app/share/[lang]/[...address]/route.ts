import { refusal } from '@/lib/api-answer';
import { getEnv } from '@/lib/env';
import { isLang } from '@/lib/i18n/lang';
import { isUnavailable } from '@/lib/provider';
import { cardAddress, cardHash, cardOf, cardPath } from '@/lib/share/card';
import { CardStore } from '@/lib/share/card-store';
import { drawCard, LOGO_SIDE } from '@/lib/share/draw-card';
import { findSubject } from '@/lib/share/find-subject';
import { logoPicture } from '@/lib/share/logo';
import { loadSite } from '@/lib/site';

type Params = { params: Promise<{ lang: string; address: string[] }> };

const store = new CardStore({ bytes: 16 * 1024 * 1024, atATime: 2, mostWaiting: 20 });

/** The share card of a page: `/share/en/<hash>/notice/12.jpg`. An outdated hash leads to the present card. */
export async function GET(_request: Request, { params }: Params): Promise<Response> {
  const { lang, address } = await params;
  const asked = cardAddress(address);
  if (!isLang(lang) || !asked) return refusal(404);
  try {
    const subject = await findSubject(asked.path);
    if (!subject) return refusal(404);
    const { school } = await loadSite();
    const card = cardOf(subject, school, getEnv().siteUrl, lang);
    if (cardHash(card) !== asked.hash) {
      return new Response(null, { status: 307, headers: { location: encodeURI(decodeURI(cardPath(card, subject.path))), 'cache-control': 'no-store' } });
    }
    const made = await store.get(asked.hash, async () => {
      const logo = await logoPicture(card.logo, LOGO_SIDE);
      return { jpeg: await drawCard(card, logo.png), isFinal: logo.isOwn };
    });
    if (!made) return refusal(503);
    const cacheControl = made.isFinal ? 'public, max-age=31536000, immutable' : 'public, max-age=60';
    return new Response(new Uint8Array(made.jpeg), { headers: { 'content-type': 'image/jpeg', 'cache-control': cacheControl } });
  } catch (error) {
    if (isUnavailable(error)) return refusal(503);
    throw error;
  }
}
