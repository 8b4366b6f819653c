import { describe, expect, it } from 'vitest';
import { compileStyles } from '../../node/styles/compile-styles.ts';
import { createKeyboardNeeds } from './keyboard-needs.ts';
import { scanPage } from './page-scan.ts';

const DROPDOWN = '.folder:hover .subnav { display: block }';

interface Theme {
  readonly less?: string;
  /** The text of `/scripts/site.js`. */
  readonly script?: string;
}

function needs(html: string, { less = '', script }: Theme = {}): boolean {
  const { css } = compileStyles({ styles: [{ file: 'site.less', text: less }], imports: {} });
  const scripts =
    script === undefined ? undefined : { paths: PATHS, files: { 'b.js': script }, diagnostics: [] };
  return createKeyboardNeeds(css, scripts)(html, scanPage(html));
}

const PATHS = { 'scripts/site.js': 'b.js' };
const SCRIPT = '<script src="/scripts/site.js?v=1"></script>';

describe('a page loads the script for menus by keyboard', () => {
  it.each([
    ['a link without a URL that has content', '<a aria-haspopup="true">More</a>'],
    ['an empty link without a URL that has a class', '<a class="icon-menu" id="menu"></a>'],
    [
      'a label away from its checkbox',
      '<input id="m" type="checkbox"><p><label class="l" for="m">Menu</label></p>',
    ],
    ['an element with a handler', '<div class="icon" onclick="toggle()">Menu</div>'],
    ['an element with a handler that is empty', '<span onclick>Menu</span>'],
    ['an element that is a button', '<div role="button">Menu</div>'],
    ['an inline script that waits for clicks', '<script>menu.addEventListener("click", open)</script>'],
    ['an inline script that waits for touches', "<script>$('.menu').on('touchstart', open)</script>"],
  ])('with %s', (_what, html) => expect(needs(html)).toBe(true));

  it.each([
    ['a list entry', '<li>More <ul class="subnav"><li><a href="/a">A</a></li></ul></li>'],
    [
      'an element',
      '<div class="item folder"><span>More</span> <div class="subnav"><a href="/a">A</a></div></div>',
    ],
  ])('with a folder that opens on hover and whose title is no link, but the text of %s', (_what, html) => {
    expect(needs(html, { less: DROPDOWN })).toBe(true);
    expect(needs(html, { less: 'a:hover, b .c { color: red }' })).toBe(false);
  });

  it('with a script of the theme that waits for clicks', () => {
    expect(needs(SCRIPT, { script: 'Y.one("#menu").on("click", open)' })).toBe(true);
    expect(needs(SCRIPT, { script: 'document.body.className += " loaded"' })).toBe(false);
  });

  it.each([
    ['a folder whose title is a link', '<li class="folder"><a href="/a">A</a><ul class="subnav"></ul></li>'],
    ['a target of links', '<a id="top"></a><a name="end">End</a>'],
    ['a button with a handler', '<button onclick="toggle()">Menu</button>'],
    ['an element that the keyboard reaches', '<div role="button" tabindex="0">Add</div>'],
    [
      'a label that the keyboard reaches',
      '<input id="m" type="radio"><label tabindex="0" for="m">Blue</label>',
    ],
    ['a label around its checkbox', '<label><input type="checkbox" id="m"> Yes</label>'],
    ['a label of a field', '<label for="m">Name</label><input id="m" type="text">'],
    ['a script that counts visits', '<script>dataLayer.push({ event: "page" })</script>'],
  ])('not with %s', (_what, html) => expect(needs(html, { less: DROPDOWN })).toBe(false));

  it.each(['<a ', '<li', '<li>x<b>', '<div class=folder><span>', '<label for=a ', '<x onclick '])(
    'in time that grows with the length of a page: %s',
    (part) => {
      const html = `${part.repeat(1_000_000 / part.length)} role="button"`;
      expect(typeof needs(html, { less: DROPDOWN })).toBe('boolean');
    },
  );
});
