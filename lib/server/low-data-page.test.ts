/** @jest-environment node */
import { lowDataPage } from './low-data-page';

const page = (body: string, head = '', lang = 'en') =>
  `<!DOCTYPE html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`;
const body = (html: string, lang = 'en') => /<body>([\s\S]*)<\/body>/.exec(lowDataPage(page(html, '', lang), '/a'))?.[1];

test('scripts go with all they contain, whatever they look like', () => {
  expect(body('<p>a</p><script>var a = "<p>b</p><!-- </scriptx>"</script><SCRIPT src=x></SCRIPT ><p>c</p>')).toBe('<p>a</p><p>c</p>');
  expect(body('<p>a</p><script>self.__next_f.push([1,"<\\/script>"])</script>')).toBe('<p>a</p>');
});

test('text, attributes and comments that only look like markup stay or go as a browser sees them', () => {
  expect(body('<p title="<script>">1 < 2 &lt;script&gt;</p>')).toBe('<p title="<script>">1 < 2 &lt;script&gt;</p>');
  expect(body('a<!-- <script> -->b')).toBe('ab');
  expect(body('<textarea><script>x</textarea>')).toBe('<textarea><script>x</textarea>');
});

test('hints that fetch go, style sheets stay', () => {
  const head =
    '<link rel="preload" as="font" href="/f.woff2"/><link rel="preload" as="script" href="/a.js"/>' +
    '<link rel="modulepreload" href="/b.js"/><link rel="preload" as="style" href="/a.css"/>' +
    '<link rel="stylesheet" href="/a.css"/><link rel="canonical" href="/a"/>';
  const html = lowDataPage(page('', head), '/a');
  expect(html).not.toMatch(/woff2|\.js/);
  expect(html.match(/a\.css/g)).toHaveLength(2);
  expect(html).toContain('canonical');
  expect(html).toContain('<html lang="en" data-low-data>');
  expect(html).toMatch(/font-family:system-ui.*<\/style><\/head>/);
});

test('a picture becomes a link with its description and weight', () => {
  const img =
    '<img alt="Sports &amp; games" src="/i?w=3840" width="1200" height="800"' +
    ' srcset="/i?w=320&amp;q=75 320w, /i?w=640&amp;q=75 640w, /i?w=1200&amp;q=75 1200w"/>';
  expect(body(img)).toBe('<a data-low-data-picture href="/i?w=640&amp;q=75">Picture: Sports &amp; games (about 32 KB)</a>');
  expect(body(`<picture><source srcset="/x.avif">${img}</picture>`, 'bn')).toBe(
    '<a data-low-data-picture href="/i?w=640&amp;q=75">ছবি: Sports &amp; games (প্রায় ৩২ কেবি)</a>',
  );
  expect(body('<img src="/a.png">')).toBe('<a data-low-data-picture href="/a.png">Picture</a>');
});

test('a picture in a link leaves its description, and nothing when it is decoration', () => {
  expect(body('<a href="/b"><img alt="B" src="/b.png"> more</a>')).toBe('<a href="/b"><span data-low-data-picture>B</span> more</a>');
  expect(body('<a href="/b"><img alt="" src="/b.png">B</a>')).toBe('<a href="/b">B</a>');
});

test('a picture in a link to itself says what it is and how heavy, whatever its description', () => {
  expect(body('<a href="/media/a.jpg"><img alt="" src="/media/a.jpg" width="320" height="240"></a>')).toBe(
    '<a href="/media/a.jpg"><span data-low-data-picture>Picture (about 9 KB)</span></a>',
  );
});

test('what an attribute holds cannot break out of it', () => {
  expect(body(`<img alt='"><b>' src='/a"b.png'>`)).toBe(
    '<a data-low-data-picture href="/a&quot;b.png">Picture: &quot;&gt;&lt;b&gt;</a>',
  );
});

test('frames become links; small drawings, forms and text stay', () => {
  expect(body('<iframe title="Map" src="https://maps.example/?a=1&amp;b=2"><p>x</p></iframe>')).toBe(
    '<a data-low-data-frame href="https://maps.example/?a=1&amp;b=2">Map</a>',
  );
  const kept = '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg><form action="/search"><input name=q></form>';
  expect(body(kept)).toBe(kept);
});

test('what stands in for scripts is shown', () => {
  expect(body('<noscript><p>All notices</p></noscript>')).toBe('<p>All notices</p>');
});

test('nothing else loads by itself', () => {
  expect(body('<video autoplay poster="/p.jpg" src="/v.mp4"></video>')).toBe('<video src="/v.mp4" preload="none"></video>');
  expect(body('<div class="x" style="background:url(/b.jpg)">a</div>')).toBe('<div class="x">a</div>');
});

test('the offer in the footer becomes the way back to the same page', () => {
  expect(body('<a class="l" href="/low-data/on" data-low-data data-off="All &amp; everything"><b>Low</b> data</a>.')).toBe(
    '<a class="l" href="/low-data/off?to=%2Fa" data-low-data>All &amp; everything</a>.',
  );
});

test('an unfinished document loses its scripts, and its last tag as in any browser', () => {
  expect(lowDataPage('<p>a<script>b', '/')).toBe('<p>a');
  expect(lowDataPage('<p>a<b', '/')).toBe('<p>a');
  expect(lowDataPage('<p>a < b', '/')).toBe('<p>a < b');
  expect(lowDataPage('<p>a<!-- b', '/')).toBe('<p>a');
});
