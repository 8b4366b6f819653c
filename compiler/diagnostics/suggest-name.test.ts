// A typing error. cspell:ignore hmtl
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSuggester, suggestForTypo, suggestName } from './suggest-name.ts';

const words = ['truncate', 'pluralize', 'html', 'htmltag', 'htmlattr', 'image-meta', 'or', 'end'];

test.each([
  ['truncat', 'truncate'],
  ['turncate', 'truncate'],
  ['pluralise', 'pluralize'],
  ['HTML', 'html'],
  ['htmltg', 'htmltag'],
  ['image-mta', 'image-meta'],
  ['edn', 'end'],
])('%s was meant as %s', (typed, meant) => {
  expect(suggestName(typed, words)).toBe(meant);
});

test.each(['', 'xyz', 'bookkeeper', 'of the'])('%j is near to nothing', (typed) => {
  expect(suggestName(typed, words)).toBeUndefined();
});

test('a word is its own nearest', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 60 }),
      (word) => suggestName(word, [word, `${word}x`]) === word,
    ),
  );
});

test('a word of any length takes no time', () => {
  expect(suggestName('a'.repeat(1_000_000), ['b'.repeat(1_000_000), 'html'])).toBeUndefined();
});

test('stops after a maximum number of comparisons', () => {
  const suggest = createSuggester(2 * words.length);
  const suggestions = ['htm', 'htm', 'htm'].map((word) => suggest(word, words));
  expect(suggestions).toEqual(['html', 'html', undefined]);
});

test.each([
  ['truncat', 'truncate'],
  ['image-mte', 'image-meta'],
  ['hmtl', 'html'],
  ['image-date', undefined],
  ['edn', undefined],
  ['OR', 'or'],
])('%s is likely a typo of %s', (typed, meant) => {
  expect(suggestForTypo(typed, words)).toBe(meant);
});
