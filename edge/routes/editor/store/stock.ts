import type { Context } from 'hono';
import { z } from 'zod';
import type { ApiErrorBody } from '../../../../formatters/vocabulary/api/api-error.ts';
import {
  type EditorInventoryResponse,
  type EditorStockTotalsResponse,
  MAX_STOCK_PRODUCTS,
} from '../../../../formatters/vocabulary/api/editor/inventory.ts';
import { readJson } from '../../../middleware/read-body.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { MESSAGES } from '../../../platform/messages.ts';
import type { AppEnv } from '../../../tenancy/app-env.ts';

const quantity = z.int().min(0).max(1_000_000_000);

export const stockSchema = z.object({
  changes: z
    .array(
      z.object({
        sku: z.string().min(1).max(200),
        productId: z.string().min(1).max(200),
        variantId: z.string().max(200),
        qtyInStock: quantity,
        unlimited: z.boolean(),
        expected: quantity.optional(),
      }),
    )
    .min(1)
    .max(1000),
});

const STOCK_CHANGED = 'Stock changed. Check the new numbers and try again.';

/** GET stock: current stock, which can differ from the documents; with `productId`, of these products. */
export async function readStock(context: Context<AppEnv>): Promise<Response> {
  const productIds = context.req.queries('productId');
  if (productIds !== undefined && productIds.length > MAX_STOCK_PRODUCTS) {
    const errors = { productId: `at most ${MAX_STOCK_PRODUCTS} products` };
    throw new ApiError(400, MESSAGES.invalidRequest, { errors });
  }
  const stock = await context
    .get('tenant')
    .store()
    .stock(productIds && [...new Set(productIds)]);
  const response: EditorInventoryResponse = { stock };
  return context.json(response);
}

/** GET stock/totals. */
export async function readStockTotals(context: Context<AppEnv>): Promise<Response> {
  const response: EditorStockTotalsResponse = await context.get('tenant').store().stockTotals();
  return context.json(response);
}

/** PUT stock. */
export async function setStock(context: Context<AppEnv>): Promise<Response> {
  const { changes } = await readJson(context, stockSchema);
  const actor = context.get('contributor').id;
  const { siteId, store } = context.get('tenant');
  const { outcome, stock } = await store().setStock(changes.map(changeOf), actor, siteId);
  if (outcome === 'unknown') throw new ApiError(404, 'Unknown SKU. Publish its product first.');
  if (outcome === 'changed') return context.json({ stock } satisfies EditorInventoryResponse);
  const rejection: ApiErrorBody & EditorInventoryResponse = {
    error: STOCK_CHANGED,
    message: STOCK_CHANGED,
    stock,
  };
  return context.json(rejection, 409);
}

function changeOf({ expected, ...change }: z.infer<typeof stockSchema>['changes'][number]) {
  return { ...change, ...(expected !== undefined && { expected }) };
}
