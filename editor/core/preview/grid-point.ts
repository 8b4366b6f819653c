import { COLUMNS } from '../../../compiler/model/index.ts';
import type { Grid, PlacedSection, Places } from './page-geometry.ts';

/** Height of a row that does not exist yet. */
const NEW_ROW_PX = 80;

/** A cell of a section's grid; both numbers start at 1. */
export interface GridPoint {
  readonly col: number;
  readonly row: number;
}

/** Returns the grid cell at a point of the page; rows continue below the last one. */
export function gridPointAt(grid: Grid, x: number, y: number): GridPoint {
  const column = grid.columns[0] ?? grid.rect.width / COLUMNS;
  const col = Math.floor((x - grid.rect.x + grid.columnGap / 2) / (column + grid.columnGap)) + 1;
  return { col: Math.min(COLUMNS, Math.max(1, col)), row: rowAt(grid, y) };
}

function rowAt({ rect, rows, rowGap }: Grid, y: number): number {
  let bottom = rect.y - rowGap / 2;
  for (const [index, height] of rows.entries()) {
    bottom += height + rowGap;
    if (y < bottom) return index + 1;
  }
  return rows.length + 1 + Math.max(0, Math.floor((y - bottom) / (NEW_ROW_PX + rowGap)));
}

/** Returns the section at a point, or the nearest one. */
export function sectionAt({ sections }: Places, y: number): PlacedSection | undefined {
  const distance = ({ rect }: PlacedSection) => Math.max(rect.y - y, y - rect.y - rect.height, 0);
  return [...sections].sort((left, right) => distance(left) - distance(right))[0];
}
