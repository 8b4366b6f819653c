import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { openApp, type TestApp } from '../../../testing/open-app.tsx';

const PLATE = '/config/store/products/plate';

let app: TestApp;
afterEach(() => app.close());

const onServer = () => app.site.doc('item:plate')?.body;

it('input during a save is staged again and blocks leaving', async () => {
  app = await openApp({ path: PLATE });
  let response = () => {};
  app.network.respondsAfter = new Promise((resolve) => {
    response = resolve;
  });
  await app.type({ role: 'textbox', name: 'Title' }, 'High tide plate');
  await app.press({ role: 'button', name: 'Save' });
  await app.type({ role: 'textbox', name: 'Summary' }, 'Typed during the save');
  await app.wait({ role: 'region', name: 'Unsaved changes' });
  await app.press({ role: 'link', name: 'Home' });
  const dialog = await app.wait({ role: 'alertdialog' });
  expect(app.path()).toBe(PLATE);
  await act(async () => response());
  await app.pass(60_000);
  expect(onServer()).toMatchObject({ title: 'High tide plate' });
  expect(JSON.stringify(onServer())).not.toContain('Typed during the save');
  const save = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save');
  await act(async () => save?.click());
  await app.wait({ role: 'heading', name: /Good / });
  expect(JSON.stringify(onServer())).toContain('Typed during the save');
});

it('Review Changes lists staged changes, not those being saved', async () => {
  app = await openApp({ path: PLATE });
  app.network.respondsAfter = new Promise(() => {});
  await app.type({ role: 'textbox', name: 'Title' }, 'High tide plate');
  await app.press({ role: 'button', name: 'Save' });
  await app.type({ role: 'textbox', name: 'Summary' }, 'Typed during the save');
  await app.press({ role: 'button', name: 'Review Changes' });
  const dialog = await app.wait({ role: 'dialog' });
  expect(dialog.textContent).toContain('Typed during the save');
  expect(dialog.textContent).not.toContain('Tide plate');
});
