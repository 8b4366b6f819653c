import { type DocKey, valueAt } from '../../../compiler/model/index.ts';
import { flagAt, textAt, textsAt } from '../model/json-access.ts';
import type { Command } from '../operations/changes/change.ts';
import { sameJson } from '../operations/changes/json-equal.ts';

export interface SetUrlIdOptions {
  readonly doc: DocKey;
  /** The new `urlId`. */
  readonly value: unknown;
  /** The document before typing started. Intermediate slugs were never published. */
  readonly previous: unknown;
  /** The live `urlId`: empty when the document is not live, undefined while unknown. */
  readonly live: string | undefined;
  /** The path before the `urlId`, such as `/` or `/shop/p/`; empty when unknown. */
  readonly base: string;
  readonly label: string;
}

/** Maximum number of redirects of a document (compiler/model, fields/redirect-from). */
export const MAX_REDIRECTS = 10;

/**
 * Changes the URL of a page, collection or item and adds a redirect from the live URL; undo reverts both. A document
 * that was never published needs no redirect, and the home page's URL does not depend on its `urlId`.
 */
export function setUrlId({ doc, value, previous, live, base, label }: SetUrlIdOptions): Command {
  const liveUrlId = flagAt(previous, 'isHome') ? '' : (live ?? assumedLiveUrlId(previous));
  const [before, after] = [base + liveUrlId, base + value];
  const isLive = liveUrlId !== '' && base !== '';
  const known = textsAt(previous, 'redirectFrom').filter((url) => url !== before);
  const old = [...known, ...(isLive ? [before] : [])].filter((url) => url !== after);
  const fields = { urlId: value, redirectFrom: old.length > 0 ? old.slice(-MAX_REDIRECTS) : undefined };
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

/**
 * While the live URL is unknown, add the redirect anyway: an extra redirect is harmless, a missing one loses
 * visitors. Drafts are never live.
 */
export function assumedLiveUrlId(body: unknown): string {
  return textAt(body, 'status') === 'Draft' ? '' : textAt(body, 'urlId');
}
