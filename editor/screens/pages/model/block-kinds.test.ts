import { expect, it } from 'vitest';
import { blockName } from './block-kinds.ts';

const SAID = 'Pots for <b>lunch</b> & "tea"';

it.each([
  ['Pots for \\<b>lunch\\</b> & "tea"', SAID],
  ['Pots for &lt;b&gt;lunch&lt;/b&gt; &amp; "tea"', SAID],
  ['`Pots` for `<b>lunch</b>` \\& "tea"', SAID],
  ['Pots for <b>lunch</b> & "tea"', 'Pots for lunch & "tea"'],
  ['# *Fired* **twice**', 'Fired twice'],
  ['> Said by\\\n> two', 'Said by two'],
  ['a \\* b \\[c\\]', 'a * b [c]'],
  ['Cups (small), snake_case, 5 * 3 < 16 > 2', 'Cups (small), snake_case, 5 * 3 < 16 > 2'],
  ['See [the *shop*](/shop "All of it") and ![a cup](/cup.jpg)', 'See the shop and a cup'],
  ['- one\n- _two_', 'one two'],
])('calls a text of Markdown, %j, by what people read there', (markdown, said) => {
  expect(blockName({ kind: 2, value: { markdown } })).toBe(`Text: ${said}`);
});

it.each([
  ['<p>Pots for &lt;b&gt;lunch&lt;/b&gt; &amp; "tea"</p>', SAID],
  ['<p>Pots for <b>lunch</b> &amp; &quot;tea&quot;</p>', 'Pots for lunch & "tea"'],
  ['<h2>One</h2><p>t<em>w</em>o&nbsp;&#8364;&#x20ac;<br>three</p>', 'One two €€ three'],
  ['<p>&amp;lt; &nothing; &#99999999;</p>', '&lt; &nothing; &#99999999;'],
])('calls a text of HTML, %j, by what people read there', (html, said) => {
  expect(blockName({ kind: 2, value: { html } })).toBe(`Text: ${said}`);
});

it('calls other blocks by their lines, which have no form', () => {
  expect(blockName({ kind: 53, value: { label: SAID } })).toMatch(`: ${SAID}`);
});
