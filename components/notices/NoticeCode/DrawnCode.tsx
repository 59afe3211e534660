import { codeDrawing } from '@/lib/share/code-drawing';

/** The QR code itself, drawn by the server into the page. */
export function DrawnCode({ url }: { url: string }) {
  const { viewBox, path } = codeDrawing(url);
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
