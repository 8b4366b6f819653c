import { expect, it } from 'vitest';
import { searchExcerpt } from './search-excerpt.ts';

it('an excerpt ends at a word boundary with an ellipsis', () => {
  expect(searchExcerpt('A cup.')).toBe('A cup.');
  expect(searchExcerpt('')).toBe('');
  const text = `${'word '.repeat(39)}longest of them`;
  expect(searchExcerpt(text)).toBe(`${'word '.repeat(39).trim()}…`);
  expect(searchExcerpt('a'.repeat(300))).toBe('a'.repeat(200));
});
