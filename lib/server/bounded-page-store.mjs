import { createRequire } from 'node:module';

/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} CacheHandler */
/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerContext} Context */

/** @type {{ default: new (context: Context) => CacheHandler }} */
const { default: FrameworkStore } = createRequire(import.meta.url)('next/dist/server/lib/incremental-cache/file-system-cache');

/**
 * Whether an entry is a page that is not there, or a redirect from an odd spelling.
 * @param {{ kind?: string, status?: number } | null | undefined} value
 */
function isNoPage(value) {
  return value?.kind === 'APP_PAGE' && value.status !== undefined && value.status !== 200;
}

/**
 * The framework's own page store, but answers for unknown addresses and odd spellings are not kept: each would
 * leave files behind, and a flood of them would fill the disk.
 */
export default class BoundedPageStore {
  /** @param {Context} context */
  constructor(context) {
    this.store = new FrameworkStore(context);
  }

  /** @type {CacheHandler['get']} */
  async get(key, context) {
    const entry = await this.store.get(key, context);
    return isNoPage(entry?.value ?? null) ? null : entry;
  }

  /** @type {CacheHandler['set']} */
  async set(key, data, context) {
    // A page that has been withdrawn takes the place of the one that was kept.
    if (isNoPage(data) && !(await this.store.get(key, { kind: /** @type {never} */ ('APP_PAGE') }))) return;
    await this.store.set(key, data, context);
  }

  /** @type {CacheHandler['revalidateTag']} */
  async revalidateTag(...tags) {
    await this.store.revalidateTag(...tags);
  }

  resetRequestCache() {
    this.store.resetRequestCache();
  }
}
