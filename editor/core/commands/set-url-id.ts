import { type DocKey, valueAt } from '../../../compiler/model/index.ts';
import { flagAt, textAt, textsAt } from '../model/json-access.ts';
import type { Command } from '../operations/changes/change.ts';
import { sameJson } from '../operations/changes/json-equal.ts';

export interface NewAddress {
  readonly doc: DocKey;
  /** The new `urlId`. */
  readonly value: unknown;
  /** The document before somebody began to type: what stands there in between was never anywhere. */
  readonly was: unknown;
  /** The `urlId` by which visitors find it now: empty where they do not, undefined while that is not known. */
  readonly live: string | undefined;
  /** What stands before the `urlId` in the address, `/` or `/shop/p/`; empty where that is not known. */
  readonly base: string;
  readonly label: string;
}

/** Old addresses that a document may have (compiler/model, fields/redirect-from). */
export const MOST_OLD = 10;

/**
 * Gives a page, a collection or an item another address, and has the one where visitors find it lead there; undo takes both
 * back. What nobody has published was nowhere, and where the home page is, is not said by its `urlId`.
 */
export function setAddress({ doc, value, was, live, base, label }: NewAddress): Command {
  const seen = flagAt(was, 'isHome') ? '' : (live ?? likelyLive(was));
  const [before, after] = [base + seen, base + value];
  const isThere = seen !== '' && base !== '';
  const known = textsAt(was, 'redirectFrom').filter((url) => url !== before);
  const old = [...known, ...(isThere ? [before] : [])].filter((url) => url !== after);
  const fields = { urlId: value, redirectFrom: old.length > 0 ? old.slice(-MOST_OLD) : undefined };
  return (bodies) => ({
    label,
    key: `${doc}/urlId`,
    ops: Object.entries(fields)
      .filter(([name, field]) => !sameJson(valueAt(bodies.get(doc), [name]), field))
      .map(([name, field]) => ({
        doc,
        at: [name],
        ...(field === undefined ? { kind: 'unset' } : { kind: 'set', value: field }),
      })),
  });
}

/** As long as nobody knows: an old address too many leads somewhere, one too few loses visitors. A draft is live nowhere. */
export function likelyLive(body: unknown): string {
  return textAt(body, 'status') === 'Draft' ? '' : textAt(body, 'urlId');
}
