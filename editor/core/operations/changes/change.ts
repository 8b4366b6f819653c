import type { Bodies, DocKey, Operation, Transaction } from '../../../../compiler/model/index.ts';

/** The result of a command: operations applied together, with the label for undo. */
export interface Change {
  /** "Rename page". */
  readonly label: string;
  /** Changes with the same key that follow each other within 800 ms are one undo step (typing, dragging). */
  readonly key?: string;
  /** A different part of the same key is a separate undo step, although both are sent together. */
  readonly part?: string;
  /** Changes of one part are one undo step regardless of time: an editing session of a text. */
  readonly isOneStep?: boolean;
  /** Undoing the change stages changes of this document that were never saved. */
  readonly stages?: DocKey;
  /** The change cannot be undone, and no earlier step brings back what it deletes. */
  readonly isPermanent?: boolean;
  readonly ops: readonly Operation[];
}

/** Every change of a site is made by a command. Pure: the same bodies always give the same operations. */
export type Command = (bodies: Bodies) => Change;

/** Pause after which a change with the same key starts a new step; also how long an unsent transaction can grow. */
export const MERGE_MS = 800;

/** Maximum label length of the API. */
const MAX_LABEL_LENGTH = 200;

export function joinLabels(labels: readonly string[]): string {
  return [...new Set(labels)].join(', ').slice(0, MAX_LABEL_LENGTH);
}

/** Returns the documents that operations change. */
export function docsOf(ops: readonly Operation[]): ReadonlySet<DocKey> {
  return new Set(ops.map(({ doc }) => doc));
}

/** Rebases a transaction onto the current revisions, which the head is built on. */
export function withBase(transaction: Transaction, revs: ReadonlyMap<DocKey, number>): Transaction {
  const base = Object.fromEntries([...docsOf(transaction.ops)].map((doc) => [doc, revs.get(doc) ?? 0]));
  return { ...transaction, base };
}
