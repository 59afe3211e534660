import { decodeSegment } from '@/lib/site-map/slug';

/** The provider's name of the root level, which is also one of its addresses (section 2). */
export const ROOT_FOLDER = 'null';

/**
 * The folder that an address under /imageFolder or /videoFolder names; without one it is the root.
 * @param segments as they stand in the address, encoded
 * @returns null for an address that can name no folder
 */
export function folderIdOf(segments: readonly string[] = []): string | null {
  if (segments.length > 1) return null;
  const id = segments[0] === undefined ? ROOT_FOLDER : decodeSegment(segments[0])?.trim();
  return id || null;
}
