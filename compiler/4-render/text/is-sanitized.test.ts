import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../../../fixtures/property-runs.ts';
import { isSanitized } from './is-sanitized.ts';
import { createHtmlSanitizer } from './sanitize-html.ts';

const sanitize = createHtmlSanitizer();

it.each([
  '<h2>Cups</h2>\n<p>With <strong>two <em>handles</em></strong>, <a href="/shop?a=1#b">here</a>.<br>And saucers.</p>',
  '<ul>\n<li>One</li>\n<li><p>Two</p><ol><li>Three</li></ol></li>\n</ul>',
  '<table>\n<thead>\n<tr>\n<th>Size</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1 l</td>\n</tr>\n</tbody>\n</table>',
  'Text é 中文',
  '',
])('common HTML need not be parsed: %j', (html) => {
  expect(isSanitized(html)).toBe(true);
  expect(sanitize(html)).toBe(html);
});

it.each([
  '<p>one<p>two</p></p>',
  '<script>x</script>',
  '<p onclick="x">one</p>',
  '<a href="javascript:x">one</a>',
  '<b><i>one</b></i>',
  '<a href="/a">one <a href="/b">two</a></a>',
  '<table><tr><td>one</td></tr></table>',
  '<table>one</table>',
  '<p>a &amp; b</p>',
  '<p>one',
])('other HTML is parsed: %j', (html) => {
  expect(isSanitized(html)).toBe(false);
});

const NAMES =
  'p h1 h2 ul ol li blockquote table thead tbody tr th td strong em b i u s code a div script img br'.split(
    ' ',
  );
const PIECES = [
  ...NAMES.flatMap((name) => [`<${name}>`, `</${name}>`]),
  ...[
    '<a href="/x">',
    '<a href="javascript:x">',
    '<a href="//x">',
    '<p class="x">',
    '<!-- -->',
    '<',
    '>',
    '&',
    '&lt;',
  ],
  ...['text', ' ', '\n', '\r\n', '\t', '\0', '\f', 'é', '😀', '"', "'", '\ufeff', '\ud800'],
];

const text = fc.constantFrom('text', ' ', '\n', '\t', 'a > b', '"quotes"', 'é', '\u2028', '');
const tree: fc.Arbitrary<string> = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5 },
    text,
    fc
      .tuple(fc.constantFrom(...NAMES), fc.array(tie('node'), { maxLength: 4 }))
      .map(([name, children]) => `<${name}>${children.join('')}</${name}>`),
  ),
})).node;

it.each([
  [
    'of tags in any order',
    fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((pieces) => pieces.join('')),
  ],
  ['of nested elements', tree],
  [
    'in a list',
    fc.array(tree, { maxLength: 3 }).map((items) => `<ul><li>${items.join('</li><li>')}</li></ul>`),
  ],
  ['in a table', tree.map((cell) => `<table><tbody><tr><td>${cell}</td></tr></tbody></table>`)],
])('HTML that is not parsed is what the sanitizer would return: %s', (_what, html) => {
  fc.assert(
    fc.property(html, (each) => {
      if (isSanitized(each)) expect(sanitize(each)).toBe(each);
    }),
    { numRuns: propertyRuns(2000) },
  );
});
