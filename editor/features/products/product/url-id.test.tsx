import { afterEach, expect, it } from 'vitest';
import { openApp, type TestApp } from '../../../testing/open-app.tsx';

let app: TestApp;
afterEach(() => app.close());

it('a saved slug redirects from the published one', async () => {
  app = await openApp({ path: '/config/store/products/plate' });
  await app.press({ role: 'button', name: 'Publish' });
  await app.press({ role: 'button', name: 'Publish now' });
  await app.waitForText('Published');
  await app.press({ role: 'button', name: /Search engines|URL and SEO|shop\/p/ });
  const field = { role: 'textbox', name: 'URL slug' } as const;
  for (const text of ['wave', 'wave-p', 'wave-plate']) await app.type(field, text);
  await app.press({ role: 'button', name: 'Save' });
  await app.pass(3000);
  expect(app.site.doc('item:plate')?.body).toMatchObject({
    urlId: 'wave-plate',
    redirectFrom: ['/shop/p/tide-plate'],
  });
});
