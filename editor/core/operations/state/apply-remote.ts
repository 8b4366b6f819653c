import { type DocKey, type Operation, type Transaction, valueAt } from '../../../../compiler/model/index.ts';
import { docsOf, withBase } from '../changes/change.ts';
import { withDifferences } from '../changes/differences.ts';
import { sameJson } from '../changes/json-equal.ts';
import { type Conflict, mergeBodies, type ThreeBodies } from '../changes/merge.ts';
import type { OpenConflict, OpState, Stamp } from './op-state.ts';
import { savedBodies, waiting } from './outbox.ts';

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

/**
 * In two layers, each over what is below it: what was saved (or never had to be) over theirs, and on top of that what
 * waits for Save. So neither becomes the other.
 */
function takeOne(state: OpState, { key, doc }: Theirs, stamp: Stamp): OpState {
  const theirs = doc?.body;
  const saved = savedBodies(state).get(key);
  const lower = layer(key, { base: state.confirmed.get(key), ours: saved, theirs });
  const upper = layer(key, { base: saved, ours: state.head.get(key), theirs: lower.body });
  const revs = new Map(state.revs);
  if (doc === undefined) revs.delete(key);
  else revs.set(key, doc.rev);
  const waits = new Set(waiting(state).map(({ id }) => id));
  const leaving = state.pending.filter((each) => !waits.has(each.id));
  const kept = state.pending.filter((each) => waits.has(each.id));
  const { id } = stamp;
  const renewed = new Map([
    ...replaceOps(leaving, { key, ops: lower.ops, id }),
    ...replaceOps(kept, { key, ops: upper.ops, id: `${id}-w` }),
  ]);
  const pending = state.pending.flatMap((each) => renewed.get(each.id) ?? []);
  const label = (of: readonly Transaction[]) =>
    of.filter(({ ops }) => docsOf(ops).has(key)).at(-1)?.label ?? '';
  const found = [
    ...lower.conflicts.map((conflict) => ({ ...conflict, label: label(leaving), isSaved: true })),
    ...upper.conflicts.map((conflict) => ({ ...conflict, label: label(kept) })),
  ];
  return {
    ...state,
    confirmed: withBody(state.confirmed, key, theirs),
    head: withBody(state.head, key, upper.body),
    revs,
    pending: pending.map((each) => withBase(each, revs)),
    saved: new Set(
      [...state.saved].map((each) => renewed.get(each)?.id).filter((each) => each !== undefined),
    ),
    conflicts: withConflicts(state.conflicts, { key, theirs, id, found: lastOfEachPlace(found) }),
  };
}

interface Layer {
  readonly ops: readonly Operation[];
  readonly conflicts: readonly Conflict[];
  readonly body: unknown;
}

function layer(key: DocKey, { base, ours, theirs }: ThreeBodies): Layer {
  const { ops, conflicts } = mergeBodies(key, { base, ours, theirs });
  const merged = withDifferences(key, theirs, ops);
  // The operations are about places that the others left alone, so they fit; if they ever did not, a person decides.
  if (merged === undefined) return { ops: [], conflicts: [{ doc: key, at: [], ours, theirs }], body: theirs };
  return { ops, conflicts, body: merged.body };
}

function withBody(bodies: ReadonlyMap<DocKey, unknown>, key: DocKey, body: unknown) {
  const changed = new Map(bodies);
  if (body === undefined) changed.delete(key);
  else changed.set(key, body);
  return changed;
}

/**
 * What is left to do of one document moves into the last transaction that touched it; those that touched it get new ids.
 * Entries are by the old ids; without one, nothing is left of it.
 */
function replaceOps(
  pending: readonly Transaction[],
  { key, ops, id }: { readonly key: DocKey; readonly ops: readonly Operation[]; readonly id: string },
): readonly (readonly [string, Transaction])[] {
  const last = pending.findLastIndex((each) => docsOf(each.ops).has(key));
  return pending
    .map((each, index): readonly [string, Transaction] => {
      if (!docsOf(each.ops).has(key)) return [each.id, each];
      const others = each.ops.filter(({ doc }) => doc !== key);
      const { key: _, ...rest } = each;
      return [each.id, { ...rest, id: `${id}-${index}`, ops: index === last ? [...others, ...ops] : others }];
    })
    .filter(([, { ops: left }]) => left.length > 0);
}

type Labelled = Omit<OpenConflict, 'id'>;

/** Of what was changed again after it was saved, the newer. */
function lastOfEachPlace(found: readonly Labelled[]): readonly Labelled[] {
  return [...new Map(found.map((each) => [JSON.stringify(each.at), each])).values()];
}

interface Found {
  readonly key: DocKey;
  readonly theirs: unknown;
  readonly id: string;
  readonly found: readonly Labelled[];
}

function withConflicts(
  open: readonly OpenConflict[],
  { key, theirs, id, found }: Found,
): readonly OpenConflict[] {
  const older = open
    .map((each) => (each.doc === key ? { ...each, theirs: valueAt(theirs, each.at) } : each))
    .filter((each) => !sameJson(each.ours, each.theirs))
    .filter((each) => !found.some(({ doc, at }) => doc === each.doc && sameJson(at, each.at)));
  const newer = found.map((conflict, index) => ({ ...conflict, id: `${id}-c${index}` }));
  return [...older, ...newer];
}
