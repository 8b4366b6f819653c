import type { OutputFile } from '../../../compiler/4-render/output-file.ts';
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

/** Pages while they are the same object; images by name, which identifies their bytes. */
function createContents(): StoredContents {
  // By path: a weak map of all pages takes several times as long, also to collect garbage.
  const contents = new Map<string, { readonly file: OutputFile; readonly content: StoredContent }>();
  return {
    get: (file) => {
      const known = contents.get(file.path);
      return known !== undefined && (known.file === file || 'image' in file) ? known.content : undefined;
    },
    set: (file, content) => void contents.set(file.path, { file, content }),
  };
}
