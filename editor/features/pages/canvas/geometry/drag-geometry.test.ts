import { describe, expect, it } from 'vitest';
import type { Grid, Places } from '../../../../core/preview/page-geometry.ts';
import { cellRect, type Drag, dropAt, grabOffsetAt } from './drag-geometry.ts';
import { frameSize } from './frame-size.ts';

/** 24 columns of 30 px with gaps of 10 px, rows of 100 px and 200 px. */
const GRID: Grid = {
  rect: { x: 20, y: 50, width: 950, height: 310 },
  columns: Array.from({ length: 24 }, () => 30),
  rows: [100, 200],
  columnGap: 10,
  rowGap: 10,
};
const LOWER: Grid = { ...GRID, rect: { ...GRID.rect, y: 450 } };
const GEOMETRY: Places = {
  sections: [
    { id: 'top', rect: { x: 0, y: 0, width: 990, height: 400 }, grid: GRID },
    { id: 'end', rect: { x: 0, y: 400, width: 990, height: 400 }, grid: LOWER },
  ],
  blocks: new Map(),
  areas: [],
  width: 990,
  height: 800,
};
const CELL = { col: 3, span: 6, row: 1, rows: 1 };
const drag = (grip: Drag['handle'], grabbed = { x: 0, y: 0 }): Drag => ({
  blockId: 'a',
  handle: grip,
  sectionId: 'top',
  cell: CELL,
  columnStep: 1,
  grabOffset: grabbed,
});

describe('dragging a block', () => {
  it('keeps the offset of the pointer and stays on the grid', () => {
    const grabbed = grabOffsetAt(GRID, CELL, { x: 20 + 4 * 40 + 5, y: 60 });
    expect(grabbed).toEqual({ x: 2, y: 0 });
    expect(dropAt(drag('move', grabbed), GEOMETRY, { x: 20 + 9 * 40, y: 200 }).cell).toMatchObject({
      col: 8,
      row: 2,
    });
    expect(dropAt(drag('move'), GEOMETRY, { x: 2000, y: 60 }).cell).toMatchObject({ col: 19, span: 6 });
  });

  it('moves it to the next section', () => {
    expect(dropAt(drag('move'), GEOMETRY, { x: 30, y: 470 })).toMatchObject({
      sectionId: 'end',
      cell: { row: 1 },
    });
  });

  it.each([
    ['left', { x: 30, y: 60 }, { col: 1, span: 8 }],
    ['right', { x: 20 + 11 * 40, y: 60 }, { col: 3, span: 10 }],
    ['right', { x: 0, y: 60 }, { col: 3, span: 1 }],
    ['bottom', { x: 0, y: 200 }, { row: 1, rows: 2 }],
  ] as const)('%s edge', (grip, point, expected) => {
    expect(dropAt(drag(grip), GEOMETRY, point).cell).toMatchObject(expected);
  });

  it.each([
    ['left', { x: 20 + 3 * 40, y: 60 }, { col: 3, span: 6 }],
    ['left', { x: 30, y: 60 }, { col: 1, span: 8 }],
    ['right', { x: 20 + 8 * 40, y: 60 }, { col: 3, span: 8 }],
    ['move', { x: 20 + 5 * 40, y: 60 }, { col: 7, span: 6 }],
  ] as const)('%s in an area, whose columns are two of the grid', (grip, point, expected) => {
    const inArea = { ...drag(grip), columnStep: 2 };
    expect(dropAt(inArea, GEOMETRY, point).cell).toMatchObject(expected);
  });

  it('shows the drop cell', () => {
    expect(cellRect(GRID, { col: 2, span: 2, row: 2, rows: 1 })).toEqual({
      x: 60,
      y: 160,
      width: 70,
      height: 200,
    });
  });
});

describe('the width of the page', () => {
  it('desktop fills the canvas, a tablet has 768 pixels and a phone 375', () => {
    const well = { width: 1300, height: 800 };
    expect(frameSize('desktop', well)).toMatchObject({ width: 1300, scale: 1 });
    expect(frameSize('tablet', well)).toMatchObject({ width: 768, scale: 1 });
    expect(frameSize('phone', well)).toMatchObject({ width: 375, scale: 1 });
    expect(frameSize('desktop', { width: 590, height: 800 })).toEqual({
      width: 1180,
      height: 1600,
      scale: 0.5,
    });
  });
});
