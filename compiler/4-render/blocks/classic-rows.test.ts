import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../formatters/index.ts';
import { classicRows } from './classic-rows.ts';

interface Position {
  readonly col: number;
  readonly span: number;
  readonly row?: number;
  readonly rows?: number;
}

/** `6:a,b 6:` is a column of two blocks and an empty one. */
function drawn(blocks: Readonly<Record<string, Position | undefined>>): readonly string[] {
  const rows = classicRows(
    Object.entries(blocks).map(([html, cell]) => ({ html, cell: cell && { row: 1, rows: 1, ...cell } })),
  );
  return rows.map(({ columns }) =>
    (columns as readonly JsonObject[])
      .map((column) => {
        const names = (column.blocks as readonly JsonObject[]).map(({ html }) => html);
        return `${column.span}:${names.join(',')}`;
      })
      .join(' '),
  );
}

describe('rows of the classic grid', () => {
  it.each([
    ['two halves', { a: { col: 1, span: 12 }, b: { col: 13, span: 12 } }, ['6:a 6:b']],
    [
      'a column below another',
      { a: { col: 1, span: 24 }, b: { col: 1, span: 24, row: 2 } },
      ['12:a', '12:b'],
    ],
    ['a gap before a column', { a: { col: 13, span: 12 } }, ['6: 6:a']],
    [
      'two blocks beside a tall one',
      {
        tall: { col: 1, span: 8, rows: 2 },
        top: { col: 9, span: 16 },
        bottom: { col: 9, span: 16, row: 2 },
      },
      ['4:tall 8:top,bottom'],
    ],
    ['blocks without a place', { a: undefined, b: undefined }, ['12:a', '12:b']],
    [
      'a column narrower than one of twelve',
      { a: { col: 1, span: 1 }, b: { col: 2, span: 23 } },
      ['1:a 11:b'],
    ],
    [
      'a sliver at the end of a full row',
      { a: { col: 1, span: 23 }, b: { col: 24, span: 1 } },
      ['12:a 12:b'],
    ],
  ])('%s', (_, blocks, expected) => {
    expect(drawn(blocks)).toEqual(expected);
  });
});
