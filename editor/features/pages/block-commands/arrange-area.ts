import type { Cell, DocKey, Operation } from '../../../../compiler/model/index.ts';
import { makeRoom } from '../model/make-room.ts';
import { NO_SECTION } from '../model/page-layout.ts';
import { hasCell, type PlacedBlock, placedBlocks } from '../model/placed-blocks.ts';
import { setCells } from './set-cells.ts';

/**
 * Moves a block of an area to a cell. Blocks in its way move down with everything below them, and empty rows, which an
 * area doesn't show, are removed.
 */
export function moveInArea(
  area: unknown,
  { doc, blockId, cell }: { readonly doc: DocKey; readonly blockId: string; readonly cell: Cell },
): readonly Operation[] {
  const all = placedBlocks(area, NO_SECTION, 'desktop');
  const isAbove = (block: PlacedBlock) => block.cell.row < cell.row;
  const own = all.filter(({ id }) => id === blockId).map((block) => ({ ...block, cell }));
  const others = all.filter(({ id }) => id !== blockId);
  const inOrder = [...others.filter(isAbove), ...own, ...others.filter((block) => !isAbove(block))];
  // Blocks that share a column without this one stay as they are.
  const arranged = makeRoom(inOrder, (one, other) => one !== blockId && other !== blockId);
  return cellOps(doc, withoutEmptyRows(arranged));
}

/** Gives cells to the blocks of an area that have none, so that a new block can be below them. */
export function placeAll(area: unknown, doc: DocKey): readonly Operation[] {
  const flowing = placedBlocks(area, NO_SECTION, 'desktop').filter(({ body }) => !hasCell(body, 'desktop'));
  return cellOps(doc, flowing);
}

function withoutEmptyRows(blocks: readonly PlacedBlock[]): readonly PlacedBlock[] {
  const rows = blocks.flatMap(({ cell }) =>
    Array.from({ length: cell.rows }, (_, index) => cell.row + index),
  );
  const used = [...new Set(rows)].sort((one, other) => one - other);
  return blocks.map((block) => ({
    ...block,
    cell: { ...block.cell, row: used.indexOf(block.cell.row) + 1 },
  }));
}

function cellOps(doc: DocKey, blocks: readonly PlacedBlock[]): readonly Operation[] {
  return blocks.flatMap(({ id, body, cell }) =>
    setCells(doc, { blockId: id, block: body }, { desktop: cell }),
  );
}
