import { Window } from 'happy-dom';
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMemoryFiles } from '../../compiler/1-read/memory-files.ts';
import { renderSite } from '../../compiler/compile-site.ts';
import type { Doc, Theme, Tweak } from '../../compiler/model/index.ts';
import { homeWithBlock, withSmallSite } from '../../compiler/testing/build-small-site.ts';
// Screens load lazily; this one takes long on a busy machine.
import '../features/pages/pages-screen.tsx';
import { createMemorySite } from '../testing/memory-site.ts';
import { openApp, type TestApp } from '../testing/open-app.tsx';
import type { Query } from '../testing/roles.ts';
import { SHOP_DOCS } from '../testing/shop-documents.ts';

const FILES = withSmallSite(homeWithBlock('words', 2, { markdown: 'Hello there' }));
const common = { category: 'Styles', isForScripts: false };
const TWEAKS: readonly Tweak[] = [
  { ...common, kind: 'color', name: 'ink', title: 'Ink', default: '#111111' },
  {
    ...common,
    kind: 'font',
    name: 'body-font',
    title: 'Text',
    selector: 'body',
    default: { 'font-family': 'Georgia, serif' },
  },
];

async function createTheme(): Promise<Theme> {
  const { theme } = await renderSite({ site: createMemoryFiles(FILES) }, { now: 0 });
  if (theme === undefined) throw new Error('The small site has errors');
  return { ...theme, tweaks: TWEAKS };
}

const { body } = JSON.parse(String(FILES['pages/home.json'])) as { readonly body: object };
const HOME: Doc = { key: 'page:home', rev: 1, updatedAt: 0, updatedBy: 'test', body };
const LIST: Doc = { ...HOME, key: 'mailing-list:news', body: { name: 'News', doubleOptIn: true } };

let app: TestApp;
const frame = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentDocument');

/** Frames have no document here: the canvas gets that of another window. */
beforeEach(async () => {
  const { document: page } = new Window();
  const fonts = { ready: Promise.resolve(), addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(page, { fonts });
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentDocument', {
    configurable: true,
    get: () => page,
  });
  const site = createMemorySite({ docs: [...SHOP_DOCS, HOME, LIST], now: () => 0 });
  app = await openApp({ path: '/config', site, server: { theme: await createTheme() } });
});
afterEach(async () => {
  await app.close();
  if (frame === undefined) Reflect.deleteProperty(HTMLIFrameElement.prototype, 'contentDocument');
  else Object.defineProperty(HTMLIFrameElement.prototype, 'contentDocument', frame);
});

/** Opens an area of the rail. */
const openArea = (name: string) => app.press({ role: 'link', name });

async function openText(): Promise<void> {
  await openArea('Pages');
  await app.waitUntil(() => document.querySelector('iframe') !== null);
  await act(async () => void document.querySelector('iframe')?.dispatchEvent(new Event('load')));
  const block = await app.wait({ role: 'button', name: 'Text: Hello there' });
  await act(async () => block.focus());
  await app.keys({ key: 'Enter' }, block);
}

async function openStyles(): Promise<void> {
  await openArea('Pages');
  await app.press({ role: 'button', name: 'Pages' });
  await app.press({ role: 'button', name: 'Site styles' });
}

const SURFACES: readonly (readonly [string, () => Promise<void>, Query])[] = [
  ['rich-text editor', openText, { role: 'toolbar', name: 'Text formatting' }],
  ['file library', () => openArea('Assets'), { role: 'searchbox', name: 'Search files' }],
  [
    'font picker',
    async () => {
      await openStyles();
      await app.press({ role: 'button', name: /^Font / });
    },
    { role: 'searchbox', name: 'Search fonts' },
  ],
  [
    'color picker',
    async () => {
      await openStyles();
      await app.press({ role: 'button', name: /^Change Ink/ });
    },
    { role: 'textbox', name: 'Color' },
  ],
  [
    'link editor',
    async () => {
      await openText();
      await app.press({ role: 'button', name: 'Link' });
    },
    { role: 'tab', name: 'Web Address' },
  ],
  [
    'mailing-list connection',
    async () => {
      await openArea('Forms');
      await app.press({ role: 'link', name: /Write to us/ });
      await app.press({ role: 'link', name: 'Edit form' });
      await app.press({ role: 'button', name: 'Connect' });
    },
    { role: 'dialog' },
  ],
  ['data table', () => openArea('Store'), { role: 'columnheader', name: 'Stock' }],
  [
    'tag and category manager',
    async () => {
      await openArea('Store');
      await app.press({ role: 'link', name: 'Tags and categories' });
    },
    { role: 'button', name: 'Add tag' },
  ],
];

it.each(SURFACES)('R-SHELL-SCOPE-01: the %s opens from the shell', async (_, open, surface) => {
  expect(app.all(surface)).toEqual([]);
  await open();
  await app.wait(surface);
});
