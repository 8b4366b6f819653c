import type { Context } from 'hono';
import { z } from 'zod';
import type { ApiErrorBody } from '../../../../formatters/vocabulary/api/api-error.ts';
import type { EditorInventoryResponse } from '../../../../formatters/vocabulary/api/editor/inventory.ts';
import { readJson } from '../../../middleware/read-body.ts';
import { ApiError } from '../../../platform/api-error.ts';
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

/** GET stock: current stock, which can differ from the documents; with `productId`, of one product. */
export async function readStock(context: Context<AppEnv>): Promise<Response> {
  const productId = context.req.query('productId');
  const stock = await context
    .get('tenant')
    .store()
    .stock(productId === undefined ? undefined : [productId]);
  const response: EditorInventoryResponse = { stock };
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
