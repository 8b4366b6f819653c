import { ExternalLink, FileText, Folder, House, Newspaper, ShoppingBag, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Bodies, DocKey } from '../../../../compiler/model/index.ts';
import { PAGE_TYPE } from '../../../../formatters/vocabulary/content/page-type.ts';
import { StatusBadge } from '../../../core/item-editor/status-badge.tsx';
import { documentsOf, titleOf, typeOf } from '../../../core/model/documents.ts';
import { flagAt, numberAt, textAt } from '../../../core/model/json-access.ts';
import { statusOf } from '../../../core/model/status.ts';
import type { TreeNode } from '../../../ui/collections/tree.tsx';
import { StatusPill } from '../../../ui/feedback/status-pill.tsx';
import {
  type Entry,
  entriesOf,
  entryRow,
  isStorePage,
  MAIN_NAVIGATION,
  type RowId,
  SYSTEM,
  targetOf,
  UNLINKED,
  unlinkedDocs,
} from '../navigation/navigation.ts';
import { t } from '../strings/pages-strings.ts';

/** Deeper than any navigation. Stops at entries that contain each other. */
const MAX_DEPTH = 8;

export type RowActions = (row: RowId, name: string) => ReactNode;

/** The rows of the tree: the home page, each navigation with its entries, then unlinked pages. */
export function treeRows(bodies: Bodies, actions: RowActions): readonly TreeNode[] {
  const { home, unlinked, system } = unlinkedDocs(bodies);
  const navigations = documentsOf(bodies, 'navigation')
    .map(({ key }) => key)
    .sort((left, right) => Number(right === MAIN_NAVIGATION) - Number(left === MAIN_NAVIGATION));
  const groups = navigations.map(
    (key): TreeNode => ({
      id: key,
      label: navigationName(key),
      children: entryRows(bodies, key, { parent: undefined, depth: 0, actions }),
    }),
  );
  const docRow = (key: DocKey): TreeNode => rowOf(bodies, { id: key, doc: key, actions });
  return [
    ...(home === undefined ? [] : [docRow(home)]),
    ...groups,
    { id: UNLINKED, label: t('pages.unlinked'), children: unlinked.map(docRow) },
    ...(system.length === 0 ? [] : [{ id: SYSTEM, label: t('pages.system'), children: system.map(docRow) }]),
  ];
}

function navigationName(key: DocKey): string {
  const name = key.slice(key.indexOf(':') + 1);
  const labels = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return labels.charAt(0).toUpperCase() + labels.slice(1);
}

function entryRows(
  bodies: Bodies,
  navigation: DocKey,
  {
    parent,
    depth,
    actions,
  }: { readonly parent: string | undefined; readonly depth: number; readonly actions: RowActions },
): readonly TreeNode[] {
  if (depth > MAX_DEPTH) return [];
  const entries = entriesOf(bodies.get(navigation));
  const ids = new Set(entries.map(({ id }) => id));
  const isHere = (entry: Entry) =>
    parent === undefined ? entry.parent === undefined || !ids.has(entry.parent) : entry.parent === parent;
  return entries.filter(isHere).map((entry) => {
    const children = entryRows(bodies, navigation, { parent: entry.id, depth: depth + 1, actions });
    const row = rowOf(bodies, { id: entryRow(navigation, entry.id), doc: targetOf(entry), entry, actions });
    return { ...row, children };
  });
}

interface Row {
  readonly id: RowId;
  readonly doc: DocKey | undefined;
  readonly entry?: Entry;
  readonly actions: RowActions;
}

function rowOf(bodies: Bodies, { id, doc, entry, actions }: Row): TreeNode {
  const body = doc === undefined ? undefined : bodies.get(doc);
  const isMissing = doc !== undefined && body === undefined;
  const named = doc === undefined || isMissing ? (entry?.title ?? '') : '';
  const label = named || entry?.title || (doc === undefined ? t('pages.folder') : nameOf(doc, body));
  return {
    id,
    label,
    icon: iconOf(doc, body, isMissing),
    actions: actions(id, label),
    ...trailingOf(doc, body),
  };
}

/** Marks the home page and pages that are not published. */
function trailingOf(doc: DocKey | undefined, body: unknown): Pick<TreeNode, 'trailing'> {
  const isHome = flagAt(body, 'isHome');
  if (doc === undefined || (statusOf(body) === 'Published' && !isHome)) return {};
  const home = isHome && <StatusPill tone="quiet">{t('pages.home')}</StatusPill>;
  return { trailing: <StatusBadge body={body}>{home}</StatusBadge> };
}

function nameOf(doc: DocKey, body: unknown): string {
  return textAt(body, 'navigationTitle') || titleOf(doc, body);
}

function iconOf(doc: DocKey | undefined, body: unknown, isMissing: boolean): ReactNode {
  if (isMissing) return <TriangleAlert />;
  if (doc === undefined) return <ExternalLink />;
  if (typeOf(doc) === 'collection') return isStorePage(body) ? <ShoppingBag /> : <Newspaper />;
  if (numberAt(body, 'pageType') === PAGE_TYPE['splash-page']) return <Folder />;
  return flagAt(body, 'isHome') ? <House /> : <FileText />;
}
