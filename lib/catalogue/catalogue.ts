import { albumPages, type FolderContents } from './album-pages';
import { newsPages, noticePages } from './article-pages';
import { contentPages } from './content-pages';
import { peoplePages } from './people-pages';
import { screenPages } from './screen-pages';
import type { Material, SitePage } from './site-page';

/** Every page of the site, each path once. */
export function sitePages(material: Material, folders?: FolderContents): SitePage[] {
  const all = [
    ...screenPages(material),
    ...contentPages(material),
    ...peoplePages(material),
    ...noticePages(material),
    ...newsPages(material),
    ...albumPages(material, folders),
  ];
  return [...new Map(all.toReversed().map((page) => [page.path, page])).values()].toReversed();
}
