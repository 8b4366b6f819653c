import { afterEach, expect, it } from 'vitest';
import { openApp, type TestApp } from '../../testing/open-app.tsx';
import { PAID_ORDER } from '../../testing/paid-order.ts';

let app: TestApp;
afterEach(() => app.close());

it('Home counts orders without shipping separately', async () => {
  const { shippingAddress: _, ...file } = PAID_ORDER;
  const orders = [PAID_ORDER, { ...file, id: 'o-2', number: 8 }];
  app = await openApp({ path: '/config', server: { orders } });
  await app.wait({ role: 'link', name: /1 order to fulfill$/ });
  await app.wait({ role: 'link', name: /1 order to fulfill, nothing to ship/ });
  expect(app.find({ role: 'main' }).textContent).not.toMatch(/\btests?\b/i);
});

it('Home marks test orders', async () => {
  const test = { ...PAID_ORDER, id: 'o-2', number: 8, testMode: true };
  const { shippingAddress: _, ...file } = test;
  const orders = [PAID_ORDER, test, { ...file, id: 'o-3', number: 9 }];
  app = await openApp({ path: '/config', server: { orders } });
  const shipments = await app.wait({ role: 'link', name: /2 orders to fulfill/ });
  expect(shipments.closest('li')?.textContent).toContain('1 is a test');
  const others = await app.wait({ role: 'link', name: /1 order to fulfill, nothing to ship/ });
  expect(others.closest('li')?.textContent).toMatch(/Test$/);
});

it('Home and the commerce settings say that no shipping is set up, for physical products only', async () => {
  app = await openApp({ path: '/config' });
  const link = await app.wait({ role: 'link', name: /No shipping is set up/ });
  expect(link.getAttribute('href')).toBe('/config/settings/commerce#shipping');
  await app.close();
  app = await openApp({ path: '/config/settings/commerce' });
  await app.waitForText('No shipping is set up: orders ship for free, to every country.');
});

it('Home lists the back-in-stock requests for variants in stock first', async () => {
  const signUp = (variantId: string, index: number) => ({
    ...{ id: `${variantId}-${index}`, productId: variantId === 'one' ? 'mug' : 'plate', variantId },
    ...{ siteVisitorEmail: `${index}@example.com`, isJoinMailingList: false, createdOn: 0 },
  });
  const line = (productId: string, variantId: string, qtyInStock: number) => ({
    ...{ productId, variantId, sku: variantId, qtyInStock, unlimited: false },
  });
  app = await openApp({
    path: '/config',
    server: {
      signUps: [signUp('small', 1), signUp('one', 1), signUp('one', 2)],
      stock: [line('plate', 'small', 0), line('mug', 'one', 5)],
    },
  });
  const mug = await app.wait({ role: 'link', name: /Galão mug is back in stock/ });
  const plate = app.find({ role: 'link', name: /1 back-in-stock request for Tide plate/ });
  expect(mug.getAttribute('href')).toBe('/config/store/restock?open=mug%2Fone');
  expect(mug.compareDocumentPosition(plate)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
