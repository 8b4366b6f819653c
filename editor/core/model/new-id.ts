import type { Bodies, DocKey, DocumentType } from '../../../compiler/model/index.ts';
import { urlIdOf } from './url-id.ts';

/**
 * Maximum number of title characters in an id: enough to tell files apart, and short because the id is part of every
 * commit URL.
 */
const MAX_LENGTH = 60;

/**
 * Returns the id of a new document, derived from its title: `bica-cup`, or `bica-cup-2` when that is taken. The id is
 * a file name of the site, which people read in its history.
 */
export function newDocumentId(
  bodies: Bodies,
  type: DocumentType,
  { title, fallback }: { readonly title: string; readonly fallback: string },
): string {
  return freeId(title, fallback, (id) => bodies.has(`${type}:${id}` as DocKey));
}

function freeId(title: string, fallback: string, isTaken: (id: string) => boolean): string {
  const slug = urlIdOf(title, '')
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/-{2,}/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  const id = slug || fallback;
  if (!isTaken(id)) return id;
  for (let number = 2; ; number++) if (!isTaken(`${id}-${number}`)) return `${id}-${number}`;
}
