/** The school's crest: an open book and a lamp above a water-lily on the river, within a green ring. */
import { circle, colour, line, oval, picture, shape } from './kit';

export function crest(): string {
  const petal = (angle: number, fill: string, length: number): string => {
    const leaf = shape(`M0 0 Q-24 ${-length * 0.45} 0 ${-length} Q24 ${-length * 0.45} 0 0Z`, fill);
    return `<g transform="translate(256 372) rotate(${angle})">${leaf}</g>`;
  };
  const petals = (fill: string, ...places: [angle: number, length: number][]): string =>
    places.map(([angle, length]) => petal(angle, fill, length)).join('');
  const lily = petals('#f3a9bf', [-68, 70], [68, 70], [-42, 84], [42, 84]) + petals('#fbd3df', [-20, 92], [20, 92]) +
    petal(0, '#fff5f8', 96);
  const waves = [392, 412, 430].map((y, i) => line(`M${146 + i * 22} ${y} q18 -14 36 0 t36 0 t36 0 t36 0 t${36 - i * 6} 0`, i ? '#a9dbe6' : '#fff', 7)).join('');
  const book = shape('M256 250 Q206 212 128 226 V128 Q206 116 256 152Z', '#fffaf0') +
    shape('M256 250 Q306 212 384 226 V128 Q306 116 256 152Z', '#f2e7cd') + line('M256 152 V250', '#b98b2f', 5) +
    line('M150 152 Q206 146 236 168 M150 178 Q206 172 236 194 M362 152 Q306 146 276 168 M362 178 Q306 172 276 194', '#c7a45c', 5) +
    line('M128 234 Q206 222 256 260 Q306 222 384 234', colour.gold, 7);
  const lamp = shape('M256 76 Q286 112 256 138 Q226 112 256 76Z', '#ffcf4d') + shape('M256 98 Q272 118 256 134 Q240 118 256 98Z', colour.red);
  const rays = [-50, -25, 0, 25, 50].map((a) => `<g transform="rotate(${a} 256 132)">${line('M256 66 V50', '#ffe7a3', 6)}</g>`).join('');
  return picture(512, 512, circle(256, 256, 250, colour.gold) + circle(256, 256, 242, colour.greenDeep) +
    circle(256, 256, 218, 'none', `stroke="${colour.gold}" stroke-width="4"`) + circle(256, 256, 210, colour.green) +
    rays + lamp + book + oval(256, 374, 96, 16, '#3f9c74') + lily + circle(256, 358, 9, colour.gold) + waves);
}
