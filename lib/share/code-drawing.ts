import { create } from 'qrcode';

// The light border that readers need around a code.
const QUIET_ZONE = 4;

/** A drawing of an address as a QR code, one unit a module. */
export interface CodeDrawing {
  /** Modules from edge to edge. */
  side: number;
  viewBox: string;
  path: string;
}

export function codeDrawing(url: string): CodeDrawing {
  const { modules } = create(url, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * QUIET_ZONE;
  return { side, viewBox: `${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`, path: codePath(modules.size, (x, y) => modules.get(y, x) === 1) };
}

/**
 * Draws a square of dark and light modules as one path, a stroke for each run of dark ones in a row.
 * @param isDark by column and row
 */
export function codePath(size: number, isDark: (x: number, y: number) => boolean): string {
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!isDark(x, y)) continue;
      const start = x;
      while (x + 1 < size && isDark(x + 1, y)) x++;
      const length = x - start + 1;
      path += `M${start} ${y}h${length}v1h-${length}z`;
    }
  }
  return path;
}
