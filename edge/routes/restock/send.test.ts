import { env, runDurableObjectAlarm } from 'cloudflare:test';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { EditorOutboxResponse } from '../../../formatters/vocabulary/api/editor/outbox.ts';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import type { Browser } from '../../testing/browser.ts';
import { publishRelease } from '../../testing/release.ts';
import {
  createBrowser,
  newEmail,
  newVisitor,
  PLATE,
  products,
  publishRestock,
  SOLD_OUT,
  sentEmails,
  signedIn,
  signUp,
  withStock,
} from '../../testing/restock.ts';
import { shopData } from '../../testing/shop.ts';

beforeAll(publishRestock);

describe('sending', () => {
  it('notifies the requests of a variant (R-ERESTOCK-API-04)', async () => {
    const owner = await signedIn();
    const [email, sand] = [newEmail(), newEmail()];
    const visitor = await newVisitor();
    await signUp(visitor, { siteVisitorEmail: email });
    const other = { ...PLATE, variantId: 'plate-sand' };
    await signUp(visitor, { ...other, siteVisitorEmail: sand });
    expect((await owner.json('POST', API.restockSend, PLATE)).status).toBe(200);
    expect(await sentEmails(sand)).toEqual([]);
    expect((await owner.json('POST', API.restockSend, other)).status).toBe(200);
    expect(await sentEmails(sand)).toHaveLength(1);
    expect(await sentEmails(email)).toMatchObject([
      {
        state: 'retained',
        subject: 'Tide plate (Blue) is back in stock',
        text: expect.stringContaining('https://shop.test/shop/p/plate'),
      },
    ]);
    const outbox = (await (await signedIn(CONTRIBUTOR_ROLE.admin)).get(API.editorOutbox)).json();
    const { messages } = (await outbox) as EditorOutboxResponse;
    expect(messages.some(({ to }) => to === email)).toBe(true);
  });

  it('notifies each request once, even with concurrent clicks (R-ERESTOCK-API-11)', async () => {
    const visitor = await newVisitor();
    const owner = await signedIn();
    const email = newEmail();
    await signUp(visitor, { siteVisitorEmail: email });
    const responses = await Promise.all([1, 2, 3].map(() => owner.json('POST', API.restockSend, PLATE)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await sentEmails(email)).toHaveLength(1);
    // A request after a notification is open again.
    await signUp(visitor, { siteVisitorEmail: email });
    await owner.json('POST', API.restockSend, PLATE);
    expect(await sentEmails(email)).toHaveLength(2);
  });

  it('never links to an unknown host', async () => {
    const HOSTS = JSON.stringify({ 'shop.test': 'shop', '*': 'shop' });
    const visitor = createBrowser('evil.test', { HOSTS });
    await visitor.get('/cart');
    const email = newEmail();
    expect((await signUp(visitor, { siteVisitorEmail: email })).status).toBe(200);
    await (await signedIn()).json('POST', API.restockSend, PLATE);
    expect((await sentEmails(email)).map(({ text }) => text)).toEqual([
      'Good news: Tide plate (Blue) is back in stock.\n\nOlaria\n',
    ]);
  });

  it('notifies for several variants, all or none (R-ERESTOCK-API-05)', async () => {
    const visitor = await newVisitor();
    const owner = await signedIn();
    const [blue, sand] = [newEmail(), newEmail()];
    const other = { productId: 'plate', variantId: 'plate-sand' };
    await signUp(visitor, { siteVisitorEmail: blue });
    await signUp(visitor, { ...other, siteVisitorEmail: sand });
    const sendAll = (...sendRequests: object[]) => owner.json('POST', API.restockSendAll, { sendRequests });
    expect((await sendAll(PLATE, SOLD_OUT)).status).toBe(409);
    expect((await sendAll(PLATE, { productId: 'none', variantId: 'x' })).status).toBe(404);
    expect([...(await sentEmails(blue)), ...(await sentEmails(sand))]).toEqual([]);
    const response = await sendAll(PLATE, other);
    expect([response.status, await response.json()]).toMatchObject([200, { notified: 2 }]);
    expect((await sentEmails(blue)).length + (await sentEmails(sand)).length).toBe(2);
  });

  it('waits until the variant is in stock', async () => {
    const owner = await signedIn();
    const email = newEmail();
    await signUp(await newVisitor(), { ...SOLD_OUT, siteVisitorEmail: email });
    const rejected = await owner.json('POST', API.restockSend, SOLD_OUT);
    expect([rejected.status, await rejected.json()]).toMatchObject([
      409,
      { message: 'This item is still sold out. Add stock first.' },
    ]);
    expect(await sentEmails(email)).toEqual([]);
    expect(await setStock(owner, 4)).toBe(200);
    // Nothing is sent automatically unless enabled.
    expect(await sentEmails(email)).toEqual([]);
    expect((await owner.json('POST', API.restockSend, SOLD_OUT)).status).toBe(200);
    expect(await sentEmails(email)).toHaveLength(1);
    await setStock(owner, 0);
  });

  it('is automatic when stock rises, if enabled (R-ERESTOCK-API-12)', async () => {
    const store = { sendRestockAutomatically: true };
    await publishRelease({ edgeData: shopData({ products, store }) });
    const owner = await signedIn();
    const email = newEmail();
    await signUp(await newVisitor(), { ...SOLD_OUT, siteVisitorEmail: email });
    await setStock(owner, 0);
    expect(await sentEmails(email)).toEqual([]);
    await setStock(owner, 2);
    await runStoreAlarm();
    await vi.waitFor(async () => expect(await sentEmails(email)).toHaveLength(1), { timeout: 20_000 });
    await setStock(owner, 0);
    await setStock(owner, 3);
    await runStoreAlarm();
    expect(await sentEmails(email)).toHaveLength(1);
    await publishRestock();
  });

  it('is automatic when a release adds stock (R-ERESTOCK-API-12)', async () => {
    const store = { sendRestockAutomatically: true };
    await publishRelease({ edgeData: shopData({ products, store }) });
    const owner = await signedIn();
    await setStock(owner, 0);
    await runStoreAlarm();
    const email = newEmail();
    await signUp(await newVisitor(), { ...SOLD_OUT, siteVisitorEmail: email });
    await publishRelease({ edgeData: shopData({ products: withStock(7), store }) });
    await runStoreAlarm();
    await vi.waitFor(async () => expect(await sentEmails(email)).toHaveLength(1), { timeout: 20_000 });
    await publishRestock();
  });
});

/**
 * The store reports restocked variants in its alarm, so that a crash after the change loses nothing. It may fire by
 * itself.
 */
function runStoreAlarm(): Promise<boolean> {
  return runDurableObjectAlarm(env.STORE.get(env.STORE.idFromName('shop')));
}

async function setStock(owner: Browser, qtyInStock: number): Promise<number> {
  const change = { sku: 'BOWL', ...SOLD_OUT, qtyInStock, unlimited: false };
  return (await owner.json('PUT', API.editorInventory, { changes: [change] })).status;
}
