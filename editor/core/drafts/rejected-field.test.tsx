import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type DocKey, type Operation, valueAt } from '../../../compiler/model/index.ts';
import { openApp, type TestApp } from '../../testing/open-app.tsx';
import { createMemoryJournal } from '../operations/journal/journal.ts';

const SETTINGS: DocKey = 'settings:site';
const RESTOCK_TEXT = ['websiteSettings', 'storeSettings', 'restockSuccessText'];
const RESTOCK_FIELD = { role: 'textbox', name: 'Sign-up confirmation' };
const TOO_LONG = 'Use at most 500 characters.';

let app: TestApp;
afterEach(() => app.close());

/** Makes a change as another screen would. */
function set(doc: DocKey, at: readonly string[], value: unknown): void {
  act(() => {
    app.editor.store.run(() => ({ label: 'Edit', ops: [{ doc, at: [...at], kind: 'set', value }] }));
  });
}

const storedTitle = () => valueAt(app.site.doc('item:plate')?.body, ['title']);
const errorOf = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-describedby') ?? '');

describe('a value that exceeds a limit of the model', () => {
  it('is explained at its field, and Save focuses the field', async () => {
    app = await openApp({ path: '/config/settings/commerce' });
    await app.type(RESTOCK_FIELD, 'x'.repeat(501));
    await app.waitForText(TOO_LONG);
    await app.press({ role: 'button', name: 'Save' });
    const field = app.find(RESTOCK_FIELD);
    await app.waitUntil(() => document.activeElement === field);
    expect(valueAt(app.site.doc(SETTINGS)?.body, RESTOCK_TEXT)).toBeUndefined();
  });

  it('is found by “Show field” in the save bar', async () => {
    app = await openApp({ path: '/config/settings/commerce' });
    await app.type(RESTOCK_FIELD, 'x'.repeat(501));
    await app.press({ role: 'button', name: 'Show field' });
    const field = app.find(RESTOCK_FIELD);
    await app.waitUntil(() => document.activeElement === field);
    expect(errorOf(field)?.textContent).toBe(TOO_LONG);
  });

  it('is named in the top bar on other screens, with a link to its field', async () => {
    app = await openApp({ path: '/config' });
    set(SETTINGS, RESTOCK_TEXT, 'x'.repeat(501));
    set('item:plate', ['title'], 'Tide dish');
    await app.pass(500);
    await app.waitForText(`Couldn’t save Site settings. Sign-up confirmation: ${TOO_LONG}`);
    expect(storedTitle()).toBe('Tide dish');
    await app.press({ role: 'button', name: 'Show field' });
    await app.waitUntil(() => document.activeElement === app.all(RESTOCK_FIELD)[0]);
    expect(app.path()).toBe('/config/settings/commerce');
  });

  it('is still there after a reload, and everything else is saved', async () => {
    const journal = createMemoryJournal();
    app = await openApp({ path: '/config', journal });
    set(SETTINGS, RESTOCK_TEXT, 'x'.repeat(501));
    app.network.mode = 'offline';
    set('item:plate', ['title'], 'Tide dish');
    await app.pass(500);
    const { site } = app;
    await app.close();
    app = await openApp({ path: '/config/settings/commerce', journal, site });
    await app.pass(500);
    await app.waitForText(TOO_LONG);
    expect(app.find(RESTOCK_FIELD)).toHaveProperty('value', 'x'.repeat(501));
    expect(storedTitle()).toBe('Tide dish');
  });
});

describe('a value that only the server rejects', () => {
  it('is explained at its field in the words of the server', async () => {
    app = await openApp({ path: '/config/settings/general' });
    const errors = { 'settings:site website.siteTitle': 'must not be reserved' };
    Object.assign(app.site, { commit: () => ({ status: 400, message: 'Invalid', errors }) });
    await app.type({ role: 'textbox', name: 'Site title' }, 'Reserved');
    await app.press({ role: 'button', name: 'Save' });
    await app.waitForText('Couldn’t save Site settings. Site title: Must not be reserved');
    const field = app.find({ role: 'textbox', name: 'Site title' });
    expect(errorOf(field)?.textContent).toBe('Must not be reserved');
  });
});

describe('invalid input while another user changes the same field', () => {
  it('stays in the field', async () => {
    app = await openApp({ path: '/config/store/products/plate' });
    const title = { role: 'textbox', name: 'Title' };
    await app.type(title, '');
    const { rev = 0 } = app.site.doc('item:plate') ?? {};
    const ops: Operation[] = [{ doc: 'item:plate', at: ['title'], kind: 'set', value: 'Theirs' }];
    app.site.commit({ id: 'theirs', label: 'Edit', ops, base: { 'item:plate': rev }, t: 0 });
    await app.report({ 'item:plate': rev + 1 });
    expect(app.find(title)).toHaveProperty('value', '');
  });
});
