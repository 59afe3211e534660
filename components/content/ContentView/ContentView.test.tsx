import { render, screen } from '@testing-library/react';
import type { ContentItem } from '@/lib/domain/content';
import { fileLink } from '@/lib/domain/file';
import { sanitize } from '@/lib/html/sanitize';
import { ContentView } from './ContentView';

jest.mock('@/lib/file-hosts', () => ({ optimisableImage: () => false }));

const safe = (html: string) => sanitize(html, undefined);

function content(layout: number, fileType: number, parts: Partial<ContentItem> = {}): ContentItem {
  return {
    id: '1',
    title: { en: 'Class routine', bn: 'ক্লাস রুটিন' },
    details: { en: safe('<p>The body</p>'), bn: safe('') },
    menuCode: '22',
    categoryId: '',
    categoryName: '',
    layout,
    fileType,
    date: null,
    attachments: [
      { file: fileLink('/media/one.PNG'), title: 'First' },
      { file: fileLink('/media/two.pdf?x=1'), title: '' },
    ],
    ...parts,
  };
}

const show = (item: ContentItem) => render(<ContentView item={item} lang="en" />);
const bare = { attachments: [], details: { en: safe(''), bn: safe('') } };

test('1,1: title, image and caption for each picture', () => {
  show(content(1, 1));
  expect(screen.getByRole('heading', { name: 'First' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'First' }).closest('a')).toHaveAttribute('href', '/media/one.PNG');
  expect(screen.getByText('Class routine')).toBeInTheDocument();
  expect(screen.queryByText(/Open File/)).not.toBeInTheDocument();
});

test('2,1: one image and the body', () => {
  const images = [1, 2].map((number) => ({ file: fileLink(`/media/${number}.jpg`), title: `No ${number}` }));
  show(content(2, 1, { attachments: images }));
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByText('The body')).toBeInTheDocument();
});

test('3,1: a grid of pictures and the body; other files are not lost', () => {
  show(content(3, 1));
  expect(screen.getByRole('link', { name: 'First' })).toHaveAttribute('href', '/media/one.PNG');
  expect(screen.getByText('The body')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Open File/ })).toHaveAttribute('href', '/media/two.pdf?x=1');
});

test('1,3: every attachment is a document that opens in a new tab, with its type', () => {
  show(content(1, 3));
  const links = screen.getAllByRole('link', { name: /^Open File/ });
  expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank']);
  expect(screen.getByText('PNG')).toBeInTheDocument();
  expect(links[1]).toHaveAccessibleName('Open File Document 2, opens in a new tab');
});

test('0,0: the body alone, in the other language where this one has none', () => {
  render(<ContentView item={content(0, 0)} lang="bn" />);
  expect(screen.getByText('The body').parentElement).toHaveAttribute('lang', 'en');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test.each([
  [2, 3],
  [2, 0],
])('%i,%i: only the text No Data Found', (layout, fileType) => {
  const { container } = show(content(layout, fileType));
  expect(container).toHaveTextContent(/^No Data Found$/);
});

test.each([
  [1, 1],
  [2, 1],
  [3, 1],
  [1, 3],
  [0, 0],
])('%i,%i with nothing in it says so', (layout, fileType) => {
  const { container } = show(content(layout, fileType, bare));
  expect(container).toHaveTextContent(/^No Data Found$/);
});
