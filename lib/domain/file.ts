export type FileKind = 'image' | 'pdf' | 'document';

/** A file the office attached. `url` is absolute, or a path of this site for a content folder's media. */
export interface FileLink {
  url: string;
  kind: FileKind;
  /** The file type to show, such as `PDF` or `JPG`; '' when the name does not tell. */
  type: string;
}

const IMAGE_ENDINGS = new Set(['jpg', 'jpeg', 'png', 'gif']);

/** The ending of a file's name in lower case, whatever query string follows it. */
export function fileEnding(url: string): string {
  const name = url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  return /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Tells a file's kind by its name (section 5: jpg, jpeg, png and gif are images, in any case). */
export function fileLink(url: string): FileLink {
  const ending = fileEnding(url);
  const kind = IMAGE_ENDINGS.has(ending) ? 'image' : ending === 'pdf' ? 'pdf' : 'document';
  return { url, kind, type: ending.toUpperCase() };
}
