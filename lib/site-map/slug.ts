/**
 * The clean spelling of an address's segment. Two spellings are one address when their slugs are equal:
 * `Rover Scout Society`, `rover scout society ` and `rover-scout-society` are.
 */
export function slug(text: string): string {
  return text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/['’‘`]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}_.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
}

/** A segment as it stands in a request, decoded; null when an escape is broken. */
export function decodeSegment(raw: string): string | null {
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}
