import { afterEach, expect, it } from 'vitest';
import { valueAt } from '../../../compiler/model/index.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';

let app: TestApp;
afterEach(() => app.close());

const stored = () => valueAt(app.site.doc('settings:site')?.body, ['website', 'socialAccounts']);

it('saves links to profiles that are complete, and removes them', async () => {
  app = await openApp({ path: '/config/settings/general' });
  const field = { role: 'textbox', name: 'Instagram' } as const;
  await app.type(field, 'javascript:alert(1)');
  await app.waitForText('Enter a URL such as https://example.com.');
  for (const url of ['https://instagram.com/folio', '']) {
    await app.type(field, url);
    await app.press({ role: 'button', name: 'Save' });
    await app.pass(5000);
    const entry = { serviceName: 'instagram', profileUrl: url, userName: 'folio' };
    expect(stored()).toEqual(url === '' ? undefined : [entry]);
  }
});
