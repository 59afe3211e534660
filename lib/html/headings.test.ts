import render from 'dom-serializer';
import { parseDocument } from 'htmlparser2';
import { levelHeadings } from './headings';

function levels(html: string): string[] {
  const document = parseDocument(html);
  levelHeadings(document);
  return [...render(document).matchAll(/<(h\d)/g)].map((match) => match[1] ?? '');
}

describe('levelHeadings', () => {
  it.each([
    ['<h1>a</h1><h2>b</h2>', ['h2', 'h3']],
    ['<h4>a</h4>', ['h2']],
    ['<h2>a</h2><h4>b</h4><h4>c</h4>', ['h2', 'h3', 'h3']],
    ['<h3>a</h3><div><h2>b</h2></div><h3>c</h3>', ['h2', 'h2', 'h3']],
    ['<h2>a</h2><h3>b</h3><h4>c</h4><h5>d</h5><h6>e</h6>', ['h2', 'h3', 'h4', 'h4', 'h4']],
  ])('%s becomes %j', (html, expected) => {
    expect(levels(html)).toEqual(expected);
  });

  it('takes no account of empty headings', () => {
    expect(levels('<h3> </h3><h4>a</h4>')).toEqual(['h3', 'h2']);
  });
});
