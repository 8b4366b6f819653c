import type { StoredContent } from '../../../compiler/5-write/release.ts';
import { GRACE_PERIOD_MS } from '../data/sweep-blobs.ts';

/** Returns the blobs of pages that earlier builds stored, by page. */
export type StoredPages = (now: number) => WeakMap<object, StoredContent>;

/** A blob that no release needs is protected from the sweep only by its age. */
const RETAINED_MS = GRACE_PERIOD_MS / 2;

export function createStoredPages(): StoredPages {
  let pages = new WeakMap<object, StoredContent>();
  let since = 0;
  return (now) => {
    if (Math.abs(now - since) > RETAINED_MS) {
      pages = new WeakMap();
      since = now;
    }
    return pages;
  };
}
