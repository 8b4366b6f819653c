import { applyOperations, type DocKey, type Operation, valueAt } from '../../../../compiler/model/index.ts';
import { canonicalJson } from '../documents/canonical-json.ts';

/** What was done to one document in one transaction. */
export interface Step {
  readonly label: string;
  /** Of this document alone; undefined where they cannot be told any more. */
  readonly ops: readonly Operation[] | undefined;
}

export interface LabelsOptions {
  readonly key: DocKey;
  /** The document as it is live; undefined when it is not. */
  readonly live: unknown;
  /** As it is now; undefined when it was deleted. */
  readonly newest: unknown;
}

/**
 * The labels of those steps, oldest first and each once, of which something is left: not of what was undone or set back,
 * and not of what was done to something that has gone since. Where the steps do not lead from `live` to `newest`, as some of
 * them are forgotten, all are named.
 */
export function lastingLabels(
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

/** How one place became what it is. */
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

/** Whoever comes back to where they were has been nowhere: the steps in between leave nothing. */
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
