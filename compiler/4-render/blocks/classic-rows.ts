import type { JsonObject } from '../../../formatters/index.ts';
import { type Cell, COLUMNS } from '../../model/documents/layout.ts';

/** A rendered block and its place on the grid of 24 columns; without one, it takes a row. */
export interface ClassicBlock {
  readonly cell: Cell | undefined;
  readonly html: string;
}

/** Columns of the classic grid. */
const CLASSIC_COLUMNS = 12;

/**
 * Converts blocks on the grid to rows of columns: blocks whose rows overlap share a row, and blocks whose columns overlap are below
 * each other. A gap becomes an empty column. The result is `rows[]` with `columns[]`, each with `span` and `blocks[]`.
 */
export function classicRows(blocks: readonly ClassicBlock[]): readonly JsonObject[] {
  const whole = blocks.filter(({ cell }) => cell === undefined);
  const placed = blocks.flatMap(({ cell, html }) => (cell === undefined ? [] : [{ cell, html }]));
  const rows = groupsOf(placed, ({ cell }) => ({ start: cell.row, end: cell.row + cell.rows }));
  return [...rows.map((row) => ({ columns: columnsOf(row) })), ...whole.map(wholeRow)];
}

type Placed = ClassicBlock & { readonly cell: Cell };

function columnsOf(row: readonly Placed[]): readonly JsonObject[] {
  const columns: JsonObject[] = [];
  let at = 0;
  for (const group of groupsOf(row, ({ cell }) => ({ start: cell.col, end: cell.col + cell.span }))) {
    const start = Math.max(at, classic(Math.min(...group.map(({ cell }) => cell.col - 1))));
    const end = Math.max(start + 1, classic(Math.max(...group.map(({ cell }) => cell.col - 1 + cell.span))));
    if (end > CLASSIC_COLUMNS) {
      // Narrower than a classic column, at the end of a full row.
      columns.push({ span: CLASSIC_COLUMNS, blocks: ofGroup(group) });
      continue;
    }
    if (start > at) columns.push({ span: start - at, blocks: [] });
    columns.push({ span: end - start, blocks: ofGroup(group) });
    at = end;
  }
  return columns;
}

function ofGroup(group: readonly Placed[]): readonly JsonObject[] {
  return group.toSorted((left, right) => left.cell.row - right.cell.row).map(({ html }) => ({ html }));
}

function classic(column: number): number {
  return Math.round((column * CLASSIC_COLUMNS) / COLUMNS);
}

function wholeRow({ html }: ClassicBlock): JsonObject {
  return { columns: [{ span: CLASSIC_COLUMNS, blocks: [{ html }] }] };
}

interface Interval {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** Groups what overlaps, directly or through others; in the order of their starts. */
function groupsOf(blocks: readonly Placed[], interval: (block: Placed) => Interval): readonly Placed[][] {
  const groups: { readonly members: Placed[]; end: number }[] = [];
  for (const block of blocks.toSorted((left, right) => interval(left).start - interval(right).start)) {
    const { start, end } = interval(block);
    const last = groups.at(-1);
    if (last !== undefined && start < last.end) {
      last.members.push(block);
      last.end = Math.max(last.end, end);
    } else groups.push({ members: [block], end });
  }
  return groups.map(({ members }) => members);
}
