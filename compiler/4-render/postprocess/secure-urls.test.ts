import { expect, it } from 'vitest';
import { createSecureUrl, withSecureStyles } from './secure-urls.ts';

it.each([
  ['//fonts.example/css?a|b', 'https://fonts.example/css?a|b'],
  ['HTTP://cdn.example/a.js', 'https://cdn.example/a.js'],
  ['https://cdn.example/a.js', 'https://cdn.example/a.js'],
  ['/assets/a.png', '/assets/a.png'],
  ['http://olaria.local/journal', 'http://olaria.local/journal'],
  ['http://olaria.local.evil.example/a', 'https://olaria.local.evil.example/a'],
])('a page loads %s from %s', (url, secure) => {
  expect(createSecureUrl('http://olaria.local')(url)).toBe(secure);
});

it('style sheets load what is on other hosts by HTTPS', () => {
  const data = `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>") url(/assets/e.png)`;
  expect(
    withSecureStyles(
      `@import "//a.example/b.css"; @import url(http://fonts.example/a); a { background: url( '//c.example/d.png' ) ${data} }`,
    ),
  ).toBe(
    `@import "https://a.example/b.css"; @import url(https://fonts.example/a); a { background: url( 'https://c.example/d.png' ) ${data} }`,
  );
});
