import { createHash, timingSafeEqual } from 'node:crypto';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Whether an Authorization header carries the secret; takes the same time whatever the header says. */
export function carriesSecret(authorization: string | null, secret: string): boolean {
  const token = /^Bearer +(.+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(token), digest(secret));
}
