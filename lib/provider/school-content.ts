import type { ContentItem } from '../domain/content';
import type { Album, Folder, Photo, Slide, Video } from '../domain/gallery';
import type { Notice } from '../domain/notice';
import type { Employee, GoverningBodyMessage, GoverningMember } from '../domain/people';
import * as albums from './albums';
import { CLIENT_BASICS, parseClientBasics, type ClientBasics } from './client-basics';
import { CONTENTS, parseContents } from './contents';
import { GB_MESSAGES, parseMessages } from './gb-messages';
import { GOVERNING_BODIES, parseGoverningBody, SEARCH_GB } from './governing-bodies';
import { NOTICES, parseNotices } from './notices';
import type { RecordContext } from './records';
import { parseSlides, SLIDE_IMAGES } from './slide-images';
import { StoredPath, type PathHealth, type StoreSettings } from './stored-path';
import { parseEmployees, TEACHERS_STAFFS } from './teachers-staffs';

const MOST_FOLDERS = 500;
const FOLDER_ID = /^(?:null|[\w-]{1,36})$/;

/** Folders nobody has listed that may be asked for in one hold time: a flood of made-up ids must not reach the provider. */
const MOST_STRANGERS = 20;

/** Folders of one kind by id, the least recently used forgotten first. */
class Folders<File> {
  private readonly byId = new Map<string, StoredPath<Folder<File> | null>>();
  private strangers: { count: number; since: number } = { count: 0, since: 0 };

  constructor(
    private readonly open: (folderId: string) => StoredPath<Folder<File> | null>,
    private readonly settings: StoreSettings,
  ) {}

  get all(): StoredPath<Folder<File> | null>[] {
    return [...this.byId.values()];
  }

  /** The folder's path; null for an id that no folder can have, or one made-up id too many. */
  at(folderId: string, isListed: boolean): StoredPath<Folder<File> | null> | null {
    if (!FOLDER_ID.test(folderId)) return null;
    const known = this.byId.get(folderId);
    if (!known && !isListed && !this.isListedInFolder(folderId) && !this.admitsStranger()) return null;
    const path = known ?? this.open(folderId);
    this.byId.delete(folderId);
    this.byId.set(folderId, path);
    const oldest = this.byId.size > MOST_FOLDERS ? this.byId.keys().next().value : undefined;
    if (oldest !== undefined) this.byId.delete(oldest);
    return path;
  }

  private isListedInFolder(folderId: string): boolean {
    return this.all.some((path) => path.peek()?.folders.some((folder) => folder.id === folderId));
  }

  private admitsStranger(): boolean {
    const now = this.settings.now();
    if (now - this.strangers.since >= this.settings.holdMs) this.strangers = { count: 0, since: now };
    return ++this.strangers.count <= MOST_STRANGERS;
  }
}

/** Everything the provider has of a school, path by path. One a process. */
export class SchoolContent {
  readonly basics: StoredPath<ClientBasics>;
  readonly notices: StoredPath<Notice[]>;
  readonly contents: StoredPath<ContentItem[]>;
  readonly messages: StoredPath<GoverningBodyMessage[]>;
  readonly governingBody: StoredPath<GoverningMember[]>;
  readonly governingBodySearch: StoredPath<GoverningMember[]>;
  readonly employees: StoredPath<Employee[]>;
  readonly slides: StoredPath<Slide[]>;
  readonly imageAlbums: StoredPath<Album[]>;
  readonly imageAlbumTree: StoredPath<Album[]>;
  readonly videoAlbums: StoredPath<Album[]>;
  readonly videoAlbumTree: StoredPath<Album[]>;
  readonly photoFolders: Folders<Photo>;
  readonly videoFolders: Folders<Video>;

  constructor(settings: StoreSettings, context: RecordContext) {
    const list = <T>(path: string, parse: (data: unknown, context: RecordContext) => T[]): StoredPath<T[]> =>
      new StoredPath({ path, parse: (data) => parse(data, context), whenNotThere: () => [] }, settings);
    const albumList = (path: string): StoredPath<Album[]> =>
      list(path, (data) => albums.parseAlbums(path, data, context));
    const folder = <File>(path: string, parse: (path: string, data: unknown, context: RecordContext) => Folder<File>) =>
      new StoredPath<Folder<File> | null>(
        { path, parse: (data) => (data === null ? null : parse(path, data, context)), whenNotThere: () => null },
        settings,
      );

    this.basics = new StoredPath({ path: CLIENT_BASICS, parse: (data) => parseClientBasics(data, context) }, settings);
    this.notices = list(NOTICES, parseNotices);
    this.contents = list(CONTENTS, parseContents);
    this.messages = list(GB_MESSAGES, parseMessages);
    this.governingBody = list(GOVERNING_BODIES, parseGoverningBody);
    this.governingBodySearch = list(SEARCH_GB, (data) => parseGoverningBody(data, context, SEARCH_GB));
    this.employees = list(TEACHERS_STAFFS, parseEmployees);
    this.slides = list(SLIDE_IMAGES, parseSlides);
    this.imageAlbums = albumList(albums.IMAGE_ALBUMS);
    this.imageAlbumTree = albumList(albums.IMAGE_ALBUMS_NEW);
    this.videoAlbums = albumList(albums.VIDEO_ALBUMS);
    this.videoAlbumTree = albumList(albums.VIDEO_ALBUMS_NEW);
    this.photoFolders = new Folders((id) => folder(albums.imagesPath(id), albums.parsePhotoFolder), settings);
    this.videoFolders = new Folders((id) => folder(albums.videosPath(id), albums.parseVideoFolder), settings);
  }

  private get paths(): StoredPath<unknown>[] {
    return [
      this.basics, this.notices, this.contents, this.messages, this.governingBody, this.governingBodySearch, this.employees, this.slides,
      this.imageAlbums, this.imageAlbumTree, this.videoAlbums, this.videoAlbumTree,
      ...this.photoFolders.all, ...this.videoFolders.all,
    ];
  }

  /** Lets the next reader ask the provider again: for all paths, or for those below a prefix such as `AlbumClient/`. */
  expire(prefix = ''): void {
    for (const stored of this.paths) if (stored.path.startsWith(prefix)) stored.expire();
  }

  health(): PathHealth[] {
    return this.paths.map((path) => path.health());
  }

  /** Since when (ms) the oldest content on show has not been confirmed because its path fails; null while none does. */
  staleSince(): number | null {
    const since = this.paths.flatMap((path) => path.staleSince() ?? []);
    return since.length > 0 ? Math.min(...since) : null;
  }
}
