import {
  type Bodies,
  type DocKey,
  documentTypeOf,
  type Operation,
} from '../../../../compiler/model/index.ts';
import { COLLECTION_TYPE } from '../../../../formatters/vocabulary/content/collection-type.ts';
import { PAGE_TYPE } from '../../../../formatters/vocabulary/content/page-type.ts';
import { documentsOf, idOf } from '../../../core/model/documents.ts';
import { folderKindOf } from '../../../core/model/folder-kind.ts';
import { flagAt, inOrder, numberAt, recordAt, textAt } from '../../../core/model/json-access.ts';
import { mainNavigationOf } from '../../../core/model/navigation-entry.ts';
import { orderBetween } from '../../../core/model/order-key.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import type { TreeMove } from '../../../ui/collections/tree-move.ts';
import { t } from '../strings/pages-strings.ts';
import { type FolderPosition, foldersOf, isInFolder, leaveFolder, moveIntoFolder } from './folders.ts';

export const MAIN_NAVIGATION: DocKey = 'navigation:mainNavigation';

/** An entry of a navigation. */
export interface Entry {
  readonly id: string;
  readonly order: string;
  readonly parent: string | undefined;
  readonly pageId: string | undefined;
  readonly collectionId: string | undefined;
  readonly title: string;
}

/** Sorting the entries for each row of the page tree would take seconds for 500 pages. */
const entriesOfBodies = new WeakMap<object, readonly Entry[]>();

/** Returns the entries of a navigation in order: the same objects for the same document body. */
export function entriesOf(navigation: unknown): readonly Entry[] {
  if (typeof navigation !== 'object' || navigation === null) return [];
  const known = entriesOfBodies.get(navigation);
  if (known !== undefined) return known;
  const entries = inOrder(
    Object.entries(recordAt(navigation, 'items')).map(
      ([id, body]): Entry => ({
        id,
        order: textAt(body, 'order'),
        parent: textAt(body, 'parent') || undefined,
        pageId: textAt(body, 'pageId') || undefined,
        collectionId: textAt(body, 'collectionId') || undefined,
        title: textAt(body, 'externalLink', 'title') || textAt(body, 'title'),
      }),
    ),
  );
  entriesOfBodies.set(navigation, entries);
  return entries;
}

/** The document that an entry links to, or undefined for external links and folders. */
export function targetOf({ pageId, collectionId }: Entry): DocKey | undefined {
  if (pageId !== undefined) return `page:${pageId}`;
  return collectionId === undefined ? undefined : `collection:${collectionId}`;
}

/**
 * Row ids: `navigation:mainNavigation/nav-shop` is an entry, `navigation:mainNavigation` a navigation,
 * `@page:about@navigation:mainNavigation/nav-work` a page in the folder of the row after it, anything else a document.
 */
export type RowId = string;

export const UNLINKED: RowId = 'unlinked';
export const SYSTEM: RowId = 'system';
export const AREAS: RowId = 'areas';

export function entryRow(navigation: DocKey, entryId: string): RowId {
  return `${navigation}/${entryId}`;
}

export interface EntryRef {
  readonly navigation: DocKey;
  readonly entryId: string;
}

/** A page in a folder or an index page. */
export interface FolderPage {
  readonly doc: DocKey;
  /** The row of the folder. */
  readonly parent: RowId;
}

export function folderPageRow({ doc, parent }: FolderPage): RowId {
  return `@${doc}@${parent}`;
}

export function folderPageOf(row: RowId): FolderPage | undefined {
  const end = row.indexOf('@', 1);
  return row.startsWith('@') ? { doc: row.slice(1, end) as DocKey, parent: row.slice(end + 1) } : undefined;
}

/** The document of a row, or undefined for headings, external links, and folders of a navigation. */
export function documentOfRow(bodies: Bodies, row: RowId): DocKey | undefined {
  const page = folderPageOf(row);
  if (page !== undefined) return page.doc;
  const ref = entryOf(row);
  if (ref === undefined) return /^(?:page|collection|block-field):/.test(row) ? (row as DocKey) : undefined;
  const entry = entriesOf(bodies.get(ref.navigation)).find(({ id }) => id === ref.entryId);
  return entry && targetOf(entry);
}

export function entryOf(row: RowId): EntryRef | undefined {
  const slash = row.startsWith('@') ? -1 : row.indexOf('/');
  return slash < 0 ? undefined : { navigation: row.slice(0, slash) as DocKey, entryId: row.slice(slash + 1) };
}

/**
 * Pages and collections without a navigation entry, by title, and system pages. The home page is never listed: it
 * needs no link.
 */
export function unlinkedDocs(bodies: Bodies): {
  readonly home: DocKey | undefined;
  readonly unlinked: readonly DocKey[];
  readonly system: readonly DocKey[];
} {
  const linked = new Set(
    documentsOf(bodies, 'navigation').flatMap(({ body }) => entriesOf(body).map(targetOf)),
  );
  const pages = documentsOf(bodies, 'page');
  const system = pages.filter(({ body }) => numberAt(body, 'pageType') === PAGE_TYPE['not-found']);
  const others = [...pages.filter((page) => !system.includes(page)), ...documentsOf(bodies, 'collection')];
  const { compare } = new Intl.Collator('en');
  const alone = others.filter(({ key }) => !linked.has(key) && !isInFolder(bodies, key));
  const home = alone.find(({ body }) => flagAt(body, 'isHome'));
  return {
    home: home?.key,
    unlinked: alone
      .filter((page) => page !== home)
      .map(({ key, body }) => ({ key, title: textAt(body, 'title') }))
      .sort((left, right) => compare(left.title, right.title))
      .map(({ key }) => key),
    system: system.map(({ key }) => key),
  };
}

export function isStorePage(body: unknown): boolean {
  return numberAt(body, 'type') === COLLECTION_TYPE.products;
}

/** Moves dropped rows within a navigation, to another one, out of it or into it, and into and out of folders. */
export function moveRows(move: TreeMove, newId: () => string): Command {
  return (bodies) => {
    const label = t('step.movePage');
    const [row] = move.ids;
    if (row === undefined || row === move.target || isAreaRow(row) || isAreaRow(move.target))
      return { label, ops: [] };
    const doc = documentOfRow(bodies, row);
    const folder = doc && folderAt(bodies, move);
    if (doc !== undefined && folder !== undefined) {
      const ops = moveIntoFolder(bodies, doc, folder);
      return { label, ops: ops === undefined ? [] : [...removeEntry(bodies, row), ...ops] };
    }
    // Links cannot be among the pages of a folder.
    if (folderPageOf(move.target) !== undefined) return { label, ops: [] };
    if (flagAt(bodies.get(move.target as DocKey), 'isHome'))
      return { label, ops: insertFirst(bodies, row, newId) };
    const target = entryOf(move.target);
    const isOut =
      move.target === UNLINKED || (target === undefined && !move.target.startsWith('navigation:'));
    if (isOut) return { label, ops: removeEntry(bodies, row) };
    const navigation = target?.navigation ?? (move.target as DocKey);
    const destination = positionOf(bodies.get(navigation), target?.entryId, move.position);
    return { label, ops: insertInto(bodies, row, { navigation, ...destination, newId }) };
  };
}

/**
 * Whether visitors find entries inside of the target: menus open folders. Below an ordinary page, a store or a link, they
 * would be in no menu. An index page consists of pages: links and folders of the menu cannot be on it.
 */
export function mayDropOn(bodies: Bodies, target: RowId, row?: RowId): boolean {
  const doc = documentOfRow(bodies, target);
  if (doc !== undefined) {
    const kind = folderKindOf(bodies.get(doc));
    return kind === 'folder' || (kind === 'index' && documentOfRow(bodies, row ?? target) !== undefined);
  }
  const ref = entryOf(target);
  return ref === undefined || !isLinkEntry(bodies, ref);
}

export function isLinkEntry(bodies: Bodies, { navigation, entryId }: EntryRef): boolean {
  return recordAt(bodies.get(navigation), 'items', entryId).externalLink !== undefined;
}

/** Areas of the theme have no place among pages. */
function isAreaRow(row: RowId): boolean {
  return row === AREAS || row.startsWith('block-field:');
}

/** The folder that rows are dropped into: on its row, or between its pages. */
function folderAt(bodies: Bodies, { target, position }: TreeMove): FolderPosition | undefined {
  const doc = documentOfRow(bodies, target);
  if (position === 'on' && doc !== undefined && foldersOf(bodies).has(doc)) return { folder: doc };
  const page = folderPageOf(target);
  const folder = page && documentOfRow(bodies, page.parent);
  return folder && { folder, at: { page: page.doc, isAfter: position !== 'before' } };
}

/** Rows dropped at the home page, above the navigation, become its first entries. */
function insertFirst(bodies: Bodies, row: RowId, newId: () => string): readonly Operation[] {
  const navigation = mainNavigationOf(bodies);
  const first = entriesOf(bodies.get(navigation)).find(({ parent }) => parent === undefined);
  const order = orderBetween(null, first?.order ?? null);
  return insertInto(bodies, row, { navigation, parent: undefined, order, newId });
}

interface EntryPosition {
  readonly parent: string | undefined;
  readonly order: string;
}

/** Inserts before, after or inside an entry, or at the end of the navigation. */
function positionOf(
  navigation: unknown,
  entryId: string | undefined,
  position: TreeMove['position'],
): EntryPosition {
  const entries = entriesOf(navigation);
  const target = entries.find(({ id }) => id === entryId);
  const parent = position === 'on' ? entryId : target?.parent;
  const siblings = entries.filter((entry) => entry.parent === parent);
  if (target === undefined || position === 'on')
    return { parent, order: orderBetween(siblings.at(-1)?.order ?? null, null) };
  const at = siblings.indexOf(target) + (position === 'after' ? 1 : 0);
  return { parent, order: orderBetween(siblings[at - 1]?.order ?? null, siblings[at]?.order ?? null) };
}

function insertInto(
  bodies: Bodies,
  row: RowId,
  {
    navigation,
    parent,
    order,
    newId,
  }: EntryPosition & { readonly navigation: DocKey; readonly newId: () => string },
): readonly Operation[] {
  const from = entryOf(row);
  const at = ['items', from?.entryId ?? ''];
  const before = textAt(bodies.get(navigation), ...at, 'parent') || undefined;
  const isShown = parent === undefined || mayDropOn(bodies, entryRow(navigation, parent), row);
  // An entry may also stay inside of the one that it is in.
  if (!isShown && parent !== before) return [];
  if (from?.navigation === navigation) {
    if (isInside(bodies.get(navigation), parent, from.entryId)) return [];
    const ops: Operation[] = [{ doc: navigation, at: [...at, 'order'], kind: 'set', value: order }];
    if (parent === undefined && before !== undefined)
      ops.push({ doc: navigation, at: [...at, 'parent'], kind: 'unset' });
    else if (parent !== before)
      ops.push({ doc: navigation, at: [...at, 'parent'], kind: 'set', value: parent });
    return ops;
  }
  const body =
    from === undefined
      ? targetFields(folderPageOf(row)?.doc ?? (row as DocKey))
      : recordAt(bodies.get(from.navigation), 'items', from.entryId);
  const { parent: _parent, order: _order, ...fields } = body;
  const entry = { ...fields, order, ...(parent !== undefined && { parent }) };
  const id = from?.entryId ?? newId();
  const isTaken = recordAt(bodies.get(navigation), 'items')[id] !== undefined;
  return [
    ...removeEntry(bodies, row),
    { doc: navigation, at: ['items', isTaken ? newId() : id], kind: 'insert', value: entry },
  ];
}

function targetFields(doc: DocKey): Readonly<Record<string, unknown>> {
  return documentTypeOf(doc) === 'collection' ? { collectionId: idOf(doc) } : { pageId: idOf(doc) };
}

/** Removes an entry, or a page from its folder. The children of an entry move up to its level. */
function removeEntry(bodies: Bodies, row: RowId): readonly Operation[] {
  const page = folderPageOf(row);
  if (page !== undefined) return leaveFolder(bodies, page.doc);
  const from = entryOf(row);
  if (from === undefined) return [];
  const entries = entriesOf(bodies.get(from.navigation));
  const entry = entries.find(({ id }) => id === from.entryId);
  if (entry === undefined) return [];
  const children = entries
    .filter(({ parent }) => parent === entry.id)
    .map(({ id }): Operation => {
      const at = ['items', id, 'parent'];
      return entry.parent === undefined
        ? { doc: from.navigation, at, kind: 'unset' }
        : { doc: from.navigation, at, kind: 'set', value: entry.parent };
    });
  return [...children, { doc: from.navigation, at: ['items', entry.id], kind: 'remove' }];
}

/** Whether `id` is `ancestor` or one of its descendants: an entry cannot be moved into itself. */
function isInside(navigation: unknown, id: string | undefined, ancestor: string): boolean {
  const entries = entriesOf(navigation);
  const seen = new Set<string>();
  let current = id;
  while (current !== undefined && !seen.has(current)) {
    if (current === ancestor) return true;
    seen.add(current);
    current = entries.find((entry) => entry.id === current)?.parent;
  }
  return false;
}

/** The move of a row menu action: up, down, indent or outdent. Returns undefined when it does not apply. */
export function stepMove(
  bodies: Bodies,
  row: RowId,
  step: 'up' | 'down' | 'in' | 'out',
): TreeMove | undefined {
  const page = folderPageOf(row);
  if (page !== undefined) return stepInFolder(bodies, row, page, step);
  const ref = entryOf(row);
  if (ref === undefined) return undefined;
  const entries = entriesOf(bodies.get(ref.navigation));
  const entry = entries.find(({ id }) => id === ref.entryId);
  if (entry === undefined) return undefined;
  const siblings = entries.filter(({ parent }) => parent === entry.parent);
  const at = siblings.indexOf(entry);
  const to = (target: Entry | undefined, position: TreeMove['position']): TreeMove | undefined =>
    target && { ids: [row], target: entryRow(ref.navigation, target.id), position };
  if (step === 'up') return to(siblings[at - 1], 'before');
  if (step === 'down') return to(siblings[at + 1], 'after');
  if (step === 'in') return whereShown(bodies, to(siblings[at - 1], 'on'));
  return to(
    entries.find(({ id }) => id === entry.parent),
    'after',
  );
}

function whereShown(bodies: Bodies, move: TreeMove | undefined): TreeMove | undefined {
  return move && mayDropOn(bodies, move.target, move.ids[0]) ? move : undefined;
}

/** The same for a page in a folder: one level further out, it comes after the folder. */
function stepInFolder(
  bodies: Bodies,
  row: RowId,
  { doc, parent }: FolderPage,
  step: 'up' | 'down' | 'in' | 'out',
): TreeMove | undefined {
  const folder = documentOfRow(bodies, parent);
  const pages = (folder && foldersOf(bodies).get(folder)) ?? [];
  const at = pages.indexOf(doc);
  const to = (page: DocKey | undefined, position: TreeMove['position']): TreeMove | undefined =>
    page && { ids: [row], target: folderPageRow({ doc: page, parent }), position };
  if (step === 'up') return to(pages[at - 1], 'before');
  if (step === 'down') return to(pages[at + 1], 'after');
  if (step === 'in') return whereShown(bodies, to(pages[at - 1], 'on'));
  const isInTree = entryOf(parent) !== undefined || folderPageOf(parent) !== undefined;
  return { ids: [row], target: isInTree ? parent : UNLINKED, position: isInTree ? 'after' : 'on' };
}
