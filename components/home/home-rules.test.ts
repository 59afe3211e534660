import type { ContentItem } from '@/lib/domain/content';
import type { Album } from '@/lib/domain/gallery';
import { sanitize } from '@/lib/html/sanitize';
import { aboutCards, welcomeCards } from './about-cards';
import { homeAlbums, homeMembers, homeStories } from './home-rules';
import { mapLoaded } from './loaded';

function item(id: string, categoryName: string, parts: Partial<ContentItem> = {}): ContentItem {
  const text = sanitize(`<p>${id}</p>`, undefined);
  return { id, title: { en: id, bn: '' }, details: { en: text, bn: text }, menuCode: '', categoryId: '1', categoryName, layout: 0, fileType: 0, date: null, attachments: [], ...parts };
}
const album = (id: string, parentId: string | null): Album => ({ id, parentId, name: { en: id, bn: '' }, thumbnail: null, folders: null, images: null });
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id).join();

describe('home page rules', () => {
  it('takes the newest three of a category, undated last', () => {
    const items = ['a', 'b', 'c', 'd'].map((id, index) => item(id, ' news & EVENTS ', { date: index === 1 ? null : `2026-0${index + 1}-01T00:00:00Z` }));
    expect(ids(homeStories(items, 'news', {}))).toBe('d,c,a');
    expect(ids(homeStories(items.slice(0, 2), 'news', {}))).toBe('a,b');
    expect(homeStories(items, 'achievements', {})).toEqual([]);
  });

  it('takes achievements by their category id as well', () => {
    expect(ids(homeStories([item('a', 'anything', { categoryId: '8536' }), item('b', 'Achievement'), item('c', 'x', { categoryId: '853' })], 'achievements', {}))).toBe('a,b');
  });

  it('prefers albums of the top level and fills up to three with inner ones', () => {
    expect(ids(homeAlbums([album('in', 'a'), album('a', null), album('b', null)]))).toBe('a,b,in');
    expect(ids(homeAlbums([album('in', 'a'), ...['a', 'b', 'c', 'd'].map((id) => album(id, null))]))).toBe('a,b,c');
    expect(homeAlbums([])).toEqual([]);
  });

  it('shows the first six members', () => {
    expect(homeMembers([1, 2, 3, 4, 5, 6, 7])).toEqual([1, 2, 3, 4, 5, 6]);
    expect(homeMembers([1])).toEqual([1]);
  });

  it('makes a card of each text the school has, in the order of the specification', () => {
    const empty = sanitize('', undefined);
    const items = [item('1', 'আমাদের লক্ষ্য'), item('2', 'VISION'), item('3', 'আমরা কেন সেরা'), item('4', 'Mission', { details: { en: empty, bn: empty } })];
    expect(aboutCards(items, {}, 'en').map(({ title, path }) => [title, path])).toEqual([
      ['Vision', '/vision'],
      ['Why We Are Best', '/why-we-are-best'],
      ['Our Aim', '/our-aim'],
    ]);
  });

  it('finds further category names of the site configuration', () => {
    expect(aboutCards([item('1', 'Our goal')], { ourAim: ['our GOAL'] }, 'bn').map(({ title }) => title)).toEqual(['আমাদের লক্ষ্য']);
  });

  it('gives the welcome text its own title, or the word where it has none', () => {
    expect(welcomeCards([item('Hello', 'Welcome')], {}, 'en').map(({ title }) => title)).toEqual(['Hello']);
    expect(welcomeCards([item('1', 'Welcome', { title: { en: '', bn: '' } })], {}, 'bn').map(({ title }) => title)).toEqual(['স্বাগতম']);
  });

  it('keeps an outage an outage', () => {
    expect(mapLoaded({ state: 'unavailable' }, () => 1)).toEqual({ state: 'unavailable' });
    expect(mapLoaded({ state: 'ready', value: 2 }, (value) => value * 2)).toEqual({ state: 'ready', value: 4 });
  });
});
