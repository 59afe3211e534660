/** @jest-environment node */
import { sanitize } from './sanitize';

const clean = (html: string) => sanitize(html, 'https://provider.example');

test('tables, lists, images, alignment and colours of office documents stay', () => {
  const html = clean(
    '<p class="MsoNormal" align="center" style="margin-left:.5in; color:#C00000; font-family:Calibri; text-align:center">Fees</p>' +
      '<ul type="disc"><li>one</li></ul><img src="/a.png" width="200" height="100">' +
      '<table border="1" width="900" style="width:900px"><tr><th colspan="2" bgcolor="yellow">Class</th></tr></table>',
  );
  expect(html).toContain('text-align:center');
  expect(html).toMatch(/color:light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\)/);
  expect(html).toContain('<ul><li>one</li></ul>');
  expect(html).toContain('src="https://provider.example/a.png" alt="" loading="lazy" decoding="async" width="200" height="100"');
  expect(html).toContain('<th colspan="2" style="background-color:light-dark(');
  expect(html).not.toMatch(/Mso|Calibri|900|margin/);
});

test('each table stands in a labelled box that scrolls', () => {
  expect(clean('<table><caption>Fees 2026</caption><tr><td>x</td></tr></table>')).toMatch(
    /^<div class="table-box" role="region" tabindex="0" aria-label="Fees 2026"><table>/,
  );
  expect(clean('<p>বেতন</p><table><tr><td>শ্রেণি</td></tr></table>')).toContain('aria-label="সারণি"');
});

test('a picture keeps the size the office gave it, as far as it gave one', () => {
  expect(clean('<img src="/a.png" width="160">')).toMatch(/ width="160" \/>$/);
  expect(clean('<img src="/a.png" width="50%" height="auto">')).not.toMatch(/width|height/);
});

test('black and white text keeps the colour of the page', () => {
  expect(clean('<p style="color:black">a</p><p style="color:#111">b</p><p style="background:white">c</p>')).toBe('<p>a</p><p>b</p><p>c</p>');
});

test('headings fit under the page’s own', () => {
  expect(clean('<h1>A</h1><h5>B</h5>')).toBe('<h2>A</h2><h3>B</h3>');
});

test('empty spacing paragraphs go, empty cells stay', () => {
  expect(clean('<p>&nbsp;</p><p><o:p>&nbsp;</o:p></p><p><span> </span></p><table><tr><td>a</td><td></td></tr></table>')).toContain('<td>a</td><td></td>');
  expect(clean('<p>&nbsp;</p><p>x</p>')).toBe('<p>x</p>');
});

test('YouTube and Google Maps frames stay as links that become the frame, foreign frames go', () => {
  expect(clean('<iframe src="https://www.youtube.com/embed/abc_EFG-123" title="Sports"></iframe>')).toBe(
    '<a class="embed-video" href="https://www.youtube.com/watch?v=abc_EFG-123" target="_blank" rel="noopener" ' +
      'data-frame="https://www.youtube-nocookie.com/embed/abc_EFG-123?autoplay=1&amp;rel=0">Play video: Sports</a>',
  );
  expect(clean('<iframe src="//www.google.com/maps/embed?pb=1"></iframe>')).toContain('class="embed-map"');
  expect(clean('<iframe src="https://evil.example/embed/abc_EFG-123"></iframe><iframe srcdoc="<script>x</script>"></iframe>')).toBe('');
  expect(clean('<iframe src="https://www.google.com/search?q=x"></iframe>')).toBe('');
});

test('an address of the text cannot pass as a frame', () => {
  expect(clean('<a class="embed-video" data-frame="https://evil.example" href="https://evil.example">x</a>')).not.toContain('data-frame');
  expect(clean('<a data-frame="https://www.google.com.evil.example/" href="/x">x</a>')).not.toContain('data-frame');
});

test('a block in another language is marked with it', () => {
  expect(clean('<p>English words that lead</p><p>বাংলা</p><p>بسم الله</p>')).toBe(
    '<p>English words that lead</p><p lang="bn">বাংলা</p><p lang="ar" dir="rtl">بسم الله</p>',
  );
});

test('links that leave the site open in a new tab without a way back', () => {
  expect(clean('<a href="www.example.org" target="_top" rel="opener">x</a>')).toBe('<a href="https://www.example.org/" target="_blank" rel="noopener">x</a>');
  expect(clean('<a href="/notice">x</a>')).toBe('<a href="/notice">x</a>');
  expect(clean('<a href="/files/form.pdf">x</a>')).toContain('href="https://provider.example/files/form.pdf"');
});

const HOSTILE = [
  '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<svg onload=alert(1)>', '<svg><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">x</a>', '<a href="jav&#x09;ascript:alert(1)">x</a>', '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>', '<form action="https://evil.example"><input name=q></form>', '<object data=x></object>',
  '<embed src=x>', '<base href="https://evil.example/">', '<meta http-equiv=refresh content="0;url=https://evil.example">', '<link rel=stylesheet href=x>',
  '<style>*{background:url(https://evil.example)}</style>', '<div style="background:url(javascript:alert(1))">x</div>', '<p style="width:expression(alert(1))">x</p>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><img src=x onerror=alert(1)></template>', '<img src="x:x" srcset="https://evil.example/x 1x">', '<video src=x onerror=alert(1)>',
  '<xmp><p title="</xmp><img src onerror=alert(1)>">', '<p id=location name=cookie>x</p>', '<a href="//evil.example" onclick=alert(1)>x</a>',
  '<button formaction=javascript:alert(1)>x</button>', '<textarea></textarea><script>alert(1)</script>', '<scr<script>ipt>alert(1)</script>',
  '<<script>script>alert(1)<</script>/script>', '<p onmouseover="alert(1)">x', '<img src=`javascript:alert(1)`>', '<details open ontoggle=alert(1)>',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">', '<a href="&#106;avascript&colon;alert(1)">x</a>', '<p style="position:fixed;inset:0;z-index:9">x</p>',
];

test.each(HOSTILE)('nothing of %s can run, load or cover the page', (html) => {
  const safe = clean(html);
  expect(safe).not.toMatch(/<(?:script|svg|math|style|form|input|button|object|embed|base|meta|link|iframe|video|template|textarea|details|noscript)\b/i);
  expect(safe).not.toMatch(/<[^>]*\s(?:on\w+|srcset|srcdoc|formaction|id|name)=/i);
  expect(safe).not.toMatch(/(?:javascript|vbscript):|data:(?!image\/(?:png|jpe?g|gif|webp);)|url\(|expression|position:/i);
});

test('text nested beyond what can be walked keeps its words', () => {
  expect(clean(`${'<div>'.repeat(20_000)}<b>hello</b>`)).not.toContain('<script');
  expect(clean(`${'<div>'.repeat(50)}hello`)).toContain('hello');
});
