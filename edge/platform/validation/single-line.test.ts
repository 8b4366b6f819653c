import { expect, it } from 'vitest';
import { toSingleLine } from './single-line.ts';

it.each([
  ['a line feed', '\n'],
  ['a carriage return and a line feed', '\r\n'],
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
  ['a next line', '\u0085'],
  ['a NUL', '\0'],
])('%s becomes one space', (_, character) => {
  expect(toSingleLine(`To:${character}Bcc`)).toBe('To: Bcc');
});
