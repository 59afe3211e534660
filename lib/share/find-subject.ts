import 'server-only';
import { readPages } from '../catalogue/read-catalogue';
import { getDictionary } from '../i18n/dictionary';
import { readPhotoFolder, readVideoFolder } from '../provider';
import { pathKey, type ArticleKind, type CardSubject } from './card';

const ARTICLES: ReadonlySet<string> = new Set<ArticleKind>(['notice', 'news', 'achievement']);

function isArticle(kind: string): kind is ArticleKind {
  return ARTICLES.has(kind);
}

/**
 * What the page at an address is about, by the content itself: nobody can have a card made of words of their own.
 * @param path as pathKey gives it
 * @returns null for an address that is no page
 * @throws ProviderUnavailable
 */
export async function findSubject(path: string): Promise<CardSubject | null> {
  const page = (await readPages()).find((candidate) => pathKey(candidate.path) === path);
  if (page) return { path: page.path, title: page.title, kind: isArticle(page.kind) ? page.kind : undefined, date: page.date };
  return deepFolder(path);
}

/** A folder that the list of folders leaves out; its page has no name of its own. */
async function deepFolder(path: string): Promise<CardSubject | null> {
  const [, screen, id, ...rest] = path.split('/');
  if (!id || rest.length > 0) return null;
  const gallery = { en: getDictionary('en').gallery, bn: getDictionary('bn').gallery };
  if (screen === 'imageFolder' && (await readPhotoFolder(id))) {
    return { path, title: { en: gallery.en.photoGallery, bn: gallery.bn.photoGallery } };
  }
  if (screen === 'videoFolder' && (await readVideoFolder(id))) {
    return { path, title: { en: gallery.en.videoGallery, bn: gallery.bn.videoGallery } };
  }
  return null;
}
