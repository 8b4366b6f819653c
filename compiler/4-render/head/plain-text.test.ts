import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['<p>About <em>knots</em>.</p>', 'About knots.'],
  ['<p>One</p>\n<p>two</p>', 'One two'],
  ['<ul><li>a</li><li>b</li></ul>', 'a b'],
  ['a &#x26; b &lt;c&gt; &quot;d&quot;', 'a & b <c> "d"'],
  ['&amp;lt;', '&lt;'],
])('the words of %s', (html, words) => {
  expect(plainText(html)).toBe(words);
});

it('are none when there is no text', () => {
  expect(plainText('<p><img src="x"></p>')).toBeUndefined();
});
