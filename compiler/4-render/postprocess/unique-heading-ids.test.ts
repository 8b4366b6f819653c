import { expect, it } from 'vitest';
import { uniqueHeadingIds } from './unique-heading-ids.ts';

it.each([
  ['<h2 id="a">1</h2><h3 id="a">2</h3>', '<h2 id="a">1</h2><h3 id="a-1">2</h3>'],
  ['<h2 id="a">1</h2><div id="a">2</div>', '<h2 id="a-1">1</h2><div id="a">2</div>'],
  [
    '<h2 id="a"></h2><h2 id="a"></h2><h2 id="a-1"></h2>',
    '<h2 id="a"></h2><h2 id="a-2"></h2><h2 id="a-1"></h2>',
  ],
  ['<h2 id="$&"></h2><h2 id="$&"></h2>', '<h2 id="$&"></h2><h2 id="$&-1"></h2>'],
])('%s becomes %s', (html, expected) => {
  expect(uniqueHeadingIds(html)).toBe(expected);
});

it.each(['<h2 id="a">1</h2><p id="b">2</p>', '<p id="a"></p><p id="a"></p>', 'a'])('%s stays', (html) => {
  expect(uniqueHeadingIds(html)).toBe(html);
});
