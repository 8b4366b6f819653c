import { expect, it } from 'vitest';
import { foldText, searchWords } from './search-text.ts';

it('ignores case, accents and compatibility forms', () => {
  expect(foldText('Galão ÉCRU ﬁne')).toBe('galao ecru fine');
  expect(searchWords(' GALÃO  e\u0301cru\tgalão ')).toEqual(['galao', 'ecru']);
});

it('bounds the work of a search', () => {
  const words = Array.from({ length: 50 }, (_, index) => `w${index}`).join(' ');
  expect(searchWords(words)).toHaveLength(10);
  expect(searchWords('x'.repeat(5000))).toEqual(['x'.repeat(200)]);
  expect(searchWords(' \n ')).toEqual([]);
});
