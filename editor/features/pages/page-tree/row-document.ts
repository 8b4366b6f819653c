import type { Bodies, DocKey } from '../../../../compiler/model/index.ts';
import { entriesOf, entryOf, type RowId, targetOf } from '../navigation/navigation.ts';

/** The document of a row, or undefined for folders, external links and headings. */
export function documentOfRow(bodies: Bodies, row: RowId): DocKey | undefined {
  const ref = entryOf(row);
  if (ref === undefined) return isDoc(row) ? row : undefined;
  const entry = entriesOf(bodies.get(ref.navigation)).find(({ id }) => id === ref.entryId);
  return entry && targetOf(entry);
}

function isDoc(row: RowId): row is DocKey {
  return row.startsWith('page:') || row.startsWith('collection:');
}

/** A row with its children. */
export interface Row {
  readonly id: RowId;
  readonly children?: readonly Row[];
}

/** Ids of all rows, or of the visible ones when `open` lists the expanded rows. */
export function idsOf(rows: readonly Row[], open?: ReadonlySet<RowId>): readonly RowId[] {
  return rows.flatMap(({ id, children = [] }) => [
    id,
    ...(open === undefined || open.has(id) ? idsOf(children, open) : []),
  ]);
}

/**
 * The row to select after its document was deleted: the next row with another document, or else the previous one.
 */
export function nextRow(ids: readonly RowId[], row: RowId, bodies: Bodies): RowId | undefined {
  const removed = documentOfRow(bodies, row);
  const at = ids.indexOf(row);
  const leadsElsewhere = (id: RowId) => {
    const doc = documentOfRow(bodies, id);
    return doc !== undefined && doc !== removed;
  };
  return ids.slice(at + 1).find(leadsElsewhere) ?? ids.slice(0, at).findLast(leadsElsewhere);
}

/** The first row of a document. */
export function rowOfDocument(
  rows: readonly Row[],
  shown: DocKey | undefined,
  bodies: Bodies,
): RowId | undefined {
  for (const { id, children = [] } of rows) {
    if (shown !== undefined && documentOfRow(bodies, id) === shown) return id;
    const inner = rowOfDocument(children, shown, bodies);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
