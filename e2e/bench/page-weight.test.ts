import { pageWeight, scriptSources, styleSheets, withoutScripts } from './page-weight';

const HTML =
  '<link rel="stylesheet" href="/a.css"><link rel="preload" as="style" href="/b.css"><p>x</p>' +
  '<script src="/a.js" async=""></script><script src="/old.js" noModule=""></script>' +
  '<script>self.__next_f.push([1,"\\u003c/script>"])</script><script type="application/ld+json">{}</script>';

test('markup is what is left without scripts; structured data stays', () => {
  expect(withoutScripts(HTML)).toMatch(/<p>x<\/p><script type="application\/ld\+json">{}<\/script>$/);
  expect(pageWeight('<p>আ</p><script>1</script>')).toEqual({ html: 28, markup: 10 });
});

test('the polyfill for old browsers is not fetched', () => {
  expect(scriptSources(HTML)).toEqual(['/a.js']);
});

test('preloads are no style sheets', () => {
  expect(styleSheets(HTML)).toEqual(['/a.css']);
});
