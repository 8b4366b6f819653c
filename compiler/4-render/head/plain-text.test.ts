import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['<p>About <em>knots</em>.</p>', 'About knots.'],
  ['<p>One</p>\n<p>two</p>', 'One two'],
  ['<ul><li>a</li><li>b</li></ul>', 'a b'],
  ['a &#x26; b &lt;c&gt; &quot;d&quot;', 'a & b <c> "d"'],
  ['&amp;lt;', '&lt;'],
  ['<h1>Studio</h1><p>By the river</p><h2>Hours</h2>', 'Studio · By the river · Hours'],
  ['<h2></h2><h2>Studio</h2>\n<h3>Hours</h3>', 'Studio · Hours'],
  ['<p>Write</p><form action="#"><label>Name</label></form><p>soon</p>', 'Write soon'],
  ['<h2>X·Y</h2><p>· a·b ·</p>', 'X·Y · · a·b ·'],
  ['<script>write("<script>")</script><p>a</p>', 'a'],
  ['<ul><li hidden>a</li><li>b</li></ul>', 'b'],
  ['<p>a</p><div hidden><div>b</div>c</div><p>d</p>', 'a d'],
  ['<p title="a hidden door">a</p><img alt="hidden "><img hidden><p>b</p>', 'a b'],
  [
    '<div class="product-variants" data-item-id="cup"><div>Size: Small Large</div></div><div class="sqs-add-to-cart-button-wrapper"><div>Add to cart</div></div><p>Holds a cup</p>',
    'Holds a cup',
  ],
])('the words of %s', (html, words) => {
  expect(plainText(html)).toBe(words);
});

it('are none when there is no text', () => {
  expect(plainText('<p><img src="x"></p>')).toBeUndefined();
});
