import {
  type Bodies,
  type DocKey,
  documentTypeOf,
  type Operation,
} from '../../../../compiler/model/index.ts';
import { compareText } from '../../../../formatters/vocabulary/sorted-entries.ts';
import { idOf } from '../../../core/model/documents.ts';
import { folderKindOf } from '../../../core/model/folder-kind.ts';
import { flagAt, textAt } from '../../../core/model/json-access.ts';
import { orderBetween } from '../../../core/model/order-key.ts';

/** Folders and index pages with their pages in order. */
export type Folders = ReadonlyMap<DocKey, readonly DocKey[]>;

/** Sorting the pages for each row of the page tree would take seconds for 500 pages. */
const foldersOfBodies = new WeakMap<Bodies, Folders>();

export function foldersOf(bodies: Bodies): Folders {
  const known = foldersOfBodies.get(bodies);
  if (known !== undefined) return known;
  const folders = new Map<DocKey, DocKey[]>();
  for (const [key, body] of bodies)
    if (documentTypeOf(key) === 'collection' && folderKindOf(body) !== undefined) folders.set(key, []);
  for (const [key, body] of bodies) {
    const folder = folderOf(key, body);
    if (folder !== undefined && folder !== key) folders.get(folder)?.push(key);
  }
  const order = (key: DocKey) => textAt(bodies.get(key), 'order');
  for (const pages of folders.values())
    pages.sort(
      (left, right) => compareText(order(left), order(right)) || compareText(idOf(left), idOf(right)),
    );
  foldersOfBodies.set(bodies, folders);
  return folders;
}

/** The folder that a page or collection names; it need not exist. */
export function folderOf(key: DocKey, body: unknown): DocKey | undefined {
  const type = documentTypeOf(key);
  const id = type === 'page' || type === 'collection' ? textAt(body, 'collectionId') : '';
  return id === '' ? undefined : `collection:${id}`;
}

/** The pages that are in an existing folder. */
export function isInFolder(bodies: Bodies, key: DocKey): boolean {
  const folder = folderOf(key, bodies.get(key));
  return folder !== undefined && folder !== key && foldersOf(bodies).has(folder);
}

export interface FolderPosition {
  readonly folder: DocKey;
  /** The page before or after which it is inserted; at the end without one. */
  readonly at?: { readonly page: DocKey; readonly isAfter: boolean };
}

/** Moves a page or collection into a folder. Undefined when it cannot be there: the home page, and the folder itself. */
export function moveIntoFolder(
  bodies: Bodies,
  doc: DocKey,
  { folder, at }: FolderPosition,
): readonly Operation[] | undefined {
  if (flagAt(bodies.get(doc), 'isHome') || contains(bodies, doc, folder)) return undefined;
  const others = (foldersOf(bodies).get(folder) ?? []).filter((page) => page !== doc);
  const found = at === undefined ? -1 : others.indexOf(at.page);
  const index = found < 0 ? others.length : found + (at?.isAfter === true ? 1 : 0);
  const orderAt = (page: DocKey | undefined) => (page && textAt(bodies.get(page), 'order')) || null;
  const order = orderBetween(orderAt(others[index - 1]), orderAt(others[index]));
  return [
    { doc, at: ['collectionId'], kind: 'set', value: idOf(folder) },
    { doc, at: ['order'], kind: 'set', value: order },
  ];
}

/** Moves a page out of its folder. */
export function leaveFolder(bodies: Bodies, doc: DocKey): readonly Operation[] {
  if (!isInFolder(bodies, doc)) return [];
  const fields = ['collectionId', 'order'].filter((field) => textAt(bodies.get(doc), field) !== '');
  return fields.map((field): Operation => ({ doc, at: [field], kind: 'unset' }));
}

/** Whether a folder is `outer` or somewhere inside of it. */
function contains(bodies: Bodies, outer: DocKey, inner: DocKey): boolean {
  const seen = new Set<DocKey>();
  for (let key: DocKey | undefined = inner; key !== undefined && !seen.has(key); ) {
    if (key === outer) return true;
    seen.add(key);
    key = folderOf(key, bodies.get(key));
  }
  return false;
}
