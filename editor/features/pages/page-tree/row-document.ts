import type { Bodies, DocKey } from '../../../../compiler/model/index.ts';
import { isArea } from '../model/page-layout.ts';
import { documentOfRow, type RowId } from '../navigation/navigation.ts';
import type { PageRow } from './tree-rows.ts';

/** Ids of all rows, or of the visible ones when `open` lists the expanded rows. */
export function idsOf(rows: readonly PageRow[], open?: ReadonlySet<RowId>): readonly RowId[] {
  const ids: RowId[] = [];
  const add = ({ id, children }: PageRow) => {
    ids.push(id);
    if (open === undefined || open.has(id)) children.forEach(add);
  };
  rows.forEach(add);
  return ids;
}

/** Ids of the rows with children. */
export function parentIds(rows: readonly PageRow[]): readonly RowId[] {
  const ids: RowId[] = [];
  const add = ({ id, children }: PageRow) => {
    if (children.length === 0) return;
    ids.push(id);
    children.forEach(add);
  };
  rows.forEach(add);
  return ids;
}

/**
 * The row to select after its document was deleted: the next row with another document, or else the previous one.
 */
export function nextRow(ids: readonly RowId[], row: RowId, bodies: Bodies): RowId | undefined {
  const removed = documentOfRow(bodies, row);
  const at = ids.indexOf(row);
  const leadsElsewhere = (id: RowId) => {
    const doc = documentOfRow(bodies, id);
    return doc !== undefined && doc !== removed && !isArea(doc);
  };
  return ids.slice(at + 1).find(leadsElsewhere) ?? ids.slice(0, at).findLast(leadsElsewhere);
}

/** The first row of a document. */
export function rowOfDocument(rows: readonly PageRow[], shown: DocKey | undefined): RowId | undefined {
  if (shown === undefined) return undefined;
  for (const { id, value, children } of rows) {
    if (value.doc === shown) return id;
    const inner = rowOfDocument(children, shown);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
