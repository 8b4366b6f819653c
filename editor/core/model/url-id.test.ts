// Titles in several languages. cspell:ignore Crème brûlée brulee Ваза ваза
import { describe, expect, it } from 'vitest';
import { freeUrlId, urlIdOf } from './url-id.ts';

describe('the URL slug of a title', () => {
  it.each([
    ['Tide plate', 'tide-plate'],
    ['  Crème   brûlée! ', 'creme-brulee'],
    ['Ваза №3', 'ваза-no3'],
    ['--a--', 'a'],
    ['!?', 'fallback'],
    ['', 'fallback'],
  ])('%j is %j', (title, slug) => {
    expect(urlIdOf(title, 'fallback')).toBe(slug);
  });

  it('has at most 80 characters', () => {
    expect(urlIdOf('a'.repeat(90), '')).toBe('a'.repeat(80));
  });
});

describe('a free URL slug', () => {
  it('is the slug itself when nothing has it', () => {
    expect(freeUrlId('store', new Set(['store-1']))).toBe('store');
  });

  it('gets a number when it is taken (R-EDCOM-CREATE-07)', () => {
    expect(freeUrlId('store', new Set(['store']))).toBe('store-1');
  });

  it('gets the smallest free number from 1 (R-EDCOM-CREATE-08)', () => {
    expect(freeUrlId('store', new Set(['store', 'store-1', 'store-3']))).toBe('store-2');
  });
});
