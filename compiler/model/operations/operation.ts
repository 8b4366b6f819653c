import { z } from 'zod';
import { idSchema } from '../fields/id.ts';
import { DOCUMENT_TYPES, type DocKey } from './document-type.ts';

export const docKeySchema = z.templateLiteral([z.enum(DOCUMENT_TYPES), ':', idSchema]) as z.ZodType<DocKey>;

/** A document with its revision: one file on disk, one row in SiteDO, one ETag. */
export interface Doc {
  readonly key: DocKey;
  readonly rev: number;
  /** Epoch milliseconds. */
  readonly updatedAt: number;
  /** Contributor id. */
  readonly updatedBy: string;
  readonly body: unknown;
}

/**
 * One change at one path. `at` contains record keys and never array indexes, so that concurrent changes commute. `set` replaces a
 * field, `insert` adds an entry to a record, `remove` deletes an entry, `unset` deletes a field, `text` replaces a long text.
 * With an empty path, `insert` creates the document and `remove` deletes it. `prev` is the previous value, for undo; it is never
 * trusted.
 */
const operationSchema = z.strictObject({
  doc: docKeySchema,
  at: z.array(z.string().max(200)).max(20),
  kind: z.enum(['set', 'unset', 'insert', 'remove', 'text']),
  value: z.unknown().optional(),
  prev: z.unknown().optional(),
});

export type Operation = z.infer<typeof operationSchema>;

/** Maximum operations of one transaction: enough for a bulk edit of 200 products with 36 variants each. */
export const MAX_OPERATIONS = 10_000;

/** Changes that are applied all or none: one undo step, one history entry. */
export const transactionSchema = z.strictObject({
  id: z.string().min(1).max(64),
  /** Label for undo: "Move block". */
  label: z.string().max(200),
  /** Transactions with the same key in quick succession are one undo step. */
  key: z.string().max(200).optional(),
  ops: z.array(operationSchema).min(1).max(MAX_OPERATIONS),
  /** Base revision of every changed document; 0 for a new one. */
  base: z.record(z.string(), z.int().min(0)),
  /** Epoch milliseconds. */
  t: z.number(),
});

export type Transaction = z.infer<typeof transactionSchema>;

/** Accepted: the new revision of every changed document (0 when deleted). A repeated transaction gets the same response. */
export interface TransactionResponse {
  readonly revs: Readonly<Record<string, number>>;
}

/** Rejected with 412: the transactions of others since `base`, oldest first. */
export interface ConflictResponse {
  readonly error: string;
  readonly message: string;
  readonly revs: Readonly<Record<string, number>>;
  readonly transactions: readonly Transaction[];
}
