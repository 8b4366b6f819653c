import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type DocKey, valueAt } from '../../../../compiler/model/index.ts';
import { createMemoryJournal } from '../../../core/operations/journal/journal.ts';
import { openApp, type TestApp } from '../../../testing/open-app.tsx';

const PLATE = '/config/store/products/plate';
const SMALL = ['structuredContent', 'variants', 'small'];

let app: TestApp;
afterEach(() => app.close());

const inHead = (doc: DocKey) => app.editor.store.states.getState().head.get(doc);
const onServer = (doc: DocKey) => app.site.doc(doc)?.body;
const input = (name: string) => app.find({ role: 'textbox', name }) as HTMLInputElement;

/** Replaces the value key by key. The field must not change its text while the user types. */
async function typeKeys(name: string, text: string): Promise<void> {
  const keys = [...text].map((_, index) => text.slice(0, index + 1));
  for (const typed of ['', ...keys]) {
    await app.type({ role: 'textbox', name }, typed);
    expect(input(name).value).toBe(typed);
  }
  await app.blur({ role: 'textbox', name });
}

describe('prices typed key by key', () => {
  const TYPED = [
    ['26', '26.00'],
    ['19.50', '19.50'],
    ['45.5', '45.50'],
    ['38,50', '38.50'],
  ] as const;
  it.each([
    { name: 'Price of S', field: 'priceMoney' },
    { name: 'Sale price of S', field: 'salePriceMoney' },
  ])('$name keeps every amount as typed, also after it was cleared', async ({ name, field }) => {
    app = await openApp({ path: PLATE });
    await app.wait({ role: 'textbox', name });
    for (const [typed, stored] of TYPED) {
      await typeKeys(name, typed);
      expect(valueAt(inHead('item:plate'), [...SMALL, field, 'value'])).toBe(stored);
      expect(input(name).value).toBe(stored);
    }
  });
});

describe('unsaved changes', () => {
  it('survive a reload, still unsaved, and are never sent automatically', async () => {
    const journal = createMemoryJournal();
    app = await openApp({ path: PLATE, journal });
    await app.type({ role: 'textbox', name: 'Title' }, 'High tide plate');
    const { site } = app;
    await app.close();
    app = await openApp({ path: PLATE, journal, site });
    await app.wait({ role: 'region', name: 'Unsaved changes' });
    expect(input('Title').value).toBe('High tide plate');
    await app.pass(60_000);
    expect(site.doc('item:plate')).toMatchObject({ rev: 1, body: { title: 'Tide plate' } });
    await app.press({ role: 'button', name: 'Discard' });
    await app.pass(60_000);
    expect(input('Title').value).toBe('Tide plate');
    await app.close();
    app = await openApp({ path: PLATE, journal, site });
    await app.wait({ role: 'textbox', name: 'Title' });
    await app.pass(60_000);
    expect(input('Title').value).toBe('Tide plate');
    expect(site.doc('item:plate')?.rev).toBe(1);
  });

  it('are announced on other screens and block bulk actions', async () => {
    const journal = createMemoryJournal();
    app = await openApp({ path: PLATE, journal });
    await app.type({ role: 'textbox', name: 'Title' }, 'High tide plate');
    const { site } = app;
    await app.close();
    app = await openApp({ path: '/config', journal, site });
    await app.waitForText('High tide plate has unsaved changes.');
    await app.keys({ key: 's', ctrlKey: true });
    await app.pass(60_000);
    expect(onServer('item:plate')).toMatchObject({ title: 'Tide plate' });
    await app.press({ role: 'button', name: 'Open' });
    await app.wait({ role: 'region', name: 'Unsaved changes' });
    await app.press({ role: 'button', name: 'Discard' });
  });

  it('that were discarded and restored by undo on another screen are staged again', async () => {
    app = await openApp({ path: PLATE });
    await app.type({ role: 'textbox', name: 'Title' }, 'High tide plate');
    await app.press({ role: 'button', name: 'Discard' });
    await app.press({ role: 'link', name: 'Home' });
    await app.wait({ role: 'heading', name: /Good / });
    await app.keys({ key: 'z', ctrlKey: true });
    await app.pass(60_000);
    expect(inHead('item:plate')).toMatchObject({ title: 'High tide plate' });
    expect(onServer('item:plate')).toMatchObject({ title: 'Tide plate' });
  });

  it('are not sent when the product is deleted and restored', async () => {
    app = await openApp({ path: PLATE });
    await app.type({ role: 'textbox', name: 'Title' }, 'High tide plate');
    await app.press({ role: 'button', name: 'Delete' });
    await app.press({ role: 'button', name: 'Delete product' });
    await app.pass(5000);
    expect(onServer('item:plate')).toBeUndefined();
    app.editor.store.undo();
    await app.pass(5000);
    expect(onServer('item:plate')).toMatchObject({ title: 'Tide plate' });
  });
});

describe('the save bar', () => {
  it('has the only Save of the screen', async () => {
    app = await openApp({ path: PLATE });
    await app.wait({ role: 'textbox', name: 'Title' });
    expect(app.all({ role: 'button', name: 'Save' })).toEqual([]);
    await app.type({ role: 'textbox', name: 'Title' }, 'High tide plate');
    const [save, ...others] = app.all({ role: 'button', name: 'Save' });
    expect(others).toEqual([]);
    expect(save?.closest('section')?.getAttribute('aria-label')).toBe('Unsaved changes');
  });

  it('does not cover an invalid field: it is scrolled into view', async () => {
    app = await openApp({ path: PLATE });
    const shown: (string | null)[] = [];
    const field = (await app.wait({ role: 'textbox', name: 'Price of L' })) as HTMLInputElement;
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this.textContent);
    });
    await act(async () => field.focus());
    await app.type({ role: 'textbox', name: 'Price of L' }, 'cheap');
    await app.waitUntil(() => shown.includes('Enter an amount such as 42.00.'));
    scroll.mockRestore();
  });
});

describe('Save', () => {
  it.each([
    { name: 'Price of S', text: 'twenty' },
    { name: 'Stock of S', text: '-3' },
  ])('is rejected while $name is $text, and focuses the field', async ({ name, text }) => {
    app = await openApp({ path: PLATE });
    await app.type({ role: 'textbox', name: 'Title' }, 'High tide plate');
    await app.type({ role: 'textbox', name }, text);
    await app.press({ role: 'button', name: 'Save' });
    await app.waitForText('Not saved. Fix the marked fields first.');
    await app.waitUntil(() => document.activeElement === input(name));
    await app.keys({ key: 's', ctrlKey: true });
    await app.pass(60_000);
    expect(app.site.doc('item:plate')?.rev).toBe(1);
    expect(document.body.textContent).not.toContain('High tide plate saved');
  });

  it('stores a number that is entered while the stock is unlimited, which limits it', async () => {
    app = await openApp({ path: '/config/store/products/mug' });
    await app.type({ role: 'textbox', name: 'Stock of Default' }, '12');
    await app.press({ role: 'button', name: 'Save' });
    await app.pass(5000);
    expect(valueAt(onServer('item:mug'), ['structuredContent', 'variants', 'only'])).toMatchObject({
      qtyInStock: 12,
      unlimited: false,
    });
  });

  it('treats invalid input as unsaved, so that Discard resets it', async () => {
    app = await openApp({ path: PLATE });
    await app.type({ role: 'textbox', name: 'Price of S' }, 'twenty');
    await app.press({ role: 'button', name: 'Discard' });
    expect(input('Price of S').value).toBe('24.00');
    expect(document.activeElement?.id).toBe('main');
    await app.waitUntil(() => app.all({ role: 'region', name: 'Unsaved changes' }).length === 0);
  });

  it('asks before a product is sold for free', async () => {
    app = await openApp({ path: PLATE });
    await app.type({ role: 'textbox', name: 'Price of S' }, '0');
    await app.press({ role: 'button', name: 'Save' });
    await app.waitForText('Sell Tide plate for free?');
    await app.press({ role: 'button', name: 'Cancel' });
    await app.pass(60_000);
    expect(app.site.doc('item:plate')?.rev).toBe(1);
    await app.press({ role: 'button', name: 'Save' });
    await app.press({ role: 'button', name: 'Sell for free' });
    await app.pass(5000);
    expect(valueAt(onServer('item:plate'), [...SMALL, 'priceMoney', 'value'])).toBe('0.00');
  });
});

describe('View', () => {
  it('opens the published URL once visitors can see the product', async () => {
    app = await openApp({ path: PLATE });
    await app.waitForText('Goes live when you publish');
    expect(app.find({ role: 'button', name: 'View' }).hasAttribute('disabled')).toBe(true);
    await app.editor.api.publish({ message: 'First' });
    await app.close();
    app = await openApp({ path: PLATE, site: app.site, server: app.server });
    const link = await app.wait({ role: 'link', name: 'View' });
    expect(link.getAttribute('href')).toBe('/shop/p/tide-plate');
    await app.waitForText('/shop/p/tide-plate');
    await app.waitForText('Live');
  });

  it('requires a publish: a published draft has no URL', async () => {
    app = await openApp({ path: PLATE });
    const save = async (status: string) => {
      app.editor.store.run(() => ({
        label: 'Set status',
        ops: [{ doc: 'item:plate', at: ['status'], kind: 'set', value: status }],
      }));
      await app.press({ role: 'button', name: 'Save' });
      await app.pass(5000);
    };
    const isOffered = () => app.all({ role: 'link', name: 'View' }).length > 0;
    await save('Draft');
    await app.editor.api.publish({ message: 'First' });
    await save('Published');
    await app.waitForText('Goes live when you publish');
    expect(isOffered()).toBe(false);
    await app.keys({ key: 'P', ctrlKey: true, shiftKey: true });
    await app.press({ role: 'button', name: 'Publish now' });
    await app.waitUntil(isOffered);
    await app.waitForText('Live');
  });

  it('opens the published URL while a new slug is saved but not published', async () => {
    app = await openApp({ path: PLATE });
    await app.editor.api.publish({ message: 'First' });
    await app.press({ role: 'button', name: /Search engines|URL and SEO|shop\/p/ });
    await app.type({ role: 'textbox', name: 'URL slug' }, 'wave-plate');
    await app.press({ role: 'button', name: 'Save' });
    await app.pass(5000);
    await app.waitForText('Unpublished changes');
    expect(app.find({ role: 'link', name: 'View' }).getAttribute('href')).toBe('/shop/p/tide-plate');
  });
});

describe('the focus', () => {
  it('is on the heading of a new product, whose id is made from its title', async () => {
    app = await openApp({ path: '/config/store/products?add=1' });
    await app.type({ role: 'textbox', name: 'Title' }, 'Bica cup');
    await app.press({ role: 'button', name: 'Create product' });
    const heading = await app.wait({ role: 'heading', name: 'Bica cup' });
    expect(app.path()).toBe('/config/store/products/bica-cup');
    await app.waitUntil(() => document.activeElement === heading);
  });

  it('is on the first variant after variants were created', async () => {
    app = await openApp({ path: '/config/store/products/mug' });
    await app.press({ role: 'button', name: 'Add option' });
    await app.type({ role: 'textbox', name: 'Option name' }, 'Size');
    await app.type({ role: 'textbox', name: 'Values, separated by commas' }, 'S, L');
    await app.press({ role: 'button', name: 'Create variants' });
    await app.waitUntil(() => document.activeElement === input('SKU of S'));
  });
});

describe('Review Changes', () => {
  it('shows texts without markup', async () => {
    app = await openApp({ path: PLATE });
    await app.press({ role: 'button', name: 'Edit as Markdown' });
    await app.type({ role: 'textbox', name: 'Description' }, 'Thrown in *Aveiro*.');
    await app.type({ role: 'textbox', name: 'Description' }, 'Thrown in *Aveiro*, glazed twice.');
    await app.press({ role: 'button', name: 'Review Changes' });
    const dialog = await app.wait({ role: 'dialog' });
    expect(dialog.textContent).toContain('Thrown in *Aveiro*, glazed twice.');
    expect(dialog.textContent).not.toMatch(/[{}"]/);
  });
});

describe('categories', () => {
  it('can be created when there are none', async () => {
    app = await openApp({ path: PLATE });
    await app.waitForText('No categories yet.');
    await app.type({ role: 'textbox', name: 'New category' }, 'For the table');
    await app.press({ role: 'button', name: 'Add category' });
    await app.wait({ role: 'checkbox', name: 'For the table' });
    expect(inHead('taxon:for-the-table')).toEqual({
      type: 'category',
      name: 'For the table',
      displayIndex: 0,
    });
    expect(inHead('item:plate')).toMatchObject({ categories: ['for-the-table'] });
  });
});

describe('input that would confuse customers', () => {
  it('is a sale price that is not lower: it is marked and not saved', async () => {
    app = await openApp({ path: PLATE });
    await app.type({ role: 'textbox', name: 'Sale price of S' }, '24');
    await app.waitForText('Enter less than the price.');
    await app.press({ role: 'button', name: 'Save' });
    await app.waitForText('Not saved. Fix the marked fields first.');
    expect(onServer('item:plate')).not.toHaveProperty('structuredContent.variants.small.salePriceMoney');
    await app.type({ role: 'textbox', name: 'Sale price of S' }, '23.99');
    await app.press({ role: 'button', name: 'Save' });
    await app.waitForText('Tide plate saved');
    expect(onServer('item:plate')).toHaveProperty(
      'structuredContent.variants.small.salePriceMoney.value',
      '23.99',
    );
  });

  it('is an option value that differs only in case', async () => {
    app = await openApp({ path: PLATE });
    const field = { role: 'textbox', name: 'Add value to Size' };
    await app.type(field, 's');
    await app.waitForText('A value with this name already exists');
    await app.keys({ key: 'Enter' }, app.find(field));
    expect(app.all({ role: 'button', name: /^Remove . from Size$/ })).toHaveLength(2);
    await app.press({ role: 'button', name: 'Add option' });
    await app.type({ role: 'textbox', name: 'Option name' }, 'size');
    await app.type({ role: 'textbox', name: 'Values, separated by commas' }, 'Ash, ash');
    await app.press({ role: 'button', name: 'Create variants' });
    await app.waitForText('An option with this name already exists');
    expect(document.body.textContent?.match(/A value with this name already exists/g)).toHaveLength(2);
  });
});
