import type { BreadcrumbList, Thing } from 'schema-dts';
import type { BilingualText } from '../../i18n/bilingual';
import { getDictionary } from '../../i18n/dictionary';
import { nodeId, pageUrl, shown, type GraphContext } from './context';
import { institution, website, type InstitutionNode } from './site';

/** A step of the way to a page; one without a path is no page. */
export interface GraphCrumb {
  name: BilingualText | string;
  path?: string;
}

export interface GraphPage {
  /** Canonical, language-neutral path. */
  path: string;
  /** Empty for the home page. */
  title: BilingualText | string;
  type?: 'WebPage' | 'CollectionPage' | 'ContactPage' | 'SearchResultsPage' | 'ImageGallery' | 'VideoGallery';
  /** The steps between the home page and this one. */
  crumbs?: readonly GraphCrumb[];
  /** The last step of the way, where the page's heading names its section and not the page itself. */
  section?: GraphCrumb;
  /** What the page shows besides. */
  nodes?: readonly Thing[];
}

/** A graph as it is written into a page. */
export interface JsonLdGraph {
  '@context': 'https://schema.org';
  '@graph': readonly (Thing | InstitutionNode)[];
}

/** The one graph of a page: who publishes it, what it is, where it stands and what it shows. */
export function pageGraph(context: GraphContext, page: GraphPage): JsonLdGraph {
  const { school, lang } = context;
  const { path, title, type = 'WebPage', nodes = [] } = page;
  const url = pageUrl(context, path);
  const crumbs = path === '/' ? null : breadcrumbs(context, page, url);
  const webPage = {
    '@type': type,
    '@id': url,
    url,
    name: shown(title, lang) ?? shown(school.name, lang),
    inLanguage: { en: 'en', bn: 'bn-BD' }[lang],
    isPartOf: nodeId(context, 'website'),
    publisher: nodeId(context, 'institution'),
    breadcrumb: crumbs ? { '@id': `${url}#breadcrumbs` } : undefined,
  };
  return { '@context': 'https://schema.org', '@graph': [institution(context), website(context), webPage, ...(crumbs ? [crumbs] : []), ...nodes] };
}

/** Steps without an address of their own are left out: search engines refuse them. */
function breadcrumbs(context: GraphContext, { path, title, crumbs = [], section }: GraphPage, url: string): Exclude<BreadcrumbList, string> {
  const { lang } = context;
  const home: GraphCrumb = { name: getDictionary(lang).common.home, path: '/' };
  const last = { path, ...(section ?? { name: title }) };
  const steps = [home, ...crumbs, last].flatMap((crumb) => (crumb.path ? { name: shown(crumb.name, lang), item: pageUrl(context, crumb.path) } : []));
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem' as const, position: index + 1, ...step })),
  };
}
