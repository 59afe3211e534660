/** Makes a printed PDF light: Chromium embeds whole fonts, this keeps the outlines of the glyphs that the pages use. */
import { deflateSync, inflateSync } from 'node:zlib';

/** The TrueType font with the outlines of all other glyphs emptied; glyph numbers stay. */
function keepGlyphs(font: Buffer, used: Set<number>): Buffer {
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < font.readUInt16BE(4); i += 1) {
    const entry = 12 + i * 16;
    const offset = font.readUInt32BE(entry + 8);
    tables.set(font.toString('latin1', entry, entry + 4), font.subarray(offset, offset + font.readUInt32BE(entry + 12)));
  }
  const table = (tag: string): Buffer => {
    const data = tables.get(tag);
    if (!data) throw new Error(`A font of the printed PDF has no table "${tag}".`);
    return data;
  };
  const head = table('head');
  const loca = table('loca');
  const glyf = table('glyf');
  const long = head.readInt16BE(50) === 1;
  const count = loca.length / (long ? 4 : 2) - 1;
  const start = (glyph: number): number => (long ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
  const outline = (glyph: number): Buffer => glyf.subarray(start(glyph), start(glyph + 1));
  const queue = [0, ...used].filter((glyph) => glyph < count);
  const kept = new Set(queue);
  for (let glyph = queue.pop(); glyph !== undefined; glyph = queue.pop()) {
    const data = outline(glyph);
    if (data.length < 10 || data.readInt16BE(0) >= 0) continue;
    for (let position = 10, more = true; more; ) {
      const flags = data.readUInt16BE(position);
      const part = data.readUInt16BE(position + 2);
      if (!kept.has(part)) { kept.add(part); queue.push(part); }
      position += 4 + (flags & 1 ? 4 : 2) + (flags & 8 ? 2 : flags & 64 ? 4 : flags & 128 ? 8 : 0);
      more = (flags & 32) !== 0;
    }
  }
  const pieces: Buffer[] = [];
  const places = Buffer.alloc((count + 1) * 4);
  let length = 0;
  for (let glyph = 0; glyph < count; glyph += 1) {
    places.writeUInt32BE(length, glyph * 4);
    if (!kept.has(glyph)) continue;
    const data = outline(glyph);
    pieces.push(data, Buffer.alloc((4 - (data.length % 4)) % 4));
    length += data.length + ((4 - (data.length % 4)) % 4);
  }
  places.writeUInt32BE(length, count * 4);
  const newHead = Buffer.from(head);
  newHead.writeInt16BE(1, 50);
  const renewed = new Map(tables).set('glyf', Buffer.concat(pieces)).set('loca', places).set('head', newHead);
  const wanted = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'].flatMap((tag) => {
    const data = renewed.get(tag);
    return data ? [{ tag, data }] : [];
  });
  const directory = Buffer.alloc(12 + wanted.length * 16);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(wanted.length, 4);
  let offset = directory.length;
  const padded = wanted.map(({ tag, data }, i) => {
    directory.write(tag, 12 + i * 16, 'latin1');
    directory.writeUInt32BE(offset, 12 + i * 16 + 8);
    directory.writeUInt32BE(data.length, 12 + i * 16 + 12);
    const whole = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    offset += whole.length;
    return whole;
  });
  return Buffer.concat([directory, ...padded]);
}

interface Part { id: number; text: string; stream: Buffer | undefined }

/** The same document with slim fonts, its objects written anew. */
export function slim(pdf: Buffer): Buffer {
  const source = pdf.toString('latin1');
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(source)?.[1]);
  const trailer = /trailer\s*(<<[\s\S]*?>>)\s*startxref/.exec(source.slice(table))?.[1];
  if (!trailer) throw new Error('The printed PDF has no plain cross-reference table.');
  const offsets = [...source.slice(table).matchAll(/(\d{10}) \d{5} ([nf])/g)]
    .map((match, id) => ({ id, at: Number(match[1]), live: match[2] === 'n' }))
    .filter((entry) => entry.live);
  const parts = offsets.map(({ id, at }): Part => {
    const opening = source.indexOf('stream\n', at);
    const end = source.indexOf('endobj', at);
    if (opening < 0 || opening > end) return { id, text: source.slice(at, end), stream: undefined };
    const text = source.slice(at, opening);
    const length = Number(/\/Length (\d+)/.exec(text)?.[1]);
    return { id, text, stream: pdf.subarray(opening + 7, opening + 7 + length) };
  });
  const plain = (text: string, stream: Buffer): Buffer => (text.includes('/FlateDecode') ? inflateSync(stream) : stream);
  const used = new Set<number>();
  for (const part of parts) {
    if (!part.stream || part.text.includes('/Length1') || part.text.includes('/Image')) continue;
    for (const [, hex = ''] of plain(part.text, part.stream).toString('latin1').matchAll(/<([0-9A-Fa-f]+)>/g)) {
      for (let i = 0; i + 4 <= hex.length; i += 4) used.add(parseInt(hex.slice(i, i + 4), 16));
    }
  }
  const out: Buffer[] = [Buffer.from('%PDF-1.4\n%\xd3\xeb\xe9\xe1\n', 'latin1')];
  let length = out[0]?.length ?? 0;
  const places = new Map<number, number>();
  const write = (data: Buffer | string): void => {
    const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : data;
    out.push(bytes);
    length += bytes.length;
  };
  for (const part of parts) {
    places.set(part.id, length);
    if (!part.stream) { write(`${part.text.trimEnd()}\nendobj\n`); continue; }
    const font = part.text.includes('/Length1') ? keepGlyphs(plain(part.text, part.stream), used) : undefined;
    const stream = font ? deflateSync(font, { level: 9 }) : part.stream;
    const text = font
      ? part.text.replace(/\/Length1 \d+/, `/Length1 ${font.length}`).replace(/\/Length \d+/, `/Length ${stream.length}`)
      : part.text;
    write(`${text}stream\n`); write(stream); write('\nendstream\nendobj\n');
  }
  const size = Math.max(...places.keys()) + 1;
  const start = length;
  write(`xref\n0 ${size}\n0000000000 65535 f \n`);
  for (let id = 1; id < size; id += 1) write(places.has(id) ? `${String(places.get(id)).padStart(10, '0')} 00000 n \n` : '0000000000 00000 f \n');
  write(`trailer\n${trailer}\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(out);
}
