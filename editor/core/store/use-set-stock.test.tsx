import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '../api/api-failure.ts';
import type { EditorApi } from '../api/editor-api.ts';
import { type OpenPart, openInEditor, shownMessages, shownTexts } from '../hooks/testing/open-in-editor.tsx';
import { SERVER } from '../server/query-keys.ts';
import { productStockKey } from './use-product-stock.ts';
import { type SetStock, useSetStock } from './use-set-stock.ts';

let part: OpenPart;
let set: ReturnType<typeof useSetStock>;
afterEach(() => part.close());

function Part() {
  set = useSetStock();
  return null;
}

const LINE = { productId: 'cup', variantId: 's', sku: 'CUP-S', qtyInStock: 4, unlimited: false };
const OTHERS = [
  { ...LINE, variantId: 'l', sku: 'CUP-L' },
  { ...LINE, productId: 'plate' },
  { ...LINE, sku: 'OLD' },
];
const TOTALS = [...SERVER.stockLists, 'totals'];
/** Requests for the variant, for one of another product with the same SKU, and for another variant. */
const GROUPS = {
  pageParams: [undefined],
  pages: [
    {
      entries: [
        { productId: 'cup', variantId: 's', stock: { sku: 'CUP-S', qtyInStock: 4, unlimited: false } },
        { productId: 'plate', variantId: 's', stock: { sku: 'CUP-S', qtyInStock: 4, unlimited: false } },
        { productId: 'cup', variantId: 'l', stock: { sku: 'CUP-L', qtyInStock: 1, unlimited: false } },
      ],
    },
  ],
};
const CHANGE: SetStock = { line: LINE, name: 'Cup, S', qtyInStock: 9, unlimited: false };

/** Opens the part with a server that gives these responses, one after the other. */
async function open(...responses: readonly (() => Promise<unknown>)[]) {
  const requests: unknown[] = [];
  const left = [...responses];
  const setStock = ((request: unknown) => {
    requests.push(request);
    return left.shift()?.();
  }) as EditorApi['setStock'];
  part = await openInEditor(<Part />, { api: { setStock } });
  part.queries.setQueryData(productStockKey(LINE.productId), { stock: [...OTHERS, LINE] });
  return requests;
}

const accepted = (line: object) => async () => ({ stock: [line] });
const rejected = (status: number, body: unknown) => async () => {
  throw new ApiFailure('rejected', status, { message: 'Why', body });
};

async function run(change: SetStock): Promise<boolean> {
  let isSet = false;
  await act(async () => {
    isSet = await set(change);
  });
  return isSet;
}

const shownGroups = () =>
  part.queries
    .getQueryData<typeof GROUPS>(SERVER.restockGroups)
    ?.pages.flatMap(({ entries }) => entries.map(({ stock }) => stock.qtyInStock));
const shownStock = () => part.queries.getQueryData(productStockKey(LINE.productId));

describe('setting the stock of a variant', () => {
  it('sends what the user saw, and shows the new number everywhere', async () => {
    const changed = { ...LINE, qtyInStock: 9 };
    const requests = await open(accepted(changed));
    part.queries.setQueryData(TOTALS, []);
    part.queries.setQueryData(SERVER.restockGroups, GROUPS);
    expect(await run(CHANGE)).toBe(true);
    const { productId, variantId, sku } = LINE;
    expect(requests).toEqual([
      { changes: [{ sku, productId, variantId, qtyInStock: 9, unlimited: false, expected: 4 }] },
    ]);
    expect(shownStock()).toEqual({ stock: [...OTHERS, changed] });
    expect(part.queries.getQueryState(TOTALS)?.isInvalidated).toBe(true);
    expect(part.queries.getQueryState(SERVER.restockGroups)?.isInvalidated).toBe(true);
    expect(shownGroups()).toEqual([9, 4, 1]);
    expect(shownTexts()).toEqual(['Stock of Cup, S set to 9']);
  });

  it('can be undone once', async () => {
    const requests = await open(accepted({ ...LINE, qtyInStock: 9 }), accepted(LINE));
    await run(CHANGE);
    await shownMessages()[0]?.press('Undo');
    expect(requests[1]).toMatchObject({ changes: [{ qtyInStock: 4, unlimited: false, expected: 9 }] });
    expect(shownStock()).toEqual({ stock: [...OTHERS, LINE] });
    await expect(shownMessages()[0]?.press('Undo')).rejects.toThrow('no button');
  });

  it('can make it unlimited', async () => {
    await open(accepted({ ...LINE, unlimited: true }));
    expect(await run({ ...CHANGE, unlimited: true })).toBe(true);
    expect(shownTexts()).toEqual(['Stock of Cup, S set to unlimited']);
  });

  it('shows the current number if an order has changed it', async () => {
    const current = { ...LINE, qtyInStock: 3 };
    await open(rejected(409, { stock: [OTHERS[0], current] }));
    part.queries.setQueryData(SERVER.restockGroups, GROUPS);
    expect(await run(CHANGE)).toBe(false);
    expect(shownStock()).toEqual({ stock: [...OTHERS, current] });
    expect(part.queries.getQueryState(SERVER.restockGroups)?.isInvalidated).toBe(true);
    expect(shownTexts()).toEqual(['An order changed the stock: 3 left. Check the number.']);
  });

  it.each([
    [400, { stock: [] }],
    [409, { stock: 'none' }],
    [409, 'text'],
  ])('is reported when it fails otherwise: %i %j', async (status, body) => {
    await open(rejected(status, body));
    expect(await run(CHANGE)).toBe(false);
    expect(shownTexts()).toEqual(['Why']);
    expect(shownStock()).toEqual({ stock: [...OTHERS, LINE] });
  });

  it('does not need a list of the stock', async () => {
    await open(accepted(LINE));
    part.queries.removeQueries();
    expect(await run(CHANGE)).toBe(true);
    expect(shownStock()).toBeUndefined();
  });
});
