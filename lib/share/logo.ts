import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { getEnv } from '../env';
import { log } from '../log';
import { openMediaFile } from '../media/media-file';
import { decodeSegment } from '../site-map/slug';

const LARGEST_BYTES = 2 * 1024 * 1024;
const LARGEST_PIXELS = 16_000_000;
const TIMEOUT_MS = 3000;
const CREST = 'public/icons/crest.svg';

/** The school's logo as a square picture; the crest that stands for any school where it cannot be had. */
export async function logoPicture(logo: string | null, side: number): Promise<{ png: Buffer; isOwn: boolean }> {
  const own = logo && (await ownLogo(logo, side));
  if (own) return { png: own, isOwn: true };
  const crest = await readFile(path.join(/* turbopackIgnore: true */ process.cwd(), CREST));
  return { png: await square(crest, side), isOwn: logo === null };
}

async function ownLogo(logo: string, side: number): Promise<Buffer | null> {
  try {
    const bytes = await logoBytes(logo);
    return bytes && (await square(bytes, side));
  } catch (error) {
    log.warn('share-logo-failed', { path: logo, kind: error instanceof Error ? error.name : 'unknown' });
    return null;
  }
}

async function square(bytes: Buffer, side: number): Promise<Buffer> {
  const fit = { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  return sharp(bytes, { limitInputPixels: LARGEST_PIXELS, density: 300 }).resize(side, side, fit).png().toBuffer();
}

async function logoBytes(logo: string): Promise<Buffer | null> {
  const { source } = getEnv();
  if (logo.startsWith('/media/') && source.kind === 'folder') {
    const segments = logo.slice('/media/'.length).split('/').map((part) => decodeSegment(part) ?? '\0');
    const file = await openMediaFile(source.dir, segments);
    return file && file.bytes <= LARGEST_BYTES ? Buffer.from(await new Response(file.open()).arrayBuffer()) : null;
  }
  return mayFetch(logo) ? fetched(logo) : null;
}

/** Only from where the school's pictures come: an address in a record must not send the server anywhere else. */
function mayFetch(logo: string): boolean {
  const { source, imageHosts } = getEnv();
  if (!URL.canParse(logo)) return false;
  const { host, protocol } = new URL(logo);
  const isProvider = source.kind === 'provider' && new URL(source.origin).host === host;
  return /^https?:$/.test(protocol) && (isProvider || imageHosts.includes(host));
}

async function fetched(logo: string): Promise<Buffer | null> {
  const answer = await fetch(logo, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error', cache: 'no-store' });
  if (!answer.ok || Number(answer.headers.get('content-length') ?? 0) > LARGEST_BYTES) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > LARGEST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
