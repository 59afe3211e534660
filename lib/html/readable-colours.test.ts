/** @jest-environment node */
import { contrast, readableGround, readableTextColour } from './readable-colours';

type Rgb = readonly [number, number, number];
function pair(value: string | null): Rgb[] {
  return [...(value ?? '').matchAll(/#(..)(..)(..)/g)].map(([, r = '', g = '', b = '']) => [parseInt(r, 16), parseInt(g, 16), parseInt(b, 16)] as const);
}

const COLOURS = ['red', '#ff0', 'rgb(0, 255, 0)', '#0000ff', 'orange', '#C00000', 'cyan', '#7030A0'];

test.each(COLOURS)('text in %s is readable in both schemes, on the page and on any coloured ground', (colour) => {
  const [light, dark] = pair(readableTextColour(colour));
  const grounds = COLOURS.map((ground) => pair(readableGround(ground)));
  for (const [lightGround, darkGround] of [...grounds, [[255, 255, 255], [12, 20, 36]] as const]) {
    if (!light || !dark || !lightGround || !darkGround) throw new Error('no colour');
    expect(contrast(light, lightGround)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, darkGround)).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(['black', '#222', '#ffffff', 'windowtext', 'rgb(10,10,300)', 'url(x)', 'inherit', ''])('%j says nothing about the text', (colour) => {
  expect(readableTextColour(colour)).toBeNull();
  expect(readableGround(colour)).toBeNull();
});
