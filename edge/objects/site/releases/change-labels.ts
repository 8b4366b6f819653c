import { applyOperations, type DocKey, type Operation, valueAt } from '../../../../compiler/model/index.ts';
import { canonicalJson } from '../../../../formatters/index.ts';

/** A change of one document by one transaction. */
export interface Step {
  readonly label: string;
  /** Operations on this document; undefined if they are no longer known. */
  readonly ops: readonly Operation[] | undefined;
}

export interface LabelsOptions {
  readonly key: DocKey;
  /** Live version; undefined if not live. */
  readonly live: unknown;
  /** Newest version; undefined if deleted. */
  readonly newest: unknown;
}

/**
 * Returns the distinct labels of changes that still have an effect, oldest first: without changes that were undone,
 * reverted or removed. Returns all labels if the known operations do not lead from `live` to `newest`.
 */
export function remainingLabels(
  steps: readonly Step[],
  { key, live, newest }: LabelsOptions,
): readonly string[] {
  const all = new Set(steps.map(({ label }) => label));
  const ways = new Map<string, Way>();
  let body = live;
  for (const [index, { ops }] of steps.entries()) {
    for (const op of ops ?? []) {
      const applied = applyOperations(new Map(body === undefined ? [] : [[key, body]]), [op]);
      if (!applied.ok) return [...all];
      const next = applied.bodies.get(key);
      go(wayAt(ways, op.at), { from: textAt(body, op.at), to: textAt(next, op.at), index });
      body = next;
    }
  }
  if (textAt(body, []) !== textAt(newest, [])) return [...all];
  const lasting = new Set([...ways.values()].flatMap((way) => stepsOf(way, live, newest)));
  return [...new Set(steps.flatMap(({ label }, index) => (lasting.has(index) ? [label] : [])))];
}

/** History of the value at one path. */
interface Way {
  readonly at: readonly string[];
  readonly legs: { readonly from: string; readonly index: number }[];
}

function wayAt(ways: Map<string, Way>, at: readonly string[]): Way {
  const place = JSON.stringify(at);
  const way = ways.get(place) ?? { at, legs: [] };
  ways.set(place, way);
  return way;
}

/** Adds a change; a return to an earlier value cancels the changes in between. */
function go(
  { legs }: Way,
  { from, to, index }: { readonly from: string; readonly to: string; readonly index: number },
): void {
  if (from === to) return;
  const back = legs.findIndex((leg) => leg.from === to);
  if (back >= 0) legs.length = back;
  else legs.push({ from, index });
}

function stepsOf({ at, legs }: Way, live: unknown, newest: unknown): readonly number[] {
  const isGone = at.length > 0 && valueAt(newest, at.slice(0, -1)) === undefined;
  return isGone || textAt(live, at) === textAt(newest, at) ? [] : legs.map(({ index }) => index);
}

function textAt(body: unknown, at: readonly string[]): string {
  const value = valueAt(body, at);
  return value === undefined ? '' : canonicalJson(value);
}
