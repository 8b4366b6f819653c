import type { Bodies, DocKey, Operation, Transaction } from '../../../../compiler/model/index.ts';

/** What a command wants: operations that happen together, with the words that are said when they are undone. */
export interface Change {
  /** "Rename page". */
  readonly label: string;
  /** Changes of one key that follow each other within 800 ms are one step of undo: typing, dragging. */
  readonly key?: string;
  /** Another part of the same key is another step of undo, though both leave for the server together. */
  readonly part?: string;
  /** Changes of one part are one step however long they take: a text while somebody is writing it. */
  readonly isOneStep?: boolean;
  /** Undoing it makes changes of this document that were never saved: they wait for Save again. */
  readonly holds?: DocKey;
  readonly ops: readonly Operation[];
}

/** Every change of a site is made by one. Pure: the same bodies always give the same operations. */
export type Command = (bodies: Bodies) => Change;

/** Pause after which a change with the same key is a step of its own; also how long an unsent one still grows. */
export const MERGE_MS = 800;

/** Longest label that the API takes. */
const MOST_LABEL_CHARACTERS = 200;

export function labelOf(labels: readonly string[]): string {
  return [...new Set(labels)].join(', ').slice(0, MOST_LABEL_CHARACTERS);
}

/** The documents that operations change. */
export function docsOf(ops: readonly Operation[]): ReadonlySet<DocKey> {
  return new Set(ops.map(({ doc }) => doc));
}

/** The same transaction on today's revisions: what its author saw is what the head is built on. */
export function withBase(transaction: Transaction, revs: ReadonlyMap<DocKey, number>): Transaction {
  const base = Object.fromEntries([...docsOf(transaction.ops)].map((doc) => [doc, revs.get(doc) ?? 0]));
  return { ...transaction, base };
}
