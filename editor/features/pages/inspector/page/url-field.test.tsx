import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Doc } from '../../../../../compiler/model/index.ts';
import { createMemorySite } from '../../../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../../../testing/open-app.tsx';
import { SHOP_DOCS } from '../../../../testing/shop-documents.ts';
import { t as pagesText } from '../../strings/pages-strings.ts';

let app: TestApp;
afterEach(() => app.close());

const ABOUT: Doc = {
  key: 'page:about',
  rev: 1,
  updatedAt: 0,
  updatedBy: 'test',
  body: { pageType: 1, title: 'About', urlId: 'about', sections: {}, blocks: {} },
};

it('changing a slug redirects from the published URL; undo reverts both', async () => {
  const site = createMemorySite({ docs: [...SHOP_DOCS, ABOUT], now: () => 0 });
  app = await openApp({ path: '/config/pages/about', site });
  await app.press({ role: 'button', name: 'Publish' });
  await app.press({ role: 'button', name: 'Publish now' });
  await app.waitForText('Published');
  const field = { role: 'textbox', name: 'URL slug' } as const;
  await app.press({ role: 'button', name: 'Settings' });
  const input = await app.wait(field);
  await act(async () => input.focus());
  for (const text of ['abou', 'about-us']) await app.type(field, text);
  await app.pass(3000);
  const bodyOf = () => app.site.doc('page:about')?.body;
  expect(bodyOf()).toMatchObject({ urlId: 'about-us', redirectFrom: ['/about'] });
  // The user leaves the page, returns, and changes the slug again before the first change is published.
  await act(async () => input.blur());
  await act(async () => input.focus());
  await app.type(field, 'we');
  await app.pass(3000);
  expect(bodyOf()).toMatchObject({ urlId: 'we', redirectFrom: ['/about'] });
  app.editor.store.undo();
  app.editor.store.undo();
  await app.pass(3000);
  expect(bodyOf()).toEqual(ABOUT.body);
});

it('changing an unpublished slug adds no redirect', async () => {
  const site = createMemorySite({ docs: [...SHOP_DOCS, ABOUT], now: () => 0 });
  app = await openApp({ path: '/config/pages/about', site });
  await app.press({ role: 'button', name: 'Settings' });
  await app.wait({ role: 'textbox', name: 'URL slug' });
  await app.pass(100);
  await app.type({ role: 'textbox', name: 'URL slug' }, 'about-us');
  await app.pass(3000);
  expect(app.site.doc('page:about')?.body).toEqual({ ...Object(ABOUT.body), urlId: 'about-us' });
});

it('a slug that another user published in the meantime redirects, too', async () => {
  const site = createMemorySite({ docs: [...SHOP_DOCS, ABOUT], now: () => 0 });
  app = await openApp({ path: '/config/pages/about', site });
  await app.press({ role: 'button', name: 'Settings' });
  const input = await app.wait({ role: 'textbox', name: 'URL slug' });
  await app.pass(100);
  await app.editor.api.publish({ message: '' });
  await act(async () => input.focus());
  await app.pass(100);
  await app.type({ role: 'textbox', name: 'URL slug' }, 'about-us');
  await app.pass(3000);
  expect(app.site.doc('page:about')?.body).toMatchObject({ redirectFrom: ['/about'] });
});

it('rejects reserved URLs at the field', async () => {
  const site = createMemorySite({ docs: [...SHOP_DOCS, ABOUT], now: () => 0 });
  app = await openApp({ path: '/config/pages/about', site });
  await app.press({ role: 'button', name: 'Settings' });
  await app.type({ role: 'textbox', name: 'URL slug' }, 'cart');
  await app.waitForText('/cart is reserved. Choose another URL slug.');
  await app.pass(3000);
  expect(app.site.doc('page:about')?.body).toEqual(ABOUT.body);
});

it('rejects the slug of another page at the field, regardless of case', async () => {
  const site = createMemorySite({ docs: [...SHOP_DOCS, ABOUT], now: () => 0 });
  app = await openApp({ path: '/config/pages/about', site });
  await app.press({ role: 'button', name: 'Settings' });
  await app.type({ role: 'textbox', name: 'URL slug' }, 'Shop');
  await app.waitForText(pagesText('field.slugTaken'));
  await app.pass(3000);
  expect(app.site.doc('page:about')?.body).toEqual(ABOUT.body);
});
