import type { Thing } from 'schema-dts';
import { JsonLd } from '@/components/seo/JsonLd/JsonLd';
import { getEnv } from '@/lib/env';
import type { Lang } from '@/lib/i18n/lang';
import type { GraphContext } from '@/lib/seo/graph/context';
import { pageGraph, type GraphPage } from '@/lib/seo/graph/page';
import { loadSite } from '@/lib/site';

interface PageGraphProps extends Omit<GraphPage, 'nodes'> {
  lang: Lang;
  /** Makes the nodes of what the page shows. */
  nodes?: (context: GraphContext) => readonly Thing[];
}

/** The structured data of a page, one graph. */
export async function PageGraph({ lang, nodes, ...page }: PageGraphProps) {
  const { school } = await loadSite();
  const context = { school, siteUrl: getEnv().siteUrl, lang };
  return <JsonLd graph={pageGraph(context, { ...page, nodes: nodes?.(context) })} />;
}
