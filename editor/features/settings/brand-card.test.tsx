/// <reference lib="dom" />
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type DocKey, valueAt } from '../../../compiler/model/index.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';

const LOGO: DocKey = 'asset:logo';

let app: TestApp;
afterEach(() => app.close());

const stored = () => valueAt(app.site.doc('settings:site')?.body, ['website', 'logoImageId']);
const inField = (name: string) =>
  [...app.find({ role: 'group', name: 'Logo' }).querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  );
const save = async () => {
  await app.press({ role: 'button', name: 'Save' });
  await app.pass(5000);
};

async function open(roles?: readonly number[]): Promise<void> {
  app = await openApp({ path: '/config/settings/general', ...(roles && { roles }) });
  const body = { filename: 'mark.svg', mime: 'image/svg+xml', title: 'Mark' };
  await act(async () => {
    app.editor.store.run(() => ({ label: 'Add', ops: [{ doc: LOGO, at: [], kind: 'insert', value: body }] }));
  });
  await app.wait({ role: 'group', name: 'Logo' });
}

it('chooses a logo from the library, and removes it', async () => {
  await open();
  await act(async () => inField('Choose image')?.click());
  await app.press({ role: 'row', name: 'Mark' });
  await save();
  expect(stored()).toBe('logo');
  await act(async () => inField('Remove')?.click());
  await save();
  expect(stored()).toBeUndefined();
});

it('shows no buttons to a role that cannot change settings', async () => {
  await open([4]);
  expect(inField('Choose image')).toBeUndefined();
});
