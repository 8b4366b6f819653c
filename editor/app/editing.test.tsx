import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Operation, valueAt } from '../../compiler/model/index.ts';
import { ApiFailure } from '../core/api/api-failure.ts';
import { openApp, type TestApp } from '../testing/open-app.tsx';

const PRICE = ['structuredContent', 'variants', 'small', 'priceMoney', 'value'];
const STOCK = [
  { productId: 'plate', variantId: 'small', sku: 'TP-S', qtyInStock: 3, unlimited: false },
  { productId: 'plate', variantId: 'large', sku: 'TP-L', qtyInStock: 0, unlimited: false },
];

let app: TestApp;
afterEach(() => app.close());

describe('the product editor', () => {
  it('stages changes and sends them on Save', async () => {
    app = await openApp({ path: '/config/store/products/plate', server: { stock: STOCK } });
    await app.type({ role: 'textbox', name: 'Price of S' }, '42');
    await app.pass(5000);
    expect(valueAt(app.site.doc('item:plate')?.body, PRICE)).toBe('24.00');
    await app.press({ role: 'button', name: 'Save' });
    await app.pass(0);
    expect(valueAt(app.site.doc('item:plate')?.body, PRICE)).toBe('42.00');
  });

  async function leaveWithChanges(): Promise<HTMLElement> {
    app = await openApp({ path: '/config/store/products/plate', server: { stock: STOCK } });
    await app.type({ role: 'textbox', name: 'Title' }, 'High tide plate');
    await app.press({ role: 'link', name: 'Home' });
    return app.wait({ role: 'alertdialog' });
  }

  it('offers Save, Discard and Review Changes when the user leaves (R-SHELL-DIRTY-01)', async () => {
    const dialog = await leaveWithChanges();
    const buttons = [...dialog.querySelectorAll('button')].map((button) => button.textContent);
    expect(buttons).toEqual(['Review Changes', 'Discard', 'Save']);
    expect(app.path()).toBe('/config/store/products/plate');
  });

  it('lists the changes instead of leaving, with Review Changes (R-SHELL-DIRTY-02)', async () => {
    await leaveWithChanges();
    await app.press({ role: 'button', name: 'Review Changes' });
    await app.waitForText('High tide plate');
    expect(app.all({ role: 'alertdialog' })).toEqual([]);
    expect(app.path()).toBe('/config/store/products/plate');
  });

  it('discards changes on leaving, and undo restores them (R-SHELL-DIRTY-02)', async () => {
    app = await openApp({ path: '/config/store/products/plate', server: { stock: STOCK } });
    await app.type({ role: 'textbox', name: 'Title' }, 'High tide plate');
    await app.press({ role: 'link', name: 'Home' });
    await app.wait({ role: 'alertdialog' });
    const [, discard] = document.querySelectorAll<HTMLElement>('[role="alertdialog"] button');
    discard?.click();
    await app.wait({ role: 'heading', name: /Good / });
    expect(valueAt(app.editor.store.states.getState().head.get('item:plate'), ['title'])).toBe('Tide plate');
    await app.keys({ key: 'z', ctrlKey: true });
    expect(valueAt(app.editor.store.states.getState().head.get('item:plate'), ['title'])).toBe(
      'High tide plate',
    );
  });

  it('shows an error for an invalid price and does not store it', async () => {
    app = await openApp({ path: '/config/store/products/plate', server: { stock: STOCK } });
    await app.type({ role: 'textbox', name: 'Price of S' }, 'cheap');
    await app.waitForText('Enter an amount such as 42.00.');
    expect(valueAt(app.editor.store.states.getState().head.get('item:plate'), PRICE)).toBe('24.00');
  });

  it('updates the current stock, and shows the new number after a concurrent order', async () => {
    app = await openApp({ path: '/config/store/products/plate', server: { stock: STOCK } });
    await app.type({ role: 'textbox', name: 'Stock of Tide plate, S' }, '9');
    await app.keys({ key: 'Enter' }, app.find({ role: 'textbox', name: 'Stock of Tide plate, S' }));
    await app.waitForText('Stock of Tide plate, S set to 9');
    expect(app.server.stock[0]?.qtyInStock).toBe(9);
    app.server.stock = app.server.stock.map((line) => ({ ...line, qtyInStock: 7 }));
    await app.type({ role: 'textbox', name: 'Stock of Tide plate, S' }, '20');
    await app.keys({ key: 'Enter' }, app.find({ role: 'textbox', name: 'Stock of Tide plate, S' }));
    await app.waitForText('An order changed the stock: 7 left.');
    expect(app.server.stock[0]?.qtyInStock).toBe(7);
  });

  it('reloads the stock when the server is reachable again', async () => {
    app = await openApp({ path: '/config/store/products', server: { stock: STOCK } });
    const plate = () => app.all({ role: 'row', name: /^Tide plate/ })[0]?.textContent ?? '';
    await app.waitUntil(() => /Tide plate.*3.*24/.test(plate()));
    await act(async () => app.editor.isUnreachable.setState(true, true));
    app.server.stock = app.server.stock.map((line) => ({ ...line, qtyInStock: 41 }));
    await app.pass(0);
    expect(plate()).not.toMatch(/Tide plate.*82/);
    await act(async () => app.editor.isUnreachable.setState(false, true));
    await app.waitUntil(() => /Tide plate.*82/.test(plate()));
  });

  it('offers subscriptions for physical products (R-EDCOM-SUBS-01)', async () => {
    app = await openApp({ path: '/config/store/products/plate', server: { stock: STOCK } });
    await app.wait({ role: 'heading', name: 'Subscription' });
  });

  it.each([2, 4, 5])('offers no subscriptions for products of type %i (R-EDCOM-SUBS-03)', async (type) => {
    app = await openApp({ path: '/config/store/products/plate', server: { stock: STOCK } });
    await app.wait({ role: 'heading', name: 'Subscription' });
    await app.editor.store.run(() => ({
      label: 'Set type',
      ops: [{ doc: 'item:plate', at: ['structuredContent', 'productType'], kind: 'set', value: type }],
    }));
    await app.pass(0);
    expect(app.all({ role: 'heading', name: 'Subscription' })).toEqual([]);
  });
});

describe('the product list', () => {
  it('shows the stock of the server', async () => {
    app = await openApp({
      path: '/config/store/products',
      server: { stock: [{ ...STOCK[0], qtyInStock: 5 }] as never },
    });
    await app.wait({ role: 'link', name: 'Tide plate' });
    // The server has 5 of the small variant, the document says 3. The large variant has none.
    await app.waitForText('Not live yet25€24.00 – €38.00');
    await app.keys({ key: 'P', ctrlKey: true, shiftKey: true });
    await app.press({ role: 'button', name: 'Publish now' });
    await app.waitForText('Published25€24.00 – €38.00');
  });

  it('creates a product from a title', async () => {
    app = await openApp({ path: '/config/store/products' });
    await app.press({ role: 'button', name: 'Add product' });
    await app.press({ role: 'button', name: 'Create product' });
    await app.waitForText('Enter a title.');
    await app.type({ role: 'textbox', name: 'Title' }, 'Tide plate');
    await app.press({ role: 'button', name: 'Create product' });
    await app.wait({ role: 'heading', name: 'Tide plate' });
    await app.pass(3000);
    expect(app.path()).toBe('/config/store/products/tide-plate');
    const made = app.site.doc('item:tide-plate');
    // Another product already uses this URL slug.
    expect(valueAt(made?.body, ['urlId'])).toBe('tide-plate-1');
  });
});

describe('concurrent edits', () => {
  it('shows both versions of a conflict and applies the choice', async () => {
    app = await openApp({ path: '/config' });
    const rename = (value: string): Operation => ({
      doc: 'item:plate',
      at: ['title'],
      kind: 'set',
      value,
    });
    app.site.commit({
      id: 'x',
      label: 'Edit title',
      ops: [rename('Theirs')],
      base: { 'item:plate': 1 },
      t: 1,
    });
    app.editor.store.run(() => ({ label: 'Edit title', ops: [rename('Ours')] }));
    await app.pass(1000);
    const dialog = await app.wait({ role: 'dialog' });
    expect(dialog.textContent).toContain('Ours');
    expect(dialog.textContent).toContain('Theirs');
    await app.press({ role: 'button', name: 'Keep yours' });
    await app.pass(1000);
    expect(valueAt(app.site.doc('item:plate')?.body, ['title'])).toBe('Ours');
    expect(app.all({ role: 'dialog' })).toEqual([]);
  });
});

describe('saving', () => {
  it('shows that changes are stored while offline, and resumes with Try again', async () => {
    app = await openApp({ path: '/config' });
    app.network.mode = 'offline';
    app.editor.store.run(() => ({
      label: 'Edit title',
      ops: [{ doc: 'item:plate', at: ['title'], kind: 'set', value: 'Kept' }],
    }));
    await app.pass(1000);
    await app.waitForText('Offline, 1 change kept on this device');
    app.network.mode = 'online';
    await app.press({ role: 'button', name: 'Try again' });
    await app.waitForText('Saved');
    expect(valueAt(app.site.doc('item:plate')?.body, ['title'])).toBe('Kept');
  });

  it('signs in again in place after the session expired', async () => {
    app = await openApp({ path: '/config' });
    app.network.mode = 'signed-out';
    app.editor.store.run(() => ({
      label: 'Edit title',
      ops: [{ doc: 'item:plate', at: ['title'], kind: 'set', value: 'Kept' }],
    }));
    await app.pass(1000);
    app.session.end();
    await app.wait({ role: 'alertdialog' });
    await app.waitForText('Sign in to Olaria to continue.');
    app.network.mode = 'online';
    await app.press({ role: 'button', name: 'Sign in' });
    await app.waitForText('Saved');
    expect(valueAt(app.site.doc('item:plate')?.body, ['title'])).toBe('Kept');
  });
});

describe('lists from the server', () => {
  async function openFailing(failure: ApiFailure): Promise<void> {
    const failing = new Map([['orders', failure]]);
    app = await openApp({ path: '/config/store/orders', server: { failing } });
  }

  it('show that loading failed (R-SHELL-MSG-02)', async () => {
    await openFailing(new ApiFailure('server-error', 500, {}));
    await app.waitForText('Unable to load results');
  });

  it('show that there is no connection (R-SHELL-MSG-04)', async () => {
    await openFailing(new ApiFailure('network', 0, {}));
    await app.waitForText('Network error');
  });

  it('load again when asked to (R-SHELL-MSG-01)', async () => {
    await openFailing(new ApiFailure('server-error', 500, {}));
    await app.wait({ role: 'button', name: 'Try again' });
    app.server.failing.clear();
    await app.press({ role: 'button', name: 'Try again' });
    await app.waitForText('No orders yet');
  });
});

describe('roles', () => {
  it('see only the areas that they may open', async () => {
    app = await openApp({ path: '/config', roles: [16] });
    const labels = app.all({ role: 'link' }).map((link) => link.textContent);
    expect(labels).toContain('Pages');
    await app.close();
    app = await openApp({ path: '/config', roles: [2] });
    const few = app.all({ role: 'link' }).map((link) => link.textContent);
    expect(few).toContain('Home');
    expect(few).not.toContain('Store');
  });
});

describe('publishing', () => {
  it('publishes the selected changes and restores a release', async () => {
    app = await openApp({ path: '/config/releases' });
    await app.waitForText('Not published yet');
    await app.keys({ key: 'P', ctrlKey: true, shiftKey: true });
    await app.type({ role: 'textbox', name: /Release notes/ }, 'First');
    await app.press({ role: 'button', name: 'Publish now' });
    await app.waitForText('First');
    expect(app.server.releases[0]?.message).toBe('First');
    app.editor.store.run(() => ({
      label: 'Edit title',
      ops: [{ doc: 'item:plate', at: ['title'], kind: 'set', value: 'New' }],
    }));
    await app.keys({ key: 'P', ctrlKey: true, shiftKey: true });
    await app.type({ role: 'textbox', name: /Release notes/ }, 'Second');
    await app.press({ role: 'button', name: 'Publish now' });
    await app.waitForText('Second');
    await app.press({ role: 'button', name: /^Roll back/ });
    await app.waitForText('Roll back to “First”?');
    await app.press({ role: 'button', name: 'Roll back' });
    await app.waitForText('Rolled back to “First”');
    expect(app.server.releases.find(({ isActive }) => isActive)?.message).toBe('First');
  });
});
