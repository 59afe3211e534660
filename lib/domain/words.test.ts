import { holdsWords } from './words';

const texts = ['Annual Sports Day 2026', 'বার্ষিক ক্রীড়া প্রতিযোগিতা ২০২৬'];

test.each(['', '  ', 'sports', 'SPORTS annual', 'port', '২০২৬', '2026', 'বার্ষিক', 'ক্রিড়া', 'sports ক্রীড়া'])('"%s" fits', (query) => {
  expect(holdsWords(query, texts)).toBe(true);
});

test.each(['exam', 'sports exam', '2027', 'পরীক্ষা'])('"%s" does not fit', (query) => {
  expect(holdsWords(query, texts)).toBe(false);
});
