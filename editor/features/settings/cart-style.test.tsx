import { afterEach, expect, it } from 'vitest';
import { valueAt } from '../../../compiler/model/index.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';

let app: TestApp;
afterEach(() => app.close());

it('the cart of the site is a page until a side panel is chosen', async () => {
  app = await openApp({ path: '/config/settings/commerce' });
  await app.press({ role: 'button', name: 'Page Cart' });
  await app.press({ role: 'option', name: 'Side panel' });
  await app.press({ role: 'button', name: 'Save' });
  await app.pass(5000);
  const at = ['websiteSettings', 'storeSettings', 'cartStyle'];
  expect(valueAt(app.site.doc('settings:site')?.body, at)).toBe('panel');
});
