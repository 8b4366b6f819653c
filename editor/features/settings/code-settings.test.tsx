/// <reference lib="dom" />
import { afterEach, expect, it } from 'vitest';
import { valueAt } from '../../../compiler/model/index.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';

let app: TestApp;
afterEach(() => app.close());

it.each([
  ['Custom CSS', ['design', 'customCss'], 'a { color: red }'],
  ['Header', ['websiteSettings', 'codeInjection', 'header'], '<meta name="a">'],
  ['Footer', ['websiteSettings', 'codeInjection', 'footer'], '<i>b</i>'],
] as const)('saves %s, and removes it when it is empty', async (name, path, code) => {
  app = await openApp({ path: '/config/settings/code' });
  const stored = () => valueAt(app.site.doc('settings:site')?.body, path);
  for (const text of [code, '']) {
    await app.type({ role: 'textbox', name }, text);
    await app.press({ role: 'button', name: 'Save' });
    await app.pass(5000);
    expect(stored()).toBe(text === '' ? undefined : text);
  }
});

it('cannot be changed by a role that may not change settings', async () => {
  app = await openApp({ path: '/config/settings/code', roles: [4] });
  await app.waitForText('Your role can view code but not change it.');
  expect((app.find({ role: 'textbox', name: 'Custom CSS' }) as HTMLTextAreaElement).readOnly).toBe(true);
});
