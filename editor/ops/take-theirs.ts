import { type DocKey, type Operation, type Transaction, valueAt } from '../../compiler/model/index.ts';
import { docsOf, withBase } from './change.ts';
import { withDifferences } from './differences.ts';
import { type Conflict, mergeBodies } from './merge.ts';
import type { OpenConflict, OpState, Stamp } from './op-state.ts';
import { sameJson } from './same-json.ts';

/** A document as the server has it now; without one it was deleted. */
export interface Theirs {
  readonly key: DocKey;
  readonly doc: { readonly rev: number; readonly body: unknown } | undefined;
}

/**
 * Takes documents as others have left them, and puts our unsent changes on top. What both changed becomes an open
 * conflict: there the head shows what the others did, and what we did is kept until a person decides.
 */
export function takeTheirs(state: OpState, updates: readonly Theirs[], stamp: Stamp): OpState {
  return updates.reduce(
    (taken, update, index) => takeOne(taken, update, { ...stamp, id: `${stamp.id}-${index}` }),
    state,
  );
}

function takeOne(state: OpState, { key, doc }: Theirs, stamp: Stamp): OpState {
  const theirs = doc?.body;
  const ours = state.head.get(key);
  const { ops, conflicts } = mergeBodies(key, { base: state.confirmed.get(key), ours, theirs });
  const head = withDifferences(key, theirs, ops);
  // The operations are about places that the others left alone, so they fit; if they ever did not, a person decides.
  const merged =
    head === undefined ? { ops: [], conflicts: [{ doc: key, at: [], ours, theirs }] } : { ops, conflicts };
  const revs = new Map(state.revs);
  if (doc === undefined) revs.delete(key);
  else revs.set(key, doc.rev);
  const replaced = replaceOps(state.pending, { key, ops: merged.ops, id: stamp.id });
  const label = state.pending.filter(({ ops }) => docsOf(ops).has(key)).at(-1)?.label ?? '';
  return {
    ...state,
    confirmed: withBody(state.confirmed, key, theirs),
    head: withBody(state.head, key, head === undefined ? theirs : head.body),
    revs,
    pending: replaced.map((each) => withBase(each, revs)),
    conflicts: withConflicts(state.conflicts, { key, theirs, label, stamp, found: merged.conflicts }),
  };
}

function withBody(bodies: ReadonlyMap<DocKey, unknown>, key: DocKey, body: unknown) {
  const changed = new Map(bodies);
  if (body === undefined) changed.delete(key);
  else changed.set(key, body);
  return changed;
}

/** What is left to do of one document moves into the last transaction that touched it; that one gets a new id. */
function replaceOps(
  pending: readonly Transaction[],
  { key, ops, id }: { readonly key: DocKey; readonly ops: readonly Operation[]; readonly id: string },
): readonly Transaction[] {
  const last = pending.findLastIndex((each) => docsOf(each.ops).has(key));
  return pending
    .map((each, index) => {
      if (!docsOf(each.ops).has(key)) return each;
      const others = each.ops.filter(({ doc }) => doc !== key);
      const { key: _, ...rest } = each;
      return { ...rest, id: `${id}-${index}`, ops: index === last ? [...others, ...ops] : others };
    })
    .filter((each) => each.ops.length > 0);
}

interface Found {
  readonly key: DocKey;
  readonly theirs: unknown;
  readonly label: string;
  readonly stamp: Stamp;
  readonly found: readonly Conflict[];
}

function withConflicts(
  open: readonly OpenConflict[],
  { key, theirs, label, stamp, found }: Found,
): readonly OpenConflict[] {
  const older = open
    .map((each) => (each.doc === key ? { ...each, theirs: valueAt(theirs, each.at) } : each))
    .filter((each) => !sameJson(each.ours, each.theirs))
    .filter((each) => !found.some(({ doc, at }) => doc === each.doc && sameJson(at, each.at)));
  const newer = found.map((conflict, index) => ({ ...conflict, id: `${stamp.id}-c${index}`, label }));
  return [...older, ...newer];
}
