import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formEncode } from './url-encode.ts';

describe('formEncode', () => {
  it('is reversible by form decoders', () => {
    const wellFormed = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(wellFormed, (text) => new URLSearchParams(`q=${formEncode(text)}`).get('q') === text),
    );
  });

  it('writes the same characters as the platform form encoder', () => {
    expect(formEncode(".-*_ aZ9!'()~/@")).toBe('.-*_+aZ9%21%27%28%29%7E%2F%40');
  });

  it('replaces lone surrogates with question marks', () => {
    expect(formEncode('a\ud800b')).toBe('a%3Fb');
  });
});
