import { expect, test } from 'vitest';
import { textDirection } from './text-direction.ts';

test.each([
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['fa_IR', 'rtl'],
  ['az-Arab', 'rtl'],
  ['ur-Latn', 'ltr'],
  ['fr', 'ltr'],
  ['pt-BR', 'ltr'],
])('texts in %s are written %s', (tag, direction) => {
  expect(textDirection(tag)).toBe(direction);
});
