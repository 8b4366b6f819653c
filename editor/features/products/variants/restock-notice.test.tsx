// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import type { EditorStockLine } from '../../../../formatters/vocabulary/api/editor.ts';
import type { StoredSignUp } from '../../../../formatters/vocabulary/api/restock.ts';
import { openApp, type TestApp } from '../../../testing/open-app.tsx';

let app: TestApp;
afterEach(() => app.close());

const line = (variantId: string, sku: string, qtyInStock: number): EditorStockLine => ({
  productId: 'plate',
  variantId,
  sku,
  qtyInStock,
  unlimited: false,
});
const signUp = (name: string, variantId = 'large'): StoredSignUp => ({
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
  await app.leave(field);
}

describe('people who wait for a product', () => {
  it('are offered a letter once it is in stock again, by a link to their list', async () => {
    app = await openApp({ path: '/config/store/products/plate', server: server() });
    await app.wait({ role: 'textbox', name: 'Stock of Tide plate, L' });
    expect(document.body.textContent).not.toContain('people wait');
    await restock('Stock of Tide plate, L');
    await app.waitForText('2 people wait for Tide plate, L, and it is in stock again.');
    await app.press({ role: 'link', name: 'Write to them' });
    await app.press({ role: 'button', name: 'Send 2 emails' });
    await app.waitForText('Everybody has been told.');
    await app.press({ role: 'button', name: 'Done' });
    await app.waitUntil(() => app.path() === '/config/store/restock');
  });

  it('of several variants are counted together', async () => {
    const { stock, signUps } = server();
    const two = [...signUps, signUp('eva', 'small')];
    const both = stock.map((each) => ({ ...each, qtyInStock: 1 }));
    app = await openApp({ path: '/config/store/products/plate', server: { stock: both, signUps: two } });
    await app.waitForText('3 people wait for variants that are in stock again.');
    expect(app.find({ role: 'link', name: 'Write to them' }).getAttribute('href')).toBe(
      '/config/store/restock?q=Tide%20plate',
    );
  });

  it('are said to be written to where that happens by itself, and nothing is offered', async () => {
    const automatic = { ...server(), isRestockAutomatic: true };
    app = await openApp({ path: '/config/store/products/plate', server: automatic });
    await restock('Stock of Tide plate, L');
    await app.waitForText('2 people waited for this, and are being written to.');
    expect(app.all({ role: 'link', name: 'Write to them' })).toEqual([]);
  });

  it('are not told of to whoever may not see them, and only shown to whoever may not write', async () => {
    const stock = [line('large', 'TP-L', 5)];
    app = await openApp({ path: '/config/store/products/plate', roles: [4], server: { ...server(), stock } });
    await app.wait({ role: 'link', name: 'See who waits' });
    await app.close();
    app = await openApp({
      path: '/config/store/products/plate',
      roles: [10],
      server: { ...server(), stock },
    });
    await app.wait({ role: 'textbox', name: 'Name' });
    expect(document.body.textContent).not.toContain('people wait');
  });

  it('stand first on Home where there is stock again, which leads to their list', async () => {
    const stock = [line('small', 'TP-S', 0), line('large', 'TP-L', 5)];
    app = await openApp({
      path: '/config',
      server: { stock, signUps: [signUp('eva', 'small'), signUp('ana')] },
    });
    const link = await app.wait({
      role: 'link',
      name: /1 person waits for Tide plate, which is in stock again/,
    });
    expect(link.getAttribute('href')).toBe('/config/store/restock?open=plate%2Flarge');
    const waiting = app.all({ role: 'link', name: /waits for/ }).map(({ textContent }) => textContent);
    expect(waiting).toEqual([expect.stringContaining('again'), '1 person waits for Tide plate']);
    app.server.isEmailRetained = true;
    await app.press({ role: 'link', name: /in stock again/ });
    await app.press({ role: 'button', name: 'Send 1 email' });
    await app.waitForText('1 email is kept until a mail provider is set.');
  });
});
