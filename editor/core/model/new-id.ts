import type { Bodies, DocKey, DocumentType } from '../../../compiler/model/index.ts';
import { urlIdOf } from './url-id.ts';

/** Characters of a title that become an id: enough to tell files apart, and it stands in every address of a commit. */
const MOST_CHARACTERS = 60;

/**
 * The id of a new document, made of its title: `bica-cup`, or `bica-cup-2` when that is taken. It is the name of a file of
 * the site, which people read in its history.
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
    .slice(0, MOST_CHARACTERS)
    .replace(/^-+|-+$/g, '');
  const id = slug || fallback;
  if (!isTaken(id)) return id;
  for (let number = 2; ; number++) if (!isTaken(`${id}-${number}`)) return `${id}-${number}`;
}
