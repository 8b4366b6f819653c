import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { removeMarkup } from './remove-markup.ts';

describe('removeMarkup', () => {
  it('replaces each tag with a space', () => {
    expect(removeMarkup('<p>one <b>two</b></p>')).toBe(' one  two  ');
  });

  it('replaces a stray > with a space and drops text after an unclosed <', () => {
    expect(removeMarkup('a > b < c')).toBe('a   b ');
  });

  it('leaves no angle brackets and adds no text', () => {
    const text = fc.string({ unit: fc.constantFrom('<', '>', 'a', ' ') });
    fc.assert(fc.property(text, (each) => /^[a ]*$/.test(removeMarkup(each))));
  });
});
