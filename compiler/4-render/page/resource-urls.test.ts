import { describe, expect, it } from 'vitest';
import { createResourceUrls, withSecureStyles } from './resource-urls.ts';

const repair = createResourceUrls({
  baseUrl: 'http://olaria.local',
  themeFiles: [{ path: 'scripts/site.js' }, { path: 'scripts/a b.js' }],
});

describe('what a page loads from another host', () => {
  it.each([
    [
      "<link href='//fonts.example/css?a|b' rel='stylesheet'>",
      "<link href='https://fonts.example/css?a|b' rel='stylesheet'>",
    ],
    [
      '<link rel=stylesheet href=http://fonts.example/a>',
      '<link rel=stylesheet href=https://fonts.example/a>',
    ],
    [
      '<SCRIPT async SRC = "HTTP://cdn.example/a.js"></SCRIPT>',
      '<SCRIPT async SRC = "https://cdn.example/a.js"></SCRIPT>',
    ],
    [
      '<iframe width="1" src="//player.example/1"></iframe>',
      '<iframe width="1" src="https://player.example/1"></iframe>',
    ],
    ['<img alt="a" src="http://cdn.example/a.png">', '<img alt="a" src="https://cdn.example/a.png">'],
  ])('is loaded by HTTPS: %s', (html, repaired) => {
    expect(repair(html)).toBe(repaired);
  });

  it.each([
    '<a href="http://elsewhere.example">',
    '<link rel="canonical" href="http://olaria.local/journal">',
    '<script src="/scripts/site.js?v=1"></script>',
    '<img src="/assets/a.png" data-url="//b.example">',
    '<script>var url = "//stats.example/a.js";</script>',
  ])('leaves all others: %s', (html) => {
    expect(repair(html)).toBe(html);
  });

  it('compares the whole host of the site', () => {
    expect(repair('<img src="http://olaria.local.evil.example/a">')).toBe(
      '<img src="https://olaria.local.evil.example/a">',
    );
  });
});

describe('a script of the theme', () => {
  it('is left out if there is none', () => {
    expect(repair('<b><script type="text/javascript" src="/scripts/app.js?v=1"> </script></b>')).toBe(
      '<b></b>',
    );
  });

  it.each(['/scripts/a%20b.js', '/scripts/site.js#x', 'https://cdn.example/scripts/app.js'])(
    'stays: %s',
    (url) => {
      expect(repair(`<script src="${url}"></script>`)).toBe(`<script src="${url}"></script>`);
    },
  );
});

it('style sheets load what is on other hosts by HTTPS', () => {
  expect(
    withSecureStyles(
      `@import "//a.example/b.css"; @import url(http://fonts.example/a); a { background: url( '//c.example/d.png' ) url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>") url(/assets/e.png) }`,
    ),
  ).toBe(
    `@import "https://a.example/b.css"; @import url(https://fonts.example/a); a { background: url( 'https://c.example/d.png' ) url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>") url(/assets/e.png) }`,
  );
});
