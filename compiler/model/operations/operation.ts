import { z } from 'zod';
import { idSchema } from '../fields/id.ts';

export const DOCUMENT_TYPES = [
  'settings',
  'page',
  'collection',
  'item',
  'taxon',
  'navigation',
  'asset',
  'form',
] as const;

export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** A document among all of a site: its type and its id, `page:home`. The settings are `settings:site`. */
export type DocKey = `${DocumentType}:${string}`;

export const docKeySchema = z.templateLiteral([z.enum(DOCUMENT_TYPES), ':', idSchema]) as z.ZodType<DocKey>;

/** A document with its revision: one file on disk, one row in the site's object, one ETag. */
export interface Doc {
  readonly key: DocKey;
  readonly rev: number;
  /** Epoch milliseconds. */
  readonly updatedAt: number;
  /** The contributor's id. */
  readonly updatedBy: string;
  readonly body: unknown;
}

/**
 * One change of one place. `at` names record keys and never array positions, so that the changes of two people commute.
 * `set` puts a value at a field, `insert` a new entry into a record, `remove` takes an entry out, `unset` a field,
 * `text` replaces a long text as a whole. An empty path with `insert` makes the document, with `remove` deletes it.
 * `prev` is what stood there, for undoing; it is never trusted.
 */
const operationSchema = z.strictObject({
  doc: docKeySchema,
  at: z.array(z.string().max(200)).max(20),
  kind: z.enum(['set', 'unset', 'insert', 'remove', 'text']),
  value: z.unknown().optional(),
  prev: z.unknown().optional(),
});

export type Operation = z.infer<typeof operationSchema>;

/** Operations in one transaction: a bulk edit of 200 products with 36 variants each stays below it. */
export const MAX_OPERATIONS = 10_000;

/** Changes that happen together or not at all: one step of undo, one line of history. */
export const transactionSchema = z.strictObject({
  id: z.string().min(1).max(64),
  /** "Move block": said when it is undone. */
  label: z.string().max(200),
  /** Transactions of one key that follow each other quickly are one step of undo. */
  key: z.string().max(200).optional(),
  ops: z.array(operationSchema).min(1).max(MAX_OPERATIONS),
  /** The revision of every document that it changes, as its author saw it; 0 for one that is made. */
  base: z.record(z.string(), z.int().min(0)),
  /** Epoch milliseconds. */
  t: z.number(),
});

export type Transaction = z.infer<typeof transactionSchema>;

/** Accepted: every changed document's new revision (0 when deleted). A repeated transaction is answered again. */
export interface TransactionResponse {
  readonly revs: Readonly<Record<string, number>>;
}

/** Refused with 412: what others have done since `base`, oldest first. */
export interface ConflictResponse {
  readonly error: string;
  readonly message: string;
  readonly revs: Readonly<Record<string, number>>;
  readonly transactions: readonly Transaction[];
}
