import { describe, expect, test, vi } from 'vitest';
import { renderSite } from '../testing/render-site.ts';
import { readPage } from './page.ts';
import { text } from './text.ts';

/** Reads a page whose elements have these texts. */
function pageWith(texts: Readonly<Record<string, string>>) {
  document.body.innerHTML = Object.entries(texts)
    .map(([id, json]) => `<script type="application/json" id="${id}">${json}</script>`)
    .join('');
  return readPage();
}

const DEFAULTS = { hello: 'Hello {name}', constructor: 'Default' } as const;

describe('the page', () => {
  test('has the facts and the texts that the build has written', () => {
    expect(pageWith({ 'wb-page': '{"pageId":"home"}', 'wb-strings': '{"hello":"Olá"}' })).toMatchObject({
      facts: { pageId: 'home' },
      texts: { hello: 'Olá' },
    });
  });

  test.each([{}, { 'wb-page': '', 'wb-strings': '{' }, { 'wb-page': 'null' }])(
    'has no facts and texts where they cannot be read: %j',
    (texts) => {
      expect(pageWith(texts as Readonly<Record<string, string>>)).toMatchObject({ facts: {}, texts: {} });
    },
  );

  test('has the content source i if it shows an item, else c', async () => {
    const site = await renderSite();
    const sourceOf = (path: string) => /"contentSource":"(.)"/.exec(site(path))?.[1];
    expect(['/shop/p/mug', '/shop', '/contact'].map(sourceOf)).toEqual(['i', 'c', 'c']);
  });

  test('goes to a URL', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    pageWith({}).go('/cart');
    expect(assign).toHaveBeenCalledExactlyOnceWith('/cart');
    assign.mockRestore();
  });
});

describe('a text', () => {
  test('is that of the site', () => {
    expect(
      text(pageWith({ 'wb-strings': '{"hello":"Olá {name}"}' }), DEFAULTS, 'hello', { name: 'Ana' }),
    ).toBe('Olá Ana');
  });

  test('is the default where the site has none', () => {
    expect(text(pageWith({}), DEFAULTS, 'hello', { name: 'Ana' })).toBe('Hello Ana');
    expect(text(pageWith({}), DEFAULTS, 'constructor')).toBe('Default');
  });

  test.each(['1', 'null', '{}'])('is the default where that of the site is %s', (json) => {
    expect(text(pageWith({ 'wb-strings': `{"hello":${json}}` }), DEFAULTS, 'hello')).toBe('Hello {name}');
  });
});
