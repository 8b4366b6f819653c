import { afterEach, describe, expect, it } from 'vitest';
import type { EditorInventoryItem } from '../../../../formatters/vocabulary/api/editor/inventory.ts';
import type { StoredRestockRequest } from '../../../../formatters/vocabulary/api/restock.ts';
import { openApp, type TestApp } from '../../../testing/open-app.tsx';

let app: TestApp;
afterEach(() => app.close());

const line = (variantId: string, sku: string, qtyInStock: number): EditorInventoryItem => ({
  productId: 'plate',
  variantId,
  sku,
  qtyInStock,
  unlimited: false,
});
const signUp = (name: string, variantId = 'large'): StoredRestockRequest => ({
  id: `${name}-${variantId}`,
  productId: 'plate',
  variantId,
  siteVisitorEmail: `${name}@example.com`,
  isJoinMailingList: false,
  createdOn: 1_800_000_000_000,
});
const server = () => ({
  stock: [line('small', 'TP-S', 0), line('large', 'TP-L', 0)],
  signUps: [signUp('ana'), signUp('rui')],
});

async function restock(name: string): Promise<void> {
  const field = { role: 'textbox', name } as const;
  await app.wait(field);
  await app.type(field, '5');
  await app.blur(field);
}

describe('back-in-stock requests for a product', () => {
  it('link to the email dialog once the product is restocked', async () => {
    app = await openApp({ path: '/config/store/products/plate', server: server() });
    await app.wait({ role: 'textbox', name: 'Stock of Tide plate, L' });
    expect(document.body.textContent).not.toContain('people wait');
    await restock('Stock of Tide plate, L');
    await app.waitForText('Tide plate, L is back in stock, and 2 people are waiting.');
    await app.press({ role: 'link', name: 'Send alerts' });
    await app.press({ role: 'button', name: 'Send 2 emails' });
    await app.waitForText('Everyone has been notified.');
    await app.press({ role: 'button', name: 'Done' });
    await app.waitUntil(() => app.path() === '/config/store/restock');
  });

  it('are counted together for several variants', async () => {
    const { stock, signUps } = server();
    const two = [...signUps, signUp('eva', 'small')];
    const both = stock.map((each) => ({ ...each, qtyInStock: 1 }));
    app = await openApp({ path: '/config/store/products/plate', server: { stock: both, signUps: two } });
    await app.waitForText('3 people are waiting for variants that are back in stock.');
    expect(app.find({ role: 'link', name: 'Send alerts' }).getAttribute('href')).toBe(
      '/config/store/restock?q=Tide%20plate',
    );
  });

  it('show that emails are sent automatically, without a link', async () => {
    const automatic = { ...server(), isRestockAutomatic: true };
    app = await openApp({ path: '/config/store/products/plate', server: automatic });
    await restock('Stock of Tide plate, L');
    await app.waitForText('2 people asked for this and are being notified.');
    expect(app.all({ role: 'link', name: 'Send alerts' })).toEqual([]);
  });

  it('are hidden without permission, and read-only without permission to send', async () => {
    const stock = [line('large', 'TP-L', 5)];
    app = await openApp({ path: '/config/store/products/plate', roles: [4], server: { ...server(), stock } });
    await app.wait({ role: 'link', name: 'View requests' });
    await app.close();
    app = await openApp({
      path: '/config/store/products/plate',
      roles: [10],
      server: { ...server(), stock },
    });
    await app.wait({ role: 'textbox', name: 'Title' });
    expect(document.body.textContent).not.toContain('people wait');
  });

  it('come first on Home when there is stock, with a link to them', async () => {
    const stock = [line('small', 'TP-S', 0), line('large', 'TP-L', 5)];
    app = await openApp({
      path: '/config',
      server: { stock, signUps: [signUp('eva', 'small'), signUp('ana')] },
    });
    const link = await app.wait({
      role: 'link',
      name: /Tide plate is back in stock: 1 request/,
    });
    expect(link.getAttribute('href')).toBe('/config/store/restock?open=plate%2Flarge');
    const request = app.all({ role: 'link', name: /request/ }).map(({ textContent }) => textContent);
    expect(request).toEqual([expect.stringContaining('in stock'), '1 back-in-stock request for Tide plate']);
    app.server.isEmailRetained = true;
    await app.press({ role: 'link', name: /back in stock/ });
    await app.press({ role: 'button', name: 'Send 1 email' });
    await app.waitForText('1 email will be sent once an email provider is set up.');
  });
});
