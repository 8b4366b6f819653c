import { describe, expect, it } from 'vitest';
import { CHART_LIMITS, EMPTY_GRID } from './chart-grid.ts';
import { pastedCells, withPastedCells } from './pasted-cells.ts';

describe('pasted text', () => {
  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"two\nlines"\t"a ""quote"""', [['two\nlines', 'a "quote"']]],
    [
      '\tMay\nPots\t1,250',
      [
        ['', 'May'],
        ['Pots', '1,250'],
      ],
    ],
    [
      'Month,2025\nMay,12',
      [
        ['Month', '2025'],
        ['May', '12'],
      ],
    ],
    [
      'Month;2025\nMay;12,5',
      [
        ['Month', '2025'],
        ['May', '12,5'],
      ],
    ],
    ['1,250\n1,300', [['1,250'], ['1,300']]],
    [
      '"open\t1\nb\t2',
      [
        ['"open', '1'],
        ['b', '2'],
      ],
    ],
  ])('%j is a table', (text, cells) => {
    expect(pastedCells(text)).toEqual(cells);
  });

  it.each(['', '12', 'May, June', '1,250', '12\r\n'])('%j is the text of one cell', (text) => {
    expect(pastedCells(text)).toBe(undefined);
  });
});

describe('a pasted table', () => {
  const paste = (at: readonly [number, number], cells: readonly (readonly string[])[]) =>
    withPastedCells(EMPTY_GRID, at, { cells, limits: CHART_LIMITS });

  it('replaces the cells from the focused one on, and the grid grows', () => {
    const { grid } = paste([3, 1], [['1', '2', '3'], ['4']]);
    expect(grid).toEqual([
      ['', '', '', ''],
      ['', '', '', ''],
      ['', '', '', ''],
      ['', '1', '2', '3'],
      ['', '4', '', ''],
    ]);
  });

  it('R-CHART-MSG-08: has at most 100 rows and 10 columns below and beside the names', () => {
    expect(CHART_LIMITS).toEqual({ maxRows: 100, maxColumns: 10 });
  });

  it('that fills the grid is not cut', () => {
    const cells = Array.from({ length: 101 }, () => Array.from({ length: 11 }, () => '1'));
    expect(paste([0, 0], cells)).toMatchObject({ isRowsCut: false, isColumnsCut: false });
    const { grid } = paste([1, 1], cells);
    expect([grid.length, grid[0]?.length]).toEqual([101, 11]);
  });
});
