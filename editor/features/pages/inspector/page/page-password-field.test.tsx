// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { type Doc, HIDDEN_PASSWORD } from '../../../../../compiler/model/index.ts';
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

it('protects a page with a password, and an empty one removes the protection', async () => {
  await openSettings(about());
  const field = { role: 'textbox', name: 'Password' } as const;
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
