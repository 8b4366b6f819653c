import { expect, it } from 'vitest';
import { blockName } from './block-kinds.ts';

it.each([
  ['Pots for \\<b>lunch\\</b> & "tea"', 'Pots for <b>lunch</b> & "tea"'],
  ['# *Fired* **twice**', 'Fired twice'],
  ['> Said by\\\n> two', 'Said by two'],
  ['a \\* b \\[c\\]', 'a * b [c]'],
])('calls a text block of %j by what people read there', (markdown, said) => {
  expect(blockName({ kind: 2, value: { markdown } })).toMatch(new RegExp(`: ${escaped(said)}$`));
});

function escaped(text: string): string {
  return text.replace(/[[\]*]/g, '\\$&');
}
