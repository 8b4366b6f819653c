import { expect, it } from 'vitest';
import { createForeignScripts } from './foreign-scripts.ts';
import { scanPage } from './page-scan.ts';

const SCRIPT = '<script>steal()</script>';
const SETTINGS = { website: {}, websiteSettings: {}, localizedStrings: {} };
const PAGE = { title: 'Home', blocks: {} };

/** Whether the script on a page is known to come from a text of a site with these documents. */
function isForeign(documents: object, html = `<p>${SCRIPT}</p>`): boolean {
  const none = { pages: [], blockFields: [], collections: [], items: [], taxons: [], forms: [] };
  const site = { settings: SETTINGS, ...none, navigations: [], assets: [], files: [], ...documents };
  const [script] = scanPage(html).scripts;
  return script !== undefined && createForeignScripts(site as never).has(html, script);
}

const withBlock = (kind: number, value: object) => ({ ...PAGE, blocks: { b: { kind, value } } });

it.each<readonly [string, object]>([
  ['the settings', { settings: { ...SETTINGS, website: { siteTitle: SCRIPT } } }],
  ['a string of the site', { settings: { ...SETTINGS, localizedStrings: { hello: SCRIPT } } }],
  ['a page', { pages: [{ ...PAGE, title: SCRIPT }] }],
  ['a block of a page', { pages: [withBlock(2, { markdown: `Text ${SCRIPT}` })] }],
  ['a block field', { blockFields: [withBlock(44, { markdown: SCRIPT })] }],
  ['a collection', { collections: [{ description: SCRIPT }] }],
  ['an item', { items: [{ customContent: { notes: [SCRIPT] } }] }],
  ['a tag', { taxons: [{ name: SCRIPT }] }],
  ['a form', { forms: [{ submitLabel: SCRIPT }] }],
  ['a navigation', { navigations: [{ items: { a: { title: SCRIPT } } }] }],
  ['an image', { assets: [{ altText: SCRIPT }] }],
])('a script in a text must not run: %s', (_where, documents) => {
  expect(isForeign(documents)).toBe(true);
});

it.each<readonly [string, object]>([
  ['nothing', {}],
  ['a code block', { pages: [withBlock(23, { html: SCRIPT })] }],
  ['the HTML after a form', { forms: [{ submissionHTML: SCRIPT }] }],
  ['an element with a longer name', { items: [{ title: '<scripts>steal()' }] }],
])('a script of the owner may run, with the same script in %s', (_where, documents) => {
  expect(isForeign(documents)).toBe(false);
});

it.each(['<SCRIPT>steal()</SCRIPT>', '<script\nsrc="//x.example/a.js"></script>', '<script/x>a()</script>'])(
  'a script in a text is found as browsers read it: %j',
  (text) => {
    expect(isForeign({ items: [{ title: text }] }, text)).toBe(true);
  },
);

it('a script is found in a text that a template truncates', () => {
  const text = `<script>steal("${'x'.repeat(80)}")</script>`;
  expect(isForeign({ items: [{ title: text }] }, `${text.slice(0, 75)}…</script>`)).toBe(true);
});
