import type { Bodies, DocKey } from '../../../../compiler/model/index.ts';
import { documentsOf, titleOf } from '../../../core/model/documents.ts';
import { textAt } from '../../../core/model/json-access.ts';
import { mainNavigationOf } from '../../../core/model/navigation-entry.ts';
import { readableId } from '../../../core/model/readable-id.ts';
import type { TreeNode } from '../../../ui/collections/tree.tsx';
import type { SiteArea } from '../hooks/site-areas.ts';
import { foldersOf } from '../navigation/folders.ts';
import {
  AREAS,
  type Entry,
  entriesOf,
  entryRow,
  folderPageRow,
  type RowId,
  SYSTEM,
  targetOf,
  UNLINKED,
  unlinkedDocs,
} from '../navigation/navigation.ts';
import { t } from '../strings/pages-strings.ts';

/** Deeper than any navigation. Stops at entries that contain each other. */
const MAX_DEPTH = 8;

/** What a row of the page tree shows. */
export interface PageRowValue {
  readonly kind: 'document' | 'entry' | 'area' | 'group';
  /** Absent for folders, external links and headings. */
  readonly doc: DocKey | undefined;
  /** The body of the document; undefined when it does not exist. */
  readonly body: unknown;
  /** The navigation entry of the row. */
  readonly entry: Entry | undefined;
  /** Overrides the title of the document. */
  readonly name?: string;
}

export type PageRow = TreeNode<PageRowValue>;

/**
 * Returns a function that returns the rows of the tree: the home page, each navigation with its entries, unlinked pages,
 * then the areas of the theme. Rows that are as in the last call are the same objects.
 */
export function createTreeRows(): (bodies: Bodies, areas?: readonly SiteArea[]) => readonly PageRow[] {
  let known: ReadonlyMap<RowId, PageRow> = new Map();
  return (bodies, areas = []) => {
    const current = new Map<RowId, PageRow>();
    const create: CreateRow = (id, value, children) => {
      const before = known.get(id);
      const row =
        before !== undefined && isSame(before, value, children)
          ? before
          : { id, label: labelOf(id, value), value, children };
      current.set(id, row);
      return row;
    };
    const rows = [...treeRows(bodies, create), ...areaRows(areas, create)];
    known = current;
    return rows;
  };
}

function isSame(before: PageRow, value: PageRowValue, children: readonly PageRow[]): boolean {
  return (
    before.value.doc === value.doc &&
    before.value.body === value.body &&
    before.value.entry === value.entry &&
    before.value.name === value.name &&
    before.children.length === children.length &&
    before.children.every((child, index) => child === children[index])
  );
}

type CreateRow = (id: RowId, value: PageRowValue, children: readonly PageRow[]) => PageRow;

function treeRows(bodies: Bodies, create: CreateRow): readonly PageRow[] {
  const { home, unlinked, system } = unlinkedDocs(bodies);
  const main = mainNavigationOf(bodies);
  const navigations = documentsOf(bodies, 'navigation')
    .map(({ key }) => key)
    .sort((left, right) => Number(right === main) - Number(left === main));
  const docRow = (doc: DocKey) =>
    create(
      doc,
      { kind: 'document', doc, body: bodies.get(doc), entry: undefined },
      folderRows(bodies, { doc, row: doc }, create),
    );
  const group = (id: RowId, children: readonly PageRow[]) => create(id, GROUP, children);
  return [
    ...(home === undefined ? [] : [docRow(home)]),
    ...navigations.map((key) => group(key, entryRows(bodies, key, create))),
    group(UNLINKED, unlinked.map(docRow)),
    ...(system.length === 0 ? [] : [group(SYSTEM, system.map(docRow))]),
  ];
}

function areaRows(areas: readonly SiteArea[], create: CreateRow): readonly PageRow[] {
  const rows = areas.map(({ doc, name }) =>
    create(doc, { kind: 'area', doc, body: undefined, entry: undefined, name }, []),
  );
  return rows.length === 0 ? [] : [create(AREAS, GROUP, rows)];
}

const GROUP: PageRowValue = { kind: 'group', doc: undefined, body: undefined, entry: undefined };

function entryRows(bodies: Bodies, navigation: DocKey, create: CreateRow): readonly PageRow[] {
  const children = childrenByParent(entriesOf(bodies.get(navigation)));
  const rowsIn = (parent: string | undefined, depth: number): readonly PageRow[] =>
    depth > MAX_DEPTH
      ? []
      : (children.get(parent) ?? []).map((entry) => {
          const doc = targetOf(entry);
          const body = doc === undefined ? undefined : bodies.get(doc);
          const id = entryRow(navigation, entry.id);
          const pages = doc === undefined ? [] : folderRows(bodies, { doc, row: id }, create);
          return create(id, { kind: 'entry', doc, body, entry }, [...pages, ...rowsIn(entry.id, depth + 1)]);
        });
  return rowsIn(undefined, 0);
}

interface FolderRow {
  readonly doc: DocKey;
  readonly row: RowId;
  readonly depth?: number;
}

/** The pages in a folder or an index page, which may contain others. */
function folderRows(
  bodies: Bodies,
  { doc: folder, row: parent, depth = 0 }: FolderRow,
  create: CreateRow,
): readonly PageRow[] {
  if (depth > MAX_DEPTH) return [];
  return (foldersOf(bodies).get(folder) ?? []).map((doc) => {
    const row = folderPageRow({ doc, parent });
    const value = { kind: 'document', doc, body: bodies.get(doc), entry: undefined } as const;
    return create(row, value, folderRows(bodies, { doc, row, depth: depth + 1 }, create));
  });
}

/** Entries whose parent does not exist are at the top. */
function childrenByParent(entries: readonly Entry[]): ReadonlyMap<string | undefined, readonly Entry[]> {
  const ids = new Set(entries.map(({ id }) => id));
  const children = new Map<string | undefined, Entry[]>();
  for (const entry of entries) {
    const parent = entry.parent !== undefined && ids.has(entry.parent) ? entry.parent : undefined;
    const siblings = children.get(parent);
    if (siblings === undefined) children.set(parent, [entry]);
    else siblings.push(entry);
  }
  return children;
}

function labelOf(id: RowId, { kind, doc, body, entry, name }: PageRowValue): string {
  if (name !== undefined) return name;
  if (kind === 'group') return groupName(id);
  if (entry?.title) return entry.title;
  return doc === undefined ? t('pages.folder') : textAt(body, 'navigationTitle') || titleOf(doc, body);
}

function groupName(id: RowId): string {
  if (id === UNLINKED) return t('pages.unlinked');
  if (id === SYSTEM) return t('pages.system');
  if (id === AREAS) return t('area.group');
  return readableId(id.slice(id.indexOf(':') + 1));
}
