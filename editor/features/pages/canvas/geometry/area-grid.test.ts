import { expect, it } from 'vitest';
import { NO_PLACES, type Places } from '../../../../core/preview/page-geometry.ts';
import { withAreaGrid } from './area-grid.ts';

const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const block = (row: number, rows = 1) => ({
  kind: 2,
  order: 'a0',
  layout: { desktop: { col: 1, span: 12, row, rows } },
  value: {},
});

const PLACES: Places = {
  ...NO_PLACES,
  areas: [{ id: 'footer', rect: rect(10, 500, 1200, 300), isEmpty: false }],
  blocks: new Map([
    ['high', rect(10, 500, 600, 200)],
    ['first', rect(610, 500, 600, 60)],
    ['last', rect(10, 720, 1200, 80)],
  ]),
};

it('an area is one grid whose rows are as high as their blocks, and empty ones have no height', () => {
  const body = { blocks: { high: block(1, 2), first: block(1), last: block(4) } };
  const [section] = withAreaGrid(PLACES, 'block-field:footer', body).sections;
  expect(section).toMatchObject({ id: '', rect: rect(10, 500, 1200, 300) });
  expect(section?.grid).toMatchObject({ rows: [100, 100, 0, 100], columnGap: 0, rowGap: 0 });
  expect(section?.grid.columns).toEqual(Array.from({ length: 24 }, () => 50));
});

it('an area without blocks has no rows', () => {
  const places = withAreaGrid(PLACES, 'block-field:footer', undefined);
  expect(places.sections[0]?.grid.rows).toEqual([]);
});

it('pages, and areas that the page does not show, have the sections that were measured', () => {
  expect(withAreaGrid(PLACES, 'page:footer', undefined)).toBe(PLACES);
  expect(withAreaGrid(PLACES, 'block-field:side', undefined)).toBe(PLACES);
});
