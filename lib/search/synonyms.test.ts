/** @jest-environment node */
import { conceptsOf } from './concepts';
import { SYNONYMS } from './synonyms';
import { wordKeys } from './word-keys';

describe('the table of synonyms', () => {
  it.each(SYNONYMS)('can be found by every word of "%s"', (line) => {
    const concept = SYNONYMS.indexOf(line);
    for (const word of line.split(' ')) {
      const keys = wordKeys(word);
      expect(keys === null ? [] : conceptsOf(keys)).toContain(concept);
    }
  });
});
