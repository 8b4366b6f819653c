// @vitest-environment happy-dom
/// <reference lib="dom" />
import { afterEach, describe, expect, it, vi } from 'vitest';
import { COLUMNS } from '../../../compiler/model/index.ts';
import { gridPointAt, sectionAt } from './grid-point.ts';
import { type Grid, isUnmoved, measurePlaces, NO_PLACES, type PlacedSection } from './page-geometry.ts';

afterEach(() => {
  document.body.innerHTML = '';
  window.scrollTo(0, 0);
  vi.restoreAllMocks();
});

const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

/** Lays out an element, which happy-dom does not. */
function lay(selector: string, { x, y, width, height }: ReturnType<typeof rect>): void {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`No ${selector}`);
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(x, y, width, height));
}

/** Columns of 80 px with gaps of 20 px, and two rows of 100 and 50 px with gaps of 10 px. */
const GRID: Grid = {
  rect: rect(100, 200, 2380, 160),
  columns: Array.from({ length: COLUMNS }, () => 80),
  rows: [100, 50],
  columnGap: 20,
  rowGap: 10,
};

describe('the cell at a point', () => {
  it.each([
    [100, 1],
    [189, 1],
    [190, 2],
    [1275, 12],
    [2460, 24],
    [0, 1],
    [5000, 24],
  ])('at %s px from the left is in column %s', (x, col) => {
    expect(gridPointAt(GRID, x, 200).col).toBe(col);
  });

  it.each([
    [0, 1],
    [200, 1],
    [304, 1],
    [305, 2],
    [364, 2],
    [365, 3],
    // Rows that do not exist yet are 80 px high.
    [454, 3],
    [455, 4],
    [545, 5],
  ])('at %s px from the top is in row %s', (y, row) => {
    expect(gridPointAt(GRID, 100, y).row).toBe(row);
  });

  it('is in the first row of a grid without rows', () => {
    expect(gridPointAt({ ...GRID, rows: [] }, 100, 210)).toEqual({ col: 1, row: 1 });
  });

  it('is in an equal part of the width when the browser reports no columns', () => {
    const grid = { ...GRID, columns: [], columnGap: 0, rect: rect(0, 0, 100 * COLUMNS, 100) };
    expect([99, 100].map((x) => gridPointAt(grid, x, 0).col)).toEqual([1, 2]);
  });
});

describe('the section at a point', () => {
  const section = (id: string, y: number): PlacedSection => ({ id, rect: rect(0, y, 9, 100), grid: GRID });
  const places = { ...NO_PLACES, sections: [section('a', 0), section('b', 200)] };

  it.each([
    [-50, 'a'],
    [50, 'a'],
    [140, 'a'],
    [160, 'b'],
    [250, 'b'],
    [900, 'b'],
  ])('at %s px is %s, the nearest one', (y, id) => {
    expect(sectionAt(places, y)?.id).toBe(id);
  });

  it('is none on a page without sections', () => {
    expect(sectionAt(NO_PLACES, 0)).toBeUndefined();
  });
});

describe('the places of a page', () => {
  const open = () => {
    document.body.innerHTML = `<section data-sid="s"><div class="section-grid" style="padding:10px 20px 30px 40px;grid-template-columns:80px 0px 90.5px;grid-template-rows:50px;column-gap:20px;row-gap:5px"><div data-bid="b"></div></div></section><section data-sid="plain"></section>`;
    lay('[data-sid=s]', rect(0, 100, 1000, 300));
    lay('.section-grid', rect(0, 110, 1000, 290));
    lay('[data-sid=plain]', rect(0, 400, 1000, 50));
    lay('[data-bid=b]', rect(30, 120, 80, 50));
  };

  it('are measured from the top left of the page', () => {
    open();
    vi.spyOn(window, 'scrollX', 'get').mockReturnValue(5);
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(1000);
    const { sections, blocks } = measurePlaces(document);
    expect(sections[0]).toMatchObject({ id: 's', rect: rect(5, 1100, 1000, 300) });
    expect([...blocks]).toEqual([['b', rect(35, 1120, 80, 50)]]);
  });

  it('have the tracks and the gaps of each grid, inside of its padding', () => {
    open();
    expect(measurePlaces(document).sections[0]?.grid).toEqual({
      rect: rect(40, 120, 940, 250),
      columns: [80, 90.5],
      rows: [50],
      columnGap: 20,
      rowGap: 5,
    });
  });

  it('include the content of a page without any, apart from its heading for screen readers', () => {
    open();
    expect(measurePlaces(document).empty).toBeUndefined();
    document.body.innerHTML = '<main><h1 class="visually-hidden">Home</h1></main>';
    lay('main', rect(0, 100, 1000, 50));
    expect(measurePlaces(document).empty).toEqual(rect(0, 100, 1000, 50));
    expect(measurePlaces(document, 'footer').empty).toBeUndefined();
    document.body.innerHTML = '<main><h1>Home</h1></main>';
    expect(measurePlaces(document).empty).toBeUndefined();
  });

  it('take a section without a grid for one', () => {
    open();
    expect(measurePlaces(document).sections[1]).toEqual({
      id: 'plain',
      rect: rect(0, 400, 1000, 50),
      grid: { rect: rect(0, 400, 1000, 50), columns: [], rows: [], columnGap: 0, rowGap: 0 },
    });
  });

  it('have the size of the whole page', () => {
    open();
    vi.spyOn(document.documentElement, 'scrollWidth', 'get').mockReturnValue(1000);
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(450);
    expect(measurePlaces(document)).toMatchObject({ width: 1000, height: 450 });
  });
});

describe('the places of a page with areas of the theme', () => {
  const open = () => {
    document.body.innerHTML = `<section data-sid="s"><div data-bid="words"></div></section>
      <div class="menu"><div data-type="block-field" id="footer"><p data-bid="words"></p></div></div>
      <footer><div data-type="block-field" id="footer"><p data-bid="words"></p></div></footer>
      <div data-type="block-field" id="side"></div><div data-type="block-field" id="not an id"></div>`;
    lay('section [data-bid]', rect(0, 100, 300, 50));
    // Hidden by the theme.
    lay('.menu [data-type]', rect(0, 0, 0, 0));
    lay('.menu [data-bid]', rect(0, 0, 0, 0));
    lay('footer [data-type]', rect(0, 900, 1000, 80));
    lay('footer [data-bid]', rect(0, 910, 300, 40));
    lay('#side', rect(700, 100, 300, 72));
    lay('[id="not an id"]', rect(0, 0, 10, 10));
  };

  it('have the visible areas, and say which are empty', () => {
    open();
    expect(measurePlaces(document).areas).toEqual([
      { id: 'footer', rect: rect(0, 900, 1000, 80), isEmpty: false },
      { id: 'side', rect: rect(700, 100, 300, 72), isEmpty: true },
    ]);
  });

  it('have the blocks of the page, or those of one area', () => {
    open();
    expect([...measurePlaces(document).blocks]).toEqual([['words', rect(0, 100, 300, 50)]]);
    const { sections, blocks } = measurePlaces(document, 'footer');
    expect([sections, [...blocks]]).toEqual([[], [['words', rect(0, 910, 300, 40)]]]);
  });

  it('tell a block of an area from one of the page with the same id', () => {
    open();
    const places = measurePlaces(document, 'footer');
    expect(isUnmoved(document, places, { id: 'words' })).toBe(false);
  });
});

describe('a changed block has moved nothing', () => {
  const measured = () => {
    document.body.innerHTML = '<div data-bid="b.1"></div>';
    lay('[data-bid]', rect(1, 2, 3, 4));
    return measurePlaces(document);
  };

  it('when it is where it was', () => {
    expect(isUnmoved(document, measured(), { id: 'b.1' })).toBe(true);
  });

  it.each([rect(0, 2, 3, 4), rect(1, 0, 3, 4), rect(1, 2, 0, 4), rect(1, 2, 3, 0)])(
    'unless it is now at %j',
    (now) => {
      const places = measured();
      lay('[data-bid]', now);
      expect(isUnmoved(document, places, { id: 'b.1' })).toBe(false);
    },
  );

  it.each(['scrollWidth', 'scrollHeight'] as const)('unless the %s of the page has changed', (side) => {
    const places = measured();
    vi.spyOn(document.documentElement, side, 'get').mockReturnValue(5000);
    expect(isUnmoved(document, places, { id: 'b.1' })).toBe(false);
  });

  it('unless it is new or gone', () => {
    const places = measured();
    expect(isUnmoved(document, { ...places, blocks: new Map() }, { id: 'b.1' })).toBe(false);
    document.body.innerHTML = '';
    expect(isUnmoved(document, places, { id: 'b.1' })).toBe(false);
  });
});
