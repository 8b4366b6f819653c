import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { removeMarkup } from './remove-markup.ts';

describe('removeMarkup', () => {
  it('drops tags and writes a space for each of them', () => {
    expect(removeMarkup('<p>one <b>two</b></p>')).toBe(' one  two  ');
  });

  it('turns a stray > into a space and loses what follows an unclosed <', () => {
    expect(removeMarkup('a > b < c')).toBe('a   b ');
  });

  it('leaves no angle bracket and no text of its own', () => {
    const text = fc.string({ unit: fc.constantFrom('<', '>', 'a', ' ') });
    fc.assert(fc.property(text, (each) => /^[a ]*$/.test(removeMarkup(each))));
  });
});
