// cspell:ignore obst Aleo Grandiflora
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Doc, type Tweak, valueAt } from '../../../../compiler/model/index.ts';
import { readFontCatalog } from '../../../../formatters/vocabulary/fonts/font-catalog.ts';
import { ApiFailure } from '../../../core/api/api-failure.ts';
import {
  type OpenOptions,
  type OpenPart,
  openInEditor,
  waitUntil,
} from '../../../core/hooks/testing/open-in-editor.tsx';
import { allByRole, byRole } from '../../../testing/roles.ts';
import { SiteStylesPanel } from '../site-styles-panel.tsx';
import { FontPicker } from './font-picker.tsx';

let part: OpenPart;
const sizes = ['clientWidth', 'clientHeight', 'scrollHeight'] as const;
const originals = sizes.map((name) => Object.getOwnPropertyDescriptor(HTMLElement.prototype, name));

beforeEach(() => {
  // Without layout, everything has the height 0.
  for (const name of sizes)
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => 900 });
});
afterEach(async () => {
  await part.close();
  vi.unstubAllGlobals();
  sizes.forEach((name, index) => {
    const original = originals[index];
    if (original === undefined) Reflect.deleteProperty(HTMLElement.prototype, name);
    else Object.defineProperty(HTMLElement.prototype, name, original);
  });
});

const font = (name: string, family: string): Tweak => ({
  kind: 'font',
  name,
  title: name,
  category: 'Fonts',
  isForScripts: false,
  selector: `.${name}`,
  default: { 'font-family': family },
});
const TWEAKS = [font('Headings', 'Hanken Grotesk, sans-serif'), font('Text', 'Georgia, serif')];

const CSS = '@font-face { font-family: "Hanken Grotesk"; src: url("/assets/fonts/hanken.woff2"); }';

const failed = () => Promise.reject(new ApiFailure('not-found', 404, {}));

/** Opens the picker of the headings. */
async function openPicker(design: object = {}, api: OpenOptions['api'] = {}): Promise<void> {
  const doc: Doc = { key: 'settings:site', rev: 1, updatedAt: 0, updatedBy: 'test', body: { design } };
  part = await openInEditor(<SiteStylesPanel onClose={() => undefined} />, {
    docs: [doc],
    api: {
      theme: async () => ({ theme: { tweaks: TWEAKS, presets: [], css: CSS, conf: {} } }),
      fontPreview: failed,
      ...api,
    },
  });
  await waitUntil(() => part.container.querySelector('[data-tweak=Headings] button') !== null);
  const button = byRole(headings(), { role: 'button', name: /^Font / });
  await act(async () => {
    button.focus();
    button.click();
  });
  await waitUntil(() => options().length > 0);
}

const headings = () => part.container.querySelector('[data-tweak=Headings]') ?? part.container;
const options = () => allByRole(document, { role: 'option' });
const names = (root: ParentNode = document) => allByRole(root, { role: 'option' }).map(nameOf);
const nameOf = (option: Element) => option.querySelector('span span')?.textContent ?? option.textContent;
const group = (name: string) => allByRole(document, { role: 'group', name })[0];
const design = () => valueAt(part.editor.store.states.getState().head.get('settings:site'), ['design']);

async function type(text: string): Promise<void> {
  const input = byRole(document, { role: 'searchbox' }) as HTMLInputElement;
  await act(async () => {
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const press = (key: string) =>
  act(async () => {
    const init = { key, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
    document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', init));
  });

it('typing part of a name narrows the list to matching fonts (R-FONT-PICK-01)', async () => {
  await openPicker();
  await type('obst');
  await waitUntil(() => options().length < 10);
  expect(names()).toEqual(['Lobster', 'Lobster Two']);
});

it('lists the font of that name first, then names that start with the search', async () => {
  await openPicker();
  await type('lora');
  await waitUntil(() => options().length < 10);
  expect(names()).toContain('Grandiflora One');
  expect(names()[0]).toBe('Lora');
});

it('has seven categories (R-FONT-PICK-02)', async () => {
  await openPicker();
  await act(async () => byRole(document, { role: 'button', name: /Category/ }).click());
  await waitUntil(() => names().includes('All categories'));
  expect(names().slice(1)).toEqual([
    'Sans Serif',
    'Serif',
    'Display',
    'Script',
    'Slab Serif',
    'Mono',
    'Other',
  ]);
});

it('shows the fonts of one category', async () => {
  await openPicker();
  await act(async () => byRole(document, { role: 'button', name: /Category/ }).click());
  await waitUntil(() => names().includes('Slab Serif'));
  await act(async () => byRole(document, { role: 'option', name: 'Slab Serif' }).click());
  await waitUntil(() => group('Slab Serif') !== undefined);
  expect(group('Sans Serif')).toBeUndefined();
  expect(names(group('Slab Serif')).slice(0, 3)).toEqual(['Aleo', 'Alfa Slab One', 'Antic Slab']);
});

it('groups the fonts that the styles of the site use (R-FONT-PICK-03)', async () => {
  await openPicker({ tweaks: { Text: { 'font-family': '"Bespoke Slab", serif' } } });
  expect(names(group('Fonts in Style Guide'))).toEqual(['Hanken Grotesk', 'Bespoke Slab']);
});

it('groups the fonts of the Typekit kit (R-FONT-PICK-04)', async () => {
  const kits = new Map([['abc1def', { fonts: [{ name: 'Adelle', family: '"adelle", serif' }] }]]);
  const fontKit = async (id: string) => kits.get(id) ?? failed();
  await openPicker({ typekitId: 'abc1def' }, { fontKit });
  await waitUntil(() => group('Typekit Kit') !== undefined);
  expect(names(group('Typekit Kit'))).toEqual(['Adelle']);
  await act(async () => byRole(document, { role: 'option', name: 'Adelle' }).click());
  expect(design()).toMatchObject({ tweaks: { Headings: { 'font-family': '"adelle", serif' } } });
});

it('loads no font from Google that the theme contains', async () => {
  await openPicker({ tweaks: { Headings: { 'font-family': 'Lora, serif' } }, webFonts: ['Lora:400,700'] });
  await type('hanken');
  await waitUntil(() => options().length < 10);
  await act(async () => byRole(document, { role: 'option', name: 'Hanken Grotesk' }).click());
  expect(design()).toEqual({
    tweaks: { Headings: { 'font-family': 'Hanken Grotesk, sans-serif' } },
    webFonts: [],
  });
});

it('has no group of a kit without one', async () => {
  await openPicker();
  expect(group('Typekit Kit')).toBeUndefined();
});

it('says that the fonts of the kit cannot be loaded', async () => {
  await openPicker({ typekitId: 'abc1def' }, { fontKit: failed });
  await waitUntil(
    () => document.body.textContent?.includes('Unable to load the fonts of the Typekit kit') === true,
  );
  expect(group('Typekit Kit')).toBeUndefined();
});

it('has deprecated fonts only in their own group, also those in use (R-FONT-PICK-05)', async () => {
  await openPicker({ tweaks: { Text: { 'font-family': 'Edu SA Beginner, cursive' } } });
  await type('edu sa');
  await waitUntil(() => options().length < 10);
  expect(names(group('Deprecated fonts'))).toEqual(['Edu SA Beginner']);
  expect(names()).toEqual(['Edu SA Hand', 'Edu SA Beginner']);
  await act(async () => byRole(document, { role: 'option', name: /^Edu SA Beginner/ }).click());
  expect(design()).toMatchObject({
    tweaks: { Headings: { 'font-family': 'Edu SA Beginner, cursive' } },
    webFonts: ['Edu SA Beginner:400,700'],
  });
});

it('shows all fonts without a network (R-FONT-PICK-06)', async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetched);
  await openPicker();
  const count = readFontCatalog().length + 6;
  expect(allByRole(document, { role: 'status' }).map(({ textContent }) => textContent)).toContain(
    `${count.toLocaleString('en-US')} fonts`,
  );
  expect(count).toBeGreaterThan(1900);
  expect(fetched).not.toHaveBeenCalled();
});

it('shows that the fonts cannot be loaded, and tries again (R-FONT-MSG-01)', async () => {
  let isAway = true;
  const loadCatalog = async () => (isAway ? Promise.reject(new Error('no chunk')) : readFontCatalog());
  part = await openInEditor(
    <FontPicker
      value="Lato"
      used={[]}
      themed={[]}
      kitId=""
      onChange={() => undefined}
      loadCatalog={loadCatalog}
    />,
    { api: { fontPreview: failed } },
  );
  await act(async () => byRole(part.container, { role: 'button' }).click());
  await waitUntil(() => allByRole(document, { role: 'alert' }).length > 0);
  expect(byRole(document, { role: 'alert' }).querySelector('p')?.textContent).toBe('Unable to load fonts');
  isAway = false;
  await act(async () => byRole(document, { role: 'button', name: 'Try again' }).click());
  await waitUntil(() => options().length > 0);
  expect(allByRole(document, { role: 'alert' })).toEqual([]);
});

it('shows that the preview of the current font cannot be loaded (R-FONT-MSG-02)', async () => {
  await openPicker({ tweaks: { Headings: { 'font-family': 'Lato, sans-serif' } } });
  const messages = () => allByRole(document, { role: 'status' }).map(({ textContent }) => textContent);
  await waitUntil(() => messages().some((text) => text?.startsWith('Unable')));
  expect(messages()).toContain('Unable to load preview for Lato.');
});

it('is used with the keyboard', async () => {
  await openPicker();
  await type('lobster two');
  await waitUntil(() => options().length === 1);
  await press('ArrowDown');
  await press('Enter');
  expect(design()).toEqual({
    tweaks: { Headings: { 'font-family': 'Lobster Two, sans-serif' } },
    webFonts: ['Lobster Two:400,700'],
  });
  expect(allByRole(document, { role: 'searchbox' })).toEqual([]);
});

it('closes with Escape and returns the focus', async () => {
  await openPicker();
  await press('Escape');
  const button = byRole(headings(), { role: 'button', name: /^Font / });
  await waitUntil(() => document.activeElement === button);
  expect(allByRole(document, { role: 'searchbox' })).toEqual([]);
  expect(design()).toEqual({});
});

it('says when no font is found', async () => {
  await openPicker();
  await type('zzz');
  await waitUntil(() => document.body.textContent?.includes('No results found.') === true);
  expect(options()).toHaveLength(1);
});
