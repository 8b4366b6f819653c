import { z } from 'zod';
import type {
  EditorRestockGroupsResponse,
  RestockList,
  RestockSendResponse,
} from '../../../../formatters/vocabulary/api/restock.ts';
import type { EndpointBodies } from './endpoint-bodies.ts';
import { count, emailFailure, empty, pages, text, time } from './fields.ts';

const groups = z.array(
  z.strictObject({
    productId: text,
    variantId: text,
    count,
    notifiedCount: count,
    retainedCount: count.exactOptional(),
    failedCount: count.exactOptional(),
    latestOn: time,
    stock: z.strictObject({ sku: text, qtyInStock: z.int(), unlimited: z.boolean() }).exactOptional(),
  }),
);

const restockList: z.ZodType<RestockList> = z.strictObject({
  signUps: z
    .array(
      z.strictObject({
        id: text,
        productId: text,
        variantId: text,
        siteVisitorEmail: text,
        isJoinMailingList: z.boolean(),
        language: text.exactOptional(),
        createdOn: time,
        notifiedOn: time.exactOptional(),
        isRetained: z.boolean().exactOptional(),
        failure: emailFailure.exactOptional(),
      }),
    )
    .exactOptional(),
  signUpGroups: groups.exactOptional(),
  ...pages,
  isAutomatic: z.boolean().exactOptional(),
});

const groupPage: z.ZodType<EditorRestockGroupsResponse> = z.strictObject({
  signUpGroups: groups,
  total: count,
});

const restockSend: z.ZodType<RestockSendResponse> = z.strictObject({
  notified: count,
  isRetained: z.boolean().exactOptional(),
});

export const RESTOCK_BODIES = {
  'post restockSignUp': empty,
  'post restock': empty,
  'get restock': restockList,
  'get restockGroups': restockList,
  'get editorRestockGroups': groupPage,
  'post restockSend': restockSend,
  'post restockSendAll': restockSend,
} satisfies EndpointBodies;
