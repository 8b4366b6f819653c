import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { valueAt } from '../../../compiler/model/index.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';

const ON_OFF = { role: 'switch', name: 'Show an announcement at the top of every page' } as const;

let app: TestApp;
beforeEach(async () => {
  app = await openApp({ path: '/config/settings/general' });
  await app.press(ON_OFF);
  await app.type({ role: 'textbox', name: 'Announcement' }, 'Free shipping');
});
afterEach(() => app.close());

const stored = () => valueAt(app.site.doc('settings:site')?.body, ['websiteSettings', 'announcementBar']);
const save = async () => {
  await app.press({ role: 'button', name: 'Save' });
  await app.pass(5000);
};

it('has a text and a link, and keeps them when it is turned off', async () => {
  await app.type({ role: 'textbox', name: 'Link' }, '/shop');
  await save();
  expect(stored()).toEqual({ enabled: true, text: 'Free shipping', href: '/shop' });
  await app.press(ON_OFF);
  await save();
  expect(stored()).toEqual({ enabled: false, text: 'Free shipping', href: '/shop' });
});

it('is not saved with a link that runs code', async () => {
  await app.type({ role: 'textbox', name: 'Link' }, 'javascript:alert(1)');
  await app.waitForText('Enter a URL such as https://example.com or /shop.');
  await save();
  expect(stored()).toBeUndefined();
});

it('has a link that works on every page, also when the slash was not typed', async () => {
  const link = { role: 'textbox', name: 'Link' } as const;
  await app.type(link, 'shop');
  const field = app.find(link) as HTMLInputElement;
  expect(field.value).toBe('shop');
  await act(async () => field.focus());
  await act(async () => field.blur());
  expect(field.value).toBe('/shop');
  await save();
  expect(stored()).toEqual({ enabled: true, text: 'Free shipping', href: '/shop' });
});
