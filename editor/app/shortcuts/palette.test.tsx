import { act } from 'react';
import { afterEach, describe, it } from 'vitest';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';

let app: TestApp;
afterEach(() => app.close());

const SEARCH = { role: 'searchbox', name: 'Command palette' };
const found = () => app.all({ role: 'menuitem' }).map(({ textContent }) => textContent ?? '');

async function openPalette(options: Partial<Parameters<typeof openApp>[0]> = {}): Promise<void> {
  app = await openApp({ path: '/config/activity', ...options });
  await app.press({ role: 'button', name: 'Command palette' });
  await app.wait(SEARCH);
}

describe('the command palette', () => {
  it.each([
    ['announcement', 'Announcement barGeneral', '/config/settings/general#announcement'],
    ['shipping', 'ShippingCommerce', '/config/settings/commerce#shipping'],
    ['minimum order', 'ShippingCommerce', '/config/settings/commerce#shipping'],
    ['tax', 'TaxesCommerce', '/config/settings/commerce#tax'],
    ['favicon', 'Logo and imagesGeneral', '/config/settings/general#brand'],
    ['code injection', 'Code injectionCode', '/config/settings/code#injection'],
    ['translations', 'LanguagesSettings', '/config/settings/languages'],
    ['change theme', 'ThemeSettings', '/config/settings/theme'],
    ['colors', 'Site styles', '/config/pages?styles=1'],
    ['fonts', 'Site styles', '/config/pages?styles=1'],
    ['header and footer', 'Header and footer', '/config/pages?structure=1'],
    ['redirects', 'Pages', '/config/pages'],
  ])('finds the settings by “%s”', async (words, name, path) => {
    await openPalette();
    await app.type(SEARCH, words);
    await app.waitUntil(() => found()[0] === name);
    await act(async () => app.all({ role: 'menuitem' })[0]?.click());
    await app.waitUntil(() => app.path() === path);
  });

  it('finds documents by their kind', async () => {
    await openPalette();
    await app.type(SEARCH, 'product');
    await app.waitUntil(() => found().some((name) => name.endsWith('Product')));
  });

  it('finds no settings that the role may not see', async () => {
    await openPalette({ roles: [CONTRIBUTOR_ROLE.reporting] });
    await app.type(SEARCH, 'shipping options');
    await app.waitForText('No results found.');
    await app.type(SEARCH, 'password');
    await app.waitUntil(() => found().join() === 'Your accountSettings');
  });
});
