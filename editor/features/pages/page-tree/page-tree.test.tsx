import { act } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, it } from 'vitest';
import type { Doc } from '../../../../compiler/model/index.ts';
import { setValue } from '../../../core/commands/set-value.ts';
import { createMemorySite } from '../../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../../testing/open-app.tsx';
import { SHOP_DOCS } from '../../../testing/shop-documents.ts';

let app: TestApp;
afterEach(() => app.close());

const ABOUT: Doc = {
  key: 'page:about',
  rev: 1,
  updatedAt: 0,
  updatedBy: 'test',
  body: { pageType: 1, title: 'About', urlId: 'about', sections: {}, blocks: {} },
};

it('a changed title does not wait for the rows of all pages', async () => {
  const site = createMemorySite({ docs: [...SHOP_DOCS, ABOUT], now: () => 0 });
  app = await openApp({ path: '/config/pages/about', site });
  await app.press({ role: 'button', name: 'Pages' });
  const tree = await app.wait({ role: 'treegrid' });
  expect(tree.textContent).toContain('About');
  let first: string | null = null;
  await act(async () => {
    const rename = setValue({ doc: 'page:about', at: ['title'], value: 'Studio', label: 'Edit title' });
    flushSync(() => app.editor.store.run(rename));
    first = tree.textContent;
  });
  expect(first).not.toContain('Studio');
  expect(tree.textContent).toContain('Studio');
});

it('edits a link of the navigation from the menu of its row', async () => {
  const link = { title: 'Tides', url: 'https://tides.example/', newWindow: false };
  const navigation: Doc = {
    key: 'navigation:mainNavigation',
    rev: 1,
    updatedAt: 0,
    updatedBy: 'test',
    body: { items: { tide: { order: 'a0', externalLink: link } } },
  };
  const site = createMemorySite({ docs: [...SHOP_DOCS, ABOUT, navigation], now: () => 0 });
  app = await openApp({ path: '/config/pages/about', site });
  await app.press({ role: 'button', name: 'Pages' });
  await app.wait({ role: 'treegrid' });
  await app.press({ role: 'button', name: 'Actions for Tides' });
  await app.press({ role: 'menuitem', name: 'Edit link' });
  const url = await app.wait({ role: 'textbox', name: /^URL/ });
  expect((url as HTMLInputElement).value).toBe('https://tides.example/');
});
