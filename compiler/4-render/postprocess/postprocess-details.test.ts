import { describe, expect, it } from 'vitest';
import { MINIMAL_RUNTIME } from '../../../fixtures/sites/minimal-runtime.ts';
import { readAttributes } from './attributes.ts';
import { createForeignScripts } from './foreign-scripts.ts';
import { withoutDuplicates } from './head-duplicates.ts';
import { createInlineHandlers } from './inline-handlers.ts';
import { scanPage } from './page-scan.ts';
import { postprocessPage } from './postprocess-page.ts';
import { scriptEntries, scriptNeeds } from './script-entries.ts';
import { createSplices } from './splices.ts';

const THEME = { layouts: {}, pages: {}, collections: {}, partials: {}, files: [] };

it('a number beyond Unicode is no character', () => {
  const html = '<a x="&#1114111;&#1114112;">';
  const tag = { name: 'a', start: 0, end: html.length, isClosing: false, contentEnd: html.length };
  expect(readAttributes(html, tag).get('x')?.value).toBe('\u{10ffff}&#1114112;');
});

it('the code of the owner is no script of an author, in pages and collections', () => {
  const code = { codeInjection: { header: '<script>own()</script>' } };
  const none = { blockFields: [], items: [], taxons: [], forms: [], navigations: [], assets: [] };
  const tails = (title: string) =>
    createForeignScripts({
      ...none,
      settings: { websiteSettings: code },
      pages: [{ ...code, title, blocks: {} }],
      collections: [{ ...code, title }],
    } as never).tails();
  expect(tails('A')).toEqual([]);
  expect(tails('<script>x')).toEqual(['<script>x', '<script>x']);
});

describe('what a theme prints into the head', () => {
  it('replaces the icon, also with the old name of its relation', () => {
    expect(withoutDuplicates('<link rel="icon" href="/a">', '<link rel="shortcut icon" href="/b">')).toBe('');
  });

  it('does not replace the rules for search engines', () => {
    const robots = '<meta name="robots" content="noindex">';
    expect(withoutDuplicates(robots, '<meta name="robots" content="all">')).toBe(robots);
  });
});

describe('event handlers of a theme', () => {
  it('may contain quotation marks', () => {
    const html = `<a onclick='go("a")'>`;
    expect(createInlineHandlers({ ...THEME, layouts: { a: { text: html } } } as never)(html)).toEqual([
      'go("a")',
    ]);
  });

  it.each([
    ['a page', { pages: { a: { text: '<a onclick="go()">' } } }],
    ['a list', { collections: { a: { list: { text: '<a onclick="go()">' } } } }],
    ['a partial', { partials: { a: { text: '<a onclick="go()">' } } }],
  ])('may be in the template of %s', (_what, parts) => {
    expect(createInlineHandlers({ ...THEME, ...parts } as never)('<b onclick="go()">')).toEqual(['go()']);
  });
});

it('the button of a product is the first one in its wrapper', () => {
  const button = (id: string) => `<div class="sqs-add-to-cart-button" data-item-id="${id}" id="${id}"></div>`;
  const html = `<div class="sqs-add-to-cart-button-wrapper">${button('one')}${button('two')}</div>`;
  const { marked } = scanPage(html);
  const inWrapper = marked.filter(({ wrapperStart }) => wrapperStart !== undefined);
  expect(inWrapper.map(({ attributes }) => attributes.get('id')?.value)).toEqual(['one']);
});

it('of overlapping edits the first one wins', () => {
  const splices = createSplices();
  splices.replace(2, 4, 'x');
  splices.replace(0, 3, 'y');
  expect(splices.apply('123456')).toBe('y456');
});

it('scripts of a theme are files that it has, with any characters', () => {
  const text = '<script src="/scripts/a%20b.js"></script><script src="/scripts/none.js"></script>';
  const theme = { ...THEME, layouts: { a: { text } }, files: [{ path: 'scripts/a b.js' }] };
  expect(scriptEntries(theme as never)).toEqual(['scripts/a b.js']);
});

describe('the link to the cart', () => {
  const services = {
    runtime: MINIMAL_RUNTIME,
    strings: {},
    hasAnalytics: false,
    scriptUrls: {},
    hasScript: (path: string) => path !== 'scripts/none.js',
    secureUrl: (url: string) => url.replace(/^\/\//, 'https://'),
    scriptNeeds: () => scriptNeeds(''),
    needsKeyboard: () => false,
    stylesLoadedImages: false,
    isDebug: false,
    findImage: () => undefined,
    isForeign: () => false,
    handlersIn: () => [],
  };
  const isShown = (html: string, mayHavePill = true) => {
    const page = {
      html: `<html><head></head><body>${html}</body></html>`,
      content: '',
      headers: '',
      page: {},
      facts: {},
      moreIslands: [],
      mayHavePill,
      platformContext: () => ({}),
    };
    return postprocessPage(page as never, services as never).html.includes('quoin-cart-pill');
  };

  it('is on pages that show the number of products in the cart', () => {
    expect(isShown('<p>Text</p>')).toBe(false);
    expect(isShown('<span class="sqs-cart-quantity"></span>')).toBe(true);
    expect(isShown('<span class="sqs-cart-quantity"></span>', false)).toBe(false);
  });
});
