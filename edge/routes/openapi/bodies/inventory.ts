import { z } from 'zod';
import type {
  EditorInventoryResponse,
  EditorStockTotalsResponse,
} from '../../../../formatters/vocabulary/api/editor/inventory.ts';
import type { EndpointBodies } from './endpoint-bodies.ts';
import { text } from './fields.ts';

const inventory: z.ZodType<EditorInventoryResponse> = z.strictObject({
  stock: z.array(
    z.strictObject({
      productId: text,
      variantId: text,
      sku: text,
      title: text,
      qtyInStock: z.int(),
      unlimited: z.boolean(),
      isSellable: z.boolean(),
    }),
  ),
});

const totals: z.ZodType<EditorStockTotalsResponse> = z.strictObject({
  limited: z.record(text, z.int()),
  unlimited: z.array(text),
});

export const INVENTORY_BODIES = {
  'get editorInventory': inventory,
  'get editorStockTotals': totals,
  'put editorInventory': inventory,
} satisfies EndpointBodies;
