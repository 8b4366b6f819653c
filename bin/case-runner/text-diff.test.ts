import { expect, test } from 'vitest';
import { textDiff } from './text-diff.ts';

test('two lines are printed with a caret below the first difference', () => {
  expect(textDiff('one two', 'one too')).toEqual(['- one two', '+ one too', '       ^']);
});

test('a long line is cut around the first difference', () => {
  const [left = '', , caret = ''] = textDiff(`${'a'.repeat(500)}x${'b'.repeat(500)}`, `${'a'.repeat(500)}y`);
  expect(left.length).toBeLessThan(150);
  expect(left.charAt(caret.indexOf('^'))).toBe('x');
});

test('only changed lines of a text are shown, with two lines around them', () => {
  const lines = Array.from({ length: 20 }, (_, index) => `line ${index + 1}`);
  const changed = lines.with(9, 'other');
  expect(textDiff(lines.join('\n'), changed.join('\n'))).toEqual([
    '@ line 10',
    '  line 8',
    '  line 9',
    '- line 10',
    '+ other',
    '  ^',
    '  line 11',
    '  line 12',
  ]);
});

test('added and removed lines are distinguished', () => {
  expect(textDiff('a\nb\nc', 'a\nc\nd')).toEqual(['@ line 2', '  a', '- b', '  c', '+ d']);
});

test('whitespace is made visible if nothing else differs', () => {
  expect(textDiff('a b', 'a\tb')).toEqual(['- a·b', '+ a→b', '   ^']);
});

test('a long diff is truncated, and large texts are compared quickly', () => {
  const left = Array.from({ length: 5000 }, (_, index) => `a${index}`).join('\n');
  const right = Array.from({ length: 5000 }, (_, index) => `b${index}`).join('\n');
  const shown = textDiff(left, right);
  expect(shown.length).toBe(61);
  expect(shown.at(-1)).toMatch(/^… \d+ lines more$/);
});
