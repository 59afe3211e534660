/** @jest-environment node */
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { renderToString } from 'react-dom/server';
import { NASTY, untidySchool } from '@/lib/catalogue/untidy-material';
import { pageGraph } from '@/lib/seo/graph/page';
import { JsonLd } from './JsonLd';

it('keeps hostile text inside its script element, and whole', () => {
  const graph = pageGraph({ school: untidySchool, siteUrl: 'https://school.example', lang: 'en' }, { path: '/x', title: `<!--<script>${NASTY}` });
  const html = renderToString(<JsonLd graph={graph} />);
  const { children } = parseDocument(html);
  expect(children).toHaveLength(1);
  expect(html.slice(1, -1)).not.toMatch(/<(?!\/script$)/);
  expect(JSON.parse(children.map((child) => textContent(child)).join(''))).toEqual(JSON.parse(JSON.stringify(graph)));
});
