import { createHash } from 'node:crypto';
import { handOver } from '@/components/ui/ServerMarkup/handed-over';
import type { JsonLdGraph } from '@/lib/seo/graph/page';
import { ServerScript } from './ServerScript';

// Whatever could end the script element or begin markup in it; U+2028 and U+2029 end lines in old parsers.
const UNSAFE = /[<>&\u2028\u2029]/g;

/** A graph as text that is safe inside a script element. */
export function jsonLdText(graph: JsonLdGraph): string {
  return JSON.stringify(graph).replace(UNSAFE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The page's data for search engines: no script runs. Sent once, and not as the framework's data too. */
export function JsonLd({ graph }: { graph: JsonLdGraph }) {
  const text = jsonLdText(graph);
  const place = createHash('sha1').update(text).digest('base64url').slice(0, 12);
  handOver(place, text);
  return <ServerScript place={place} />;
}
