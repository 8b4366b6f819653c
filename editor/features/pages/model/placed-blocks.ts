import { type Cell, COLUMNS, cellsCollide, cellsOverlap } from '../../../../compiler/model/index.ts';
import { recordAt } from '../../../core/model/json-access.ts';
import { blocksIn, cellOf, type LayoutDevice, NO_SECTION, type PageBlock } from './page-layout.ts';

/** A block of a section with its cell. */
export interface PlacedBlock extends PageBlock {
  readonly cell: Cell;
}

/**
 * The blocks of a section on one device, sorted by row, then column. A block without a cell takes the next free
 * full row, like CSS grid auto-placement; in an area, it is below all blocks with a cell.
 */
export function placedBlocks(page: unknown, sectionId: string, device: LayoutDevice): readonly PlacedBlock[] {
  const blocks = blocksIn(page, sectionId);
  const placed = blocks
    .filter(({ body }) => hasCell(body, device))
    .map((block): PlacedBlock => ({ ...block, cell: cellOf(block.body, device) }));
  let row = sectionId === NO_SECTION ? rowBelowAll(placed) : 1;
  const flowing = blocks
    .filter(({ body }) => !hasCell(body, device))
    .map((block): PlacedBlock => {
      for (const other of byRow(placed))
        if (cellsOverlap(other.cell, fullRow(row))) row = rowBelow(other.cell);
      const cell = fullRow(row);
      row += 1;
      return { ...block, cell };
    });
  const order = new Map(blocks.map(({ id }, index) => [id, index]));
  return [...placed, ...flowing].sort(
    (left, right) =>
      left.cell.row - right.cell.row ||
      left.cell.col - right.cell.col ||
      (order.get(left.id) ?? 0) - (order.get(right.id) ?? 0),
  );
}

/** The first row below all blocks of a section. */
export function freeRow(page: unknown, sectionId: string, device: LayoutDevice): number {
  return rowBelowAll(placedBlocks(page, sectionId, device));
}

/** Blocks of the section that overlap a block at the same height, that is, without an intended order. */
export function overlappingBlocks(
  page: unknown,
  { id, section }: Pick<PageBlock, 'id' | 'section'>,
  device: LayoutDevice,
): readonly PlacedBlock[] {
  const all = placedBlocks(page, section, device);
  const own = all.find((block) => block.id === id);
  return all.filter((block) => own !== undefined && block !== own && cellsCollide(block.cell, own.cell));
}

/** Whether a block has a cell of its own on a device. Otherwise it is auto-placed. */
export function hasCell(body: unknown, device: LayoutDevice): boolean {
  return recordAt(body, 'layout')[device] !== undefined;
}

function byRow(placed: readonly PlacedBlock[]): readonly PlacedBlock[] {
  return [...placed].sort((left, right) => left.cell.row - right.cell.row);
}

function fullRow(row: number): Cell {
  return { col: 1, span: COLUMNS, row, rows: 1 };
}

function rowBelowAll(placed: readonly PlacedBlock[]): number {
  return Math.max(1, ...placed.map(({ cell }) => rowBelow(cell)));
}

function rowBelow({ row, rows }: Cell): number {
  return row + rows;
}
