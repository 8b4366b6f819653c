import type { DocKey } from '../../../../../compiler/model/index.ts';
import { COLUMNS } from '../../../../../compiler/model/index.ts';
import { idOf } from '../../../../core/model/documents.ts';
import type { Grid, Places, Rect } from '../../../../core/preview/page-geometry.ts';
import { isArea, NO_SECTION } from '../../model/page-layout.ts';
import { type PlacedBlock, placedBlocks } from '../../model/placed-blocks.ts';

/** Adds the grid of an area, which blocks are dropped on. */
export function withAreaGrid(places: Places, doc: DocKey, body: unknown): Places {
  const area = isArea(doc) ? places.areas.find(({ id }) => id === idOf(doc)) : undefined;
  if (area === undefined) return places;
  const grid = areaGrid(area.rect, placedBlocks(body, NO_SECTION, 'desktop'), places.blocks);
  return { ...places, sections: [{ id: NO_SECTION, rect: area.rect, grid }] };
}

/** The rows of an area are as high as the blocks in them; empty rows have no height. */
function areaGrid(rect: Rect, blocks: readonly PlacedBlock[], rects: ReadonlyMap<string, Rect>): Grid {
  const rowCount = Math.max(0, ...blocks.map(({ cell }) => cell.row + cell.rows - 1));
  const rows: number[] = [];
  let top = rect.y;
  for (let row = 1; row <= rowCount; row++) {
    const ends = blocks.flatMap(({ id, cell }) => {
      const block = rects.get(id);
      const isInRow = cell.row <= row && row < cell.row + cell.rows;
      return block !== undefined && isInRow
        ? [block.y + (block.height * (row - cell.row + 1)) / cell.rows]
        : [];
    });
    const bottom = Math.max(top, ...ends);
    rows.push(bottom - top);
    top = bottom;
  }
  const column = rect.width / COLUMNS;
  return { rect, columns: Array.from({ length: COLUMNS }, () => column), rows, columnGap: 0, rowGap: 0 };
}
