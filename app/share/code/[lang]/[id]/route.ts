import { noticePath } from '@/components/notices/NoticeSelector/notice-path';
import { refusal } from '@/lib/api-answer';
import { getEnv } from '@/lib/env';
import { isLang } from '@/lib/i18n/lang';
import { isUnavailable, readNotices } from '@/lib/provider';
import { codeDrawing } from '@/lib/share/code-drawing';

const MODULE_PX = 8;

/** The address of a notice as a QR code, for boards where it was chosen without a load: `/share/code/bn/12`, SVG. */
export async function GET(_request: Request, { params }: { params: Promise<{ lang: string; id: string }> }): Promise<Response> {
  const { lang, id } = await params;
  try {
    const notice = (await readNotices()).find((candidate) => candidate.id === id);
    if (!isLang(lang) || !notice) return refusal(404);
    const { side, viewBox, path } = codeDrawing(getEnv().siteUrl + noticePath(lang, id));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side * MODULE_PX}" height="${side * MODULE_PX}" viewBox="${viewBox}"><path d="${path}"/></svg>`;
    return new Response(svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' } });
  } catch (error) {
    if (isUnavailable(error)) return refusal(503);
    throw error;
  }
}
