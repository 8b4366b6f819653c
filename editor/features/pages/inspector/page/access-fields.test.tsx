import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type Doc, HIDDEN_PASSWORD } from '../../../../../compiler/model/index.ts';
import { recordAt } from '../../../../core/model/json-access.ts';
import { createMemorySite } from '../../../../testing/memory-site.ts';
import { openApp, type TestApp } from '../../../../testing/open-app.tsx';
import { SHOP_DOCS } from '../../../../testing/shop-documents.ts';
import { t as pagesText } from '../../strings/pages-strings.ts';

let app: TestApp;
afterEach(() => app.close());

function about(more: object = {}): Doc {
  const body = { pageType: 1, title: 'About', urlId: 'about', sections: {}, blocks: {}, ...more };
  return { key: 'page:about', rev: 1, updatedAt: 0, updatedBy: 'test', body };
}

async function openSettings(page: Doc): Promise<void> {
  const site = createMemorySite({ docs: [...SHOP_DOCS, page], now: () => 0 });
  app = await openApp({ path: '/config/pages/about', site });
  await app.press({ role: 'button', name: 'Settings' });
}

async function choose(field: string, option: string): Promise<void> {
  await app.press({ role: 'button', name: new RegExp(`${field}$`) });
  await app.press({ role: 'option', name: option });
}

async function search(text: string, product: string): Promise<void> {
  const field = { role: 'combobox', name: 'Add product' } as const;
  const input = await app.wait(field);
  await act(async () => input.focus());
  await app.type(field, text);
  await app.press({ role: 'option', name: product });
}

/** The protection of the page, after a pause. */
async function stored() {
  await app.pass(3000);
  const { password, access } = recordAt(app.site.doc('page:about')?.body);
  return { ...(password !== undefined && { password }), ...(access !== undefined && { access }) };
}

it('protects a page with a password, and an empty one removes the protection', async () => {
  await openSettings(about());
  const field = { role: 'textbox', name: 'Password' } as const;
  await choose('Who can see it', 'With a password');
  await app.type(field, 'kiln');
  await app.pass(3000);
  expect(app.site.doc('page:about')?.body).toMatchObject({ password: 'kiln' });
  await app.type(field, '');
  await app.pass(3000);
  expect(app.site.doc('page:about')?.body).not.toHaveProperty('password');
});

it('does not offer the password that the role cannot see', async () => {
  await openSettings(about({ password: HIDDEN_PASSWORD }));
  await app.waitForText(pagesText('field.passwordSet'));
  expect(document.body.innerHTML).not.toContain(HIDDEN_PASSWORD);
});

it('is for members, for the customers of products, and for everyone again', async () => {
  await openSettings(about({ password: 'kiln' }));
  await choose('Who can see it', 'Members');
  expect(await stored()).toEqual({ access: { for: 'members' } });
  await choose('Who can see it', 'Customers of a product');
  // Never public in between.
  expect(await stored()).toEqual({ access: { for: 'members' } });
  await search('Tide', 'Tide plate');
  await search('mug', 'Galão mug');
  expect(await stored()).toEqual({ access: { for: 'customers', productIds: ['plate', 'mug'] } });
  await app.press({ role: 'button', name: 'Remove Tide plate' });
  expect(await stored()).toEqual({ access: { for: 'customers', productIds: ['mug'] } });
  expect(app.all({ role: 'button', name: 'Remove Galão mug' })).toEqual([]);
  await choose('Who can see it', 'Everyone');
  expect(await stored()).toEqual({});
});

it('is marked in the page tree', async () => {
  const page = about({ access: { for: 'members' } });
  const site = createMemorySite({ docs: [...SHOP_DOCS, page], now: () => 0 });
  app = await openApp({ path: '/config/pages/about', site });
  await app.press({ role: 'button', name: 'Pages' });
  await app.waitForText(pagesText('access.mark.members'));
});
