import { scriptFree } from './script-free';

test('scripts and what fetches them go, pictures get names without a query', () => {
  const html =
    '<link rel="preload" as="script" href="/a.js"><link rel="stylesheet" href="/a.css"><script>1</script>' +
    '<img src="/_next/image?url=%2Fm.jpg&amp;w=640&amp;q=70" srcSet="/_next/image?url=%2Fm.jpg&amp;w=640&amp;q=70 640w, /_next/image?url=%2Fm.jpg&amp;w=960&amp;q=70 960w">';
  const [src, first, second] = [...scriptFree(html).matchAll(/\/pictures\/\w{16}\.avif/g)].map(([name]) => name);
  expect(scriptFree(html)).toMatch(/^<link rel="stylesheet" href="\/a.css"><img/);
  expect(src).toBe(first);
  expect(second).not.toBe(first);
});
