import { Parser } from 'htmlparser2';

/** The addresses of the pictures in an HTML text; pictures that are written into the text itself have none. */
export function picturesIn(html: string): string[] {
  const pictures: string[] = [];
  const parser = new Parser({
    onopentag: (name, { src }) => {
      if (name === 'img' && src && !src.startsWith('data:')) pictures.push(src);
    },
  });
  parser.end(html);
  return pictures;
}
