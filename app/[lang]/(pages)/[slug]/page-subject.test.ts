import type { ContentItem } from '@/lib/domain/content';
import type { GoverningBodyMessage } from '@/lib/domain/people';
import { pageSubject } from './page-subject';

let contents: Pick<ContentItem, 'id' | 'menuCode' | 'categoryId' | 'categoryName'>[] = [];
let messages: Pick<GoverningBodyMessage, 'designationId'>[] = [];
jest.mock('@/lib/provider', () => ({ readContents: async () => contents, readMessages: async () => messages }));

const page = (path: string, menuCode = '') => ({ name: { en: '', bn: '' }, path, menuCode, itemId: null });

beforeEach(() => {
  contents = [
    { id: 'a', menuCode: '57', categoryId: '', categoryName: '' },
    { id: 'b', menuCode: '57', categoryId: '', categoryName: '' },
    { id: 'c', menuCode: '', categoryId: '', categoryName: '' },
  ];
  messages = [{ designationId: 6 }];
});

test('the first content with the menu code, even where a message would do', async () => {
  expect(await pageSubject(page('/message-of-principal', '57'))).toEqual({ kind: 'content', item: contents[0] });
});

test('a page without a menu code has no content, though contents without one exist', async () => {
  expect(await pageSubject(page('/vision'))).toEqual({ kind: 'nothing' });
});

test('without content the office holder speaks, if there is one', async () => {
  expect(await pageSubject(page('/message-of-principal', '99'))).toMatchObject({ kind: 'messages', messages });
  expect(await pageSubject(page('/message-of-chairman', '99'))).toEqual({ kind: 'nothing' });
});

test('without content a page named after a list of people is that list', async () => {
  expect(await pageSubject(page('/non-teaching', '67'))).toEqual({ kind: 'people', list: 'staff-information' });
});
