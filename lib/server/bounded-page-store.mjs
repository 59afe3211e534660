import { rm } from 'node:fs/promises';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} CacheHandler */

const { default: FrameworkStore } = FileSystemCache;

/**
 * The framework's own page store, but not-found pages are not kept in it: every unknown address would leave
 * files behind, and a flood of them would fill the disk. A page that has become not-found is taken out.
 */
export default class BoundedPageStore extends FrameworkStore {
  /**
   * @param {Parameters<CacheHandler['set']>[0]} key
   * @param {Parameters<CacheHandler['set']>[1]} data
   * @param {Parameters<CacheHandler['set']>[2]} context
   */
  async set(key, data, context) {
    if (data?.kind !== 'APP_PAGE' || data.status !== 404) return super.set(key, data, context);
    await super.set(key, null, context);
    const page = this.getFilePath(key, 'APP_PAGE');
    await Promise.all(['.html', '.rsc', '.meta', '.segments'].map((ending) => rm(page + ending, { recursive: true, force: true })));
  }
}
