import { expect, it } from 'vitest';
import { detachedText } from './detached-text.ts';

it.each(['', 'a "quoted" text\u2028', '日本語 🙂', 'half of a pair: \ud800'])(
  'copies all characters of %j',
  (text) => {
    expect(detachedText(text)).toBe(text);
  },
);
