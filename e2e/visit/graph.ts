import { z } from 'zod';

const node = z.looseObject({ '@type': z.union([z.string(), z.array(z.string())]).optional(), '@id': z.string().optional() });
const graph = z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(node).min(3) });
const trail = z.object({ '@type': z.literal('BreadcrumbList'), itemListElement: z.array(z.object({ position: z.number(), name: z.string(), item: z.url() })) });

/** Properties whose values a reader of the page must find in its text. */
const WORDS = new Set(['name', 'headline', 'caption', 'description', 'jobTitle', 'slogan', 'streetAddress', 'telephone', 'value', 'email']);
const FILES = new Set(['image', 'thumbnailUrl', 'contentUrl', 'logo']);
const TIMES = new Set(['datePublished']);

/** What the structured data of a page says, by the way a reader can check it. */
export interface Claims {
  words: string[];
  files: string[];
  times: string[];
  /** References to nodes of the graph. */
  references: string[];
  /** Names of the graph's nodes. */
  ids: string[];
}

/** All claims of a graph. @throws ZodError for what is no graph */
export function claimsOf(data: unknown): Claims {
  const claims: Claims = { words: [], files: [], times: [], references: [], ids: [] };
  const nodes = graph.parse(data)['@graph'];
  for (const one of nodes) {
    if (one['@id']) claims.ids.push(one['@id']);
    // The steps to a page are compared with the visible ones.
    if (one['@type'] !== 'BreadcrumbList') gather(one, '', claims);
  }
  return claims;
}

function gather(value: unknown, property: string, claims: Claims): void {
  if (Array.isArray(value)) value.forEach((one) => gather(one, property, claims));
  else if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    if (entries.length === 1 && '@id' in value) claims.references.push(String(value['@id']));
    for (const [name, inner] of entries) gather(inner, name === 'url' && FILES.has(property) ? property : name, claims);
  } else if (WORDS.has(property)) claims.words.push(String(value));
  else if (FILES.has(property)) claims.files.push(String(value));
  else if (TIMES.has(property)) claims.times.push(String(value));
}

/** The steps of the graph's breadcrumbs; none for a page without. */
export function trailOf(data: unknown): { name: string; item: string }[] {
  return graph.parse(data)['@graph'].flatMap((one) => trail.safeParse(one).data?.itemListElement ?? []);
}
