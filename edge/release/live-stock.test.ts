import { describe, expect, it } from 'vitest';
import type { Doc } from '../../compiler/model/index.ts';
import { createApp } from '../app.ts';
import { createTenant } from '../tenancy/tenant.ts';
import { createBrowser } from '../testing/browser.ts';
import { createTestBuildService } from '../testing/build-service.ts';
import { publishRelease, testEnv } from '../testing/release.ts';
import { product, variant } from '../testing/shop.ts';

const tenant = createTenant(testEnv(), 'shop');

describe('stock of a build', () => {
  it('comes from the store; the documents do not change', async () => {
    await open([['BOWL', 3]]);
    const before = await docNow();
    await setStock('BOWL', 0);
    expect(variantsOf(await publish())).toEqual({
      BOWL: { qtyInStock: 0, unlimited: false, documentStock: { qtyInStock: 3, unlimited: false } },
    });
    await setStock('BOWL', 2);
    expect(variantsOf(await publish())).toMatchObject({ BOWL: { qtyInStock: 2 } });
    expect(await docNow()).toEqual(before);
  });

  it('comes from the documents for unknown variants and products without stock', async () => {
    await open([['BOWL', 3]], { productType: 2 });
    expect(variantsOf(await publish())).toEqual({ BOWL: { qtyInStock: 3, unlimited: false } });
    await open([
      ['BOWL', 3],
      ['NEW', 7],
    ]);
    expect(variantsOf(await publish())).toMatchObject({ NEW: { qtyInStock: 7, unlimited: false } });
  });

  it('includes changes of the document that is published', async () => {
    await open([['BOWL', 3]]);
    await setStock('BOWL', 1);
    await open([['BOWL', 13]], { isReleased: false });
    expect(variantsOf(await publish())).toEqual({
      BOWL: { qtyInStock: 11, unlimited: false, documentStock: { qtyInStock: 13, unlimited: false } },
    });
    await open([['BOWL', 1]], { isReleased: false });
    expect(variantsOf(await publish())).toMatchObject({ BOWL: { qtyInStock: 0 } });
  });

  it('follows the store for unlimited stock', async () => {
    await open([['BOWL', 3]]);
    await setStock('BOWL', 3, true);
    expect(variantsOf(await publish())).toMatchObject({ BOWL: { unlimited: true } });
  });

  it('of a service comes from the store, too', async () => {
    await open([['TALK', 3]], { productType: 3 });
    await setStock('TALK', 1);
    expect(variantsOf(await publish())).toMatchObject({ TALK: { qtyInStock: 1 } });
  });

  it('ignores documents that are not products', async () => {
    await open([['BOWL', 3]]);
    const body = { collectionId: 'shop', recordType: 1, title: 'Text', urlId: 'text' };
    await tenant.site().importDocs({ docs: [{ key: 'item:text', body }], deleted: [] });
    expect((await publish()).find(({ key }) => key === 'item:text')?.body).toMatchObject(body);
  });
});

interface Opened {
  readonly productType?: number;
  /** Whether the release contains the same variants. */
  readonly isReleased?: boolean;
}

/** A product with these SKUs and quantities; only the first is in the release. */
async function open(
  stock: readonly (readonly [sku: string, quantity: number])[],
  { productType = 1, isReleased = true }: Opened = {},
): Promise<void> {
  const variants = stock.map(([sku, qtyInStock]) => variant({ sku, qtyInStock }));
  if (isReleased) {
    const [first] = variants;
    const bowl = product({ id: 'bowl', productType, variants: first === undefined ? [] : [first] });
    // Stock of the previous test.
    await publishRelease({ edgeData: { products: { bowl } } });
    await setStock('BOWL', first?.qtyInStock ?? 0);
  }
  const priceMoney = { value: '10.00', currency: 'EUR' };
  const body = {
    collectionId: 'shop',
    recordType: 11,
    title: 'Bowl',
    urlId: 'bowl',
    structuredContent: {
      productType,
      variants: Object.fromEntries(
        variants.map(({ id, sku, qtyInStock, unlimited }) => [
          id,
          { sku, priceMoney, qtyInStock, unlimited },
        ]),
      ),
    },
  };
  const { errors } = await tenant.site().importDocs({ docs: [{ key: 'item:bowl', body }], deleted: [] });
  expect(errors).toEqual({});
}

async function setStock(sku: string, qtyInStock: number, unlimited = false): Promise<void> {
  const change = { productId: 'bowl', sku, qtyInStock, unlimited };
  expect((await tenant.store().setStock([change], 'ola')).outcome).toBe('changed');
}

/** Returns the documents that the build service receives, without activating a release. */
async function publish(): Promise<readonly Doc[]> {
  const buildService = createTestBuildService();
  buildService.failWith({ ok: false, diagnostics: [] });
  let built: readonly Doc[] = [];
  const fetch = async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    built = (await request.clone().json<{ docs: readonly Doc[] }>()).docs;
    return buildService.fetcher.fetch(request);
  };
  const app = createApp();
  const env = { ...testEnv(), BUILD_SERVICE: { fetch } as unknown as Fetcher };
  const browser = createBrowser('shop.test', async (request) => app.fetch(request, env));
  const response = await browser.get('/_admin/publish', {
    method: 'POST',
    headers: { authorization: 'Bearer admin-token-of-the-tests', 'content-type': 'application/json' },
    body: JSON.stringify({ keys: 'all' }),
  });
  expect(response.status).toBe(200);
  return built;
}

async function docNow(): Promise<unknown> {
  return (await tenant.site().docsForPublish('all')).find(({ key }) => key === 'item:bowl');
}

/** Stock by SKU. */
function variantsOf(docs: readonly Doc[]): unknown {
  const { body } = docs.find(({ key }) => key === 'item:bowl') ?? {};
  const { structuredContent } = body as { structuredContent: { variants: Record<string, Stocked> } };
  return Object.fromEntries(
    Object.values(structuredContent.variants).map(({ sku, qtyInStock, unlimited, documentStock }) => [
      sku,
      { qtyInStock, unlimited, ...(documentStock !== undefined && { documentStock }) },
    ]),
  );
}

interface Stocked {
  readonly sku: string;
  readonly qtyInStock: number;
  readonly unlimited: boolean;
  readonly documentStock?: unknown;
}
