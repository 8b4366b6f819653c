import { type Cell, COLUMNS } from '../../../../../compiler/model/index.ts';
import { gridPointAt, sectionAt } from '../../../../core/preview/grid-point.ts';
import type { Grid, Places, Rect } from '../../../../core/preview/page-geometry.ts';
import { clampToGrid } from '../../model/page-layout.ts';

/** What is dragged: the whole block, or one edge. */
export type DragHandle = 'move' | 'left' | 'right' | 'top' | 'bottom';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Drag {
  readonly blockId: string;
  readonly handle: DragHandle;
  readonly sectionId: string;
  /** The cell of the block at the start of the drag. */
  readonly cell: Cell;
  /** Number of columns that a block moves and grows by. */
  readonly columnStep: number;
  /** Offset of the pointer from the first cell of the block, in cells. */
  readonly grabOffset: Point;
}

export interface Drop {
  readonly sectionId: string;
  readonly cell: Cell;
}

/** Returns the drop cell for a pointer position on the page. */
export function dropAt(drag: Drag, geometry: Places, point: Point): Drop {
  const own = geometry.sections.find(({ id }) => id === drag.sectionId);
  const section = drag.handle === 'move' ? sectionAt(geometry, point.y) : own;
  if (section === undefined) return { sectionId: drag.sectionId, cell: drag.cell };
  const { col, row } = gridPointAt(section.grid, point.x, point.y);
  const { cell, columnStep } = drag;
  const lastCol = Math.ceil(col / columnStep) * columnStep;
  const end = cell.col + cell.span - 1;
  const sectionId = section.id;
  switch (drag.handle) {
    case 'move':
      return {
        sectionId,
        cell: clampToGrid(
          { ...cell, col: col - drag.grabOffset.x, row: Math.max(1, row - drag.grabOffset.y) },
          columnStep,
        ),
      };
    case 'left': {
      const first = Math.min(lastCol - columnStep + 1, end);
      return { sectionId, cell: clampToGrid({ ...cell, col: first, span: end - first + 1 }) };
    }
    case 'right':
      return {
        sectionId,
        cell: { ...cell, span: Math.min(COLUMNS - cell.col + 1, Math.max(1, lastCol - cell.col + 1)) },
      };
    case 'top': {
      const last = cell.row + cell.rows - 1;
      const first = Math.min(row, last);
      return { sectionId, cell: { ...cell, row: first, rows: last - first + 1 } };
    }
    case 'bottom':
      return { sectionId, cell: { ...cell, rows: Math.max(1, row - cell.row + 1) } };
  }
}

/** Offset of a point from the first cell of a block, in cells. */
export function grabOffsetAt(grid: Grid, cell: Cell, point: Point): Point {
  const { col, row } = gridPointAt(grid, point.x, point.y);
  return { x: Math.max(0, col - cell.col), y: Math.max(0, row - cell.row) };
}

/** The rectangle of a cell on the page. Missing rows have the height of the last one. */
export function cellRect({ rect, columns, rows, columnGap, rowGap }: Grid, cell: Cell): Rect {
  const column = columns[0] ?? rect.width / COLUMNS;
  const defaultHeight = rows.at(-1) ?? 80;
  const heightOf = (from: number, count: number) => {
    let height = 0;
    for (let row = from; row < from + count; row++) height += (rows[row - 1] ?? defaultHeight) + rowGap;
    return height;
  };
  return {
    x: rect.x + (cell.col - 1) * (column + columnGap),
    y: rect.y + heightOf(1, cell.row - 1),
    width: cell.span * (column + columnGap) - columnGap,
    height: heightOf(cell.row, cell.rows) - rowGap,
  };
}
