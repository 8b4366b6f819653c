import { runInDurableObject } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import type { EditorRestockGroupsResponse, RestockList } from '../../../formatters/vocabulary/api/restock.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { encodeCursor } from '../../platform/cursor.ts';
import type { Browser } from '../../testing/browser.ts';
import { publishRelease, testEnv } from '../../testing/release.ts';
import {
  emails,
  list,
  newEmail,
  newVisitor,
  PLATE,
  products,
  publishRestock,
  SOLD_OUT,
  signedIn,
  signUp,
  tenant,
} from '../../testing/restock.ts';
import { shopData } from '../../testing/shop.ts';

beforeAll(publishRestock);

describe('the dashboard', () => {
  describe('with more requests than a page has', () => {
    const query = { productId: 'clay', variantId: 'clay-one' };
    const sent = Array.from({ length: 120 }, newEmail);
    let owner: Browser;

    beforeAll(async () => {
      const visitor = await newVisitor();
      owner = await signedIn();
      for (const siteVisitorEmail of sent) await signUp(visitor, { ...query, siteVisitorEmail });
    });

    async function allPages(): Promise<readonly RestockList[]> {
      const pages = [await list(owner, query)];
      for (;;) {
        const cursor = pages.at(-1)?.nextPageCursor;
        if (cursor === undefined) return pages;
        pages.push(await list(owner, { ...query, cursor }));
      }
    }

    it('lists each request of a variant once (R-ERESTOCK-API-02)', async () => {
      const seen = (await allPages()).flatMap(({ signUps = [] }) => signUps);
      expect(seen.map(({ siteVisitorEmail }) => siteVisitorEmail).toSorted()).toEqual(sent.toSorted());
    });

    it('lists 50 per page, and says whether there is a next one (R-DATA-RESTOCK-04)', async () => {
      const pages = await allPages();
      expect(pages.map(({ signUps = [], hasNextPage }) => [signUps.length, hasNextPage])).toEqual([
        [50, true],
        [50, true],
        [20, false],
      ]);
      expect(pages.map(({ nextPageCursor }) => typeof nextPageCursor)).toEqual([
        'string',
        'string',
        'undefined',
      ]);
    });
  });

  it('lists the requests of one variant of a product (R-ERESTOCK-API-02)', async () => {
    const visitor = await newVisitor();
    const [blue, sand] = [newEmail(), newEmail()];
    await signUp(visitor, { siteVisitorEmail: blue });
    await signUp(visitor, { variantId: 'plate-sand', siteVisitorEmail: sand });
    const listed = await emails(await signedIn(), { productId: 'plate', variantId: 'plate-sand' });
    expect([blue, sand].map((email) => listed.includes(email))).toEqual([false, true]);
    expect(await emails(await signedIn(), { productId: 'mug', variantId: 'plate-sand' })).toEqual([]);
  });

  it('groups requests by variant, with open and notified ones (R-ERESTOCK-API-03)', async () => {
    const visitor = await newVisitor();
    const owner = await signedIn();
    const query = { productId: 'mug', variantId: 'mug-one' };
    await signUp(visitor, query);
    expect((await owner.json('POST', API.restockSend, query)).status).toBe(200);
    await signUp(visitor, query);
    await signUp(visitor, query);
    const response = await owner.get(API.restockGroups);
    const { signUpGroups = [], hasNextPage } = (await response.json()) as RestockList;
    expect(hasNextPage).toBe(false);
    expect(signUpGroups.find(({ productId }) => productId === 'mug')).toEqual({
      ...query,
      count: 2,
      notifiedCount: 1,
      // No email provider is set up.
      retainedCount: 1,
      latestOn: expect.any(Number),
      stock: { sku: 'MUG', qtyInStock: 3, unlimited: false },
    });
    const { productId, variantId } = query;
    const { signUps = [] } = await (
      await owner.get(`${API.restock}?${new URLSearchParams({ productId, variantId })}`)
    ).json<RestockList>();
    const known = signUps.map(({ notifiedOn, isRetained = false }) => [notifiedOn !== undefined, isRetained]);
    expect(known.toSorted()).toEqual([
      [false, false],
      [false, false],
      [true, true],
    ]);
    const ofProduct = async (productId: string) =>
      (await (await owner.get(`${API.restockGroups}?productId=${productId}`)).json<RestockList>())
        .signUpGroups;
    expect(await ofProduct('mug')).toMatchObject([{ ...query, count: 2 }]);
    expect(await ofProduct('none')).toEqual([]);
  });

  describe('the groups', () => {
    let owner: Browser;
    const groupsOf = async (query = '') =>
      (await (await owner.get(`${API.restockGroups}${query}`)).json<RestockList>()).signUpGroups ?? [];

    beforeAll(async () => {
      const visitor = await newVisitor();
      owner = await signedIn();
      await signUp(visitor, PLATE);
      await signUp(visitor, SOLD_OUT);
    });

    it('say where the next page starts, after 500 of them (R-DATA-RESTOCK-04)', async () => {
      const { RESTOCK } = testEnv();
      const run = (query: string) =>
        runInDurableObject(RESTOCK.get(RESTOCK.idFromName('shop')), (_, { storage }) => {
          storage.sql.exec(query);
        });
      await run(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 501)
         INSERT INTO sign_ups (id, product_id, variant_id, email_key, email, is_join_mailing_list, origin, created_on)
         SELECT 'many' || i, 'many', printf('v%03d', i), 'p', 'p', 0, '', 1 FROM n`,
      );
      const page = await (await owner.get(`${API.restockGroups}?productId=many`)).json<RestockList>();
      await run("DELETE FROM sign_ups WHERE product_id = 'many'");
      expect(page).toMatchObject({ hasNextPage: true, nextPageCursor: expect.any(String) });
      expect(page.signUpGroups).toHaveLength(500);
    });

    it('continue after a cursor (R-ERESTOCK-API-03)', async () => {
      const [first, ...others] = await groupsOf();
      const { latestOn = 0, productId = '', variantId = '' } = first ?? {};
      const cursor = encodeCursor([latestOn, productId, variantId]);
      expect(others.length).toBeGreaterThan(0);
      expect(await groupsOf(`?cursor=${cursor}`)).toEqual(others);
    });

    it('have the stock of their variant', async () => {
      const groups = await groupsOf();
      const stockOf = ({ productId: id }: { readonly productId: string }) =>
        groups.find(({ productId }) => productId === id)?.stock;
      expect(stockOf(SOLD_OUT)).toEqual({ sku: 'BOWL', qtyInStock: 0, unlimited: false });
      expect(stockOf(PLATE)).toMatchObject({ sku: 'PLATE-BLUE' });
    });

    it('have no stock when the variant is no longer sold', async () => {
      await publishRelease({ edgeData: shopData() });
      const [bowl] = await groupsOf(`?productId=${SOLD_OUT.productId}`);
      await publishRestock();
      expect([bowl?.count, bowl?.stock]).toEqual([1, undefined]);
    });

    it('that the start screen shows have open requests, those in stock first', async () => {
      const all = await groupsOf();
      const { length } = all.filter(({ count }) => count > 0);
      const found = await groupsOf('?first=20');
      expect(found.length).toBe(length);
      const isSoldOut = ({ productId }: { readonly productId: string }) => productId === SOLD_OUT.productId;
      expect([isSoldOut(all[0] ?? PLATE), found.findIndex(isSoldOut)]).toEqual([true, length - 1]);
      expect(await groupsOf('?first=1')).toEqual(found.slice(0, 1));
    });

    it.each(['0', '21', 'x', ''])('for the start screen cannot be %j', async (first) => {
      expect((await owner.get(`${API.restockGroups}?first=${first}`)).status).toBe(400);
    });
  });

  describe('the list of groups', () => {
    let owner: Browser;
    const pageOf = async (query = '') =>
      (await owner.get(`${API.editorRestockGroups}${query}`)).json<EditorRestockGroupsResponse>();
    const idsOf = async (query = '') => (await pageOf(query)).signUpGroups.map(({ variantId }) => variantId);

    beforeAll(async () => {
      owner = await signedIn();
      const visitor = await newVisitor();
      for (const request of [PLATE, SOLD_OUT, SOLD_OUT, SOLD_OUT, SOLD_OUT]) await signUp(visitor, request);
      const body = { title: 'Écru bowl', urlId: 'bowl', collectionId: 'shop', recordType: 11 };
      const structuredContent = { productType: 1, variants: {} };
      await tenant.site().importDocs({
        docs: [{ key: 'item:bowl', body: { ...body, structuredContent } }],
        deleted: [],
      });
    });

    it('has pages', async () => {
      const all = await pageOf();
      expect(all.total).toBe(all.signUpGroups.length);
      const { signUpGroups, total } = await pageOf('?offset=1&limit=1');
      expect([signUpGroups, total]).toEqual([all.signUpGroups.slice(1, 2), all.total]);
      expect(await pageOf('?offset=100')).toEqual({ signUpGroups: [], total });
    });

    it('is sorted', async () => {
      const counts = (await pageOf('?sort=count')).signUpGroups.map(({ count }) => count);
      expect(counts).toEqual(counts.toSorted((one, other) => other - one));
      expect(await idsOf('?sort=count&order=asc')).not.toEqual(await idsOf('?sort=count'));
      expect((await idsOf()).at(0)).toBe(SOLD_OUT.variantId);
      expect((await idsOf('?order=asc')).at(-1)).toBe(SOLD_OUT.variantId);
      expect((await owner.get(`${API.editorRestockGroups}?sort=stock`)).status).toBe(400);
    });

    it('finds the groups of products', async () => {
      expect(await pageOf('?search=ecru')).toMatchObject({
        signUpGroups: [{ ...SOLD_OUT, stock: { sku: 'BOWL', qtyInStock: 0 } }],
        total: 1,
      });
      expect(await pageOf('?search=nothing')).toEqual({ signUpGroups: [], total: 0 });
    });
  });

  it('shows whether the live site sends automatically, and the delivery status', async () => {
    const query = { productId: 'mug', variantId: 'mug-one' };
    const owner = await signedIn();
    const isAutomatic = async () =>
      (await (await owner.get(API.restockGroups)).json<RestockList>()).isAutomatic;
    expect(await isAutomatic()).toBe(false);
    expect(await (await owner.json('POST', API.restockSend, query)).json()).toMatchObject({
      isRetained: true,
    });
    const { store } = shopData();
    await publishRelease({
      edgeData: shopData({ products, store: { ...store, sendRestockAutomatically: true } }),
    });
    expect(await isAutomatic()).toBe(true);
    await publishRestock();
  });

  it.each([
    ['admin', 200, 200],
    ['website-manager', 200, 200],
    ['store-manager', 200, 200],
    ['editor', 200, 403],
    ['viewer', 403, 403],
    ['reporting', 403, 403],
  ] as const)('lets %s read with %i and send with %i (R-ERESTOCK-API-10)', async (role, reads, sends) => {
    const browser = await signedIn(CONTRIBUTOR_ROLE[role]);
    expect((await browser.get(API.restock)).status).toBe(reads);
    expect((await browser.get(API.restockGroups)).status).toBe(reads);
    expect((await browser.get(API.editorRestockGroups)).status).toBe(reads);
    expect((await browser.json('POST', API.restockSend, PLATE)).status).toBe(sends);
    const all = await browser.json('POST', API.restockSendAll, { sendRequests: [PLATE] });
    expect(all.status).toBe(sends);
  });

  it('is not available to visitors (R-ERESTOCK-API-10)', async () => {
    const visitor = await newVisitor();
    expect((await visitor.json('POST', API.restockSend, PLATE)).status).toBe(403);
    expect((await visitor.json('POST', API.restockSendAll, { sendRequests: [PLATE] })).status).toBe(403);
  });
});
