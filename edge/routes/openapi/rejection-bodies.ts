import { z } from 'zod';
import { transactionSchema } from '../../../compiler/model/index.ts';
import type { EndpointKey } from './bodies/endpoint-bodies.ts';
import { numbers, text } from './bodies/fields.ts';
import { problems } from './bodies/publishing.ts';

const conflictFields = { error: text, message: text };

/** Bodies of rejections with more than the fields of all errors. */
export const REJECTION_BODIES: Readonly<Partial<Record<`${EndpointKey} ${number}`, z.ZodType>>> = {
  'patch editorDoc 412': z.strictObject({
    ...conflictFields,
    revs: numbers,
    transactions: z.array(transactionSchema),
  }),
  'post editorTransactions 412': z.strictObject({
    ...conflictFields,
    revs: numbers,
    transactions: z.array(transactionSchema),
  }),
  'post editorPublish 422': z.strictObject({ ...conflictFields, problems }),
  'put editorInventory 409': z.strictObject({
    ...conflictFields,
    stock: z.array(z.looseObject({ sku: text })).exactOptional(),
  }),
};
