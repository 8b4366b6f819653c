import type { StoredContent, StoredContents } from '../../../compiler/5-write/release.ts';
import { GRACE_PERIOD_MS } from '../data/sweep-blobs.ts';

/** Returns the blobs of pages and images that earlier builds stored. */
export type StoredPages = (now: number) => StoredContents;

/** A blob that no release needs is protected from the sweep only by its age. */
const RETAINED_MS = GRACE_PERIOD_MS / 2;

export function createStoredPages(): StoredPages {
  let contents = createContents();
  let since = 0;
  return (now) => {
    if (Math.abs(now - since) > RETAINED_MS) {
      contents = createContents();
      since = now;
    }
    return contents;
  };
}

/** Pages by object; images by name, which identifies their bytes. */
function createContents(): StoredContents {
  const pages = new WeakMap<object, StoredContent>();
  const images = new Map<string, StoredContent>();
  return {
    get: (file) => ('image' in file ? images.get(file.path) : pages.get(file)),
    set: (file, content) => {
      if ('image' in file) images.set(file.path, content);
      else pages.set(file, content);
    },
  };
}
