import { describe, expect, it } from 'vitest';
import {
  applyOperations,
  type Bodies,
  DOCUMENT_SCHEMAS,
  type DocKey,
} from '../../../../compiler/model/index.ts';
import { recordAt } from '../../../core/model/json-access.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import { cellOf, NO_SECTION } from '../model/page-layout.ts';
import { stepBlock } from './arrange-commands.ts';
import { addBlock, deleteBlock, duplicateBlock, isPageFull, moveBlock } from './block-commands.ts';

const FOOTER: DocKey = 'block-field:footer';

const cell = (col: number, span: number, row: number, rows = 1) => ({ col, span, row, rows });
const text = (order: string, desktop?: object) => ({
  kind: 2,
  order,
  ...(desktop && { layout: { desktop } }),
  value: { markdown: order },
});

/** Two blocks beside each other, and one below them. */
const COLUMNS_OF_TEXT = {
  blocks: {
    left: text('a0', cell(1, 12, 1)),
    right: text('a1', cell(13, 12, 1)),
    below: text('a2', cell(1, 24, 2)),
  },
};

const NO_DOCUMENT = Symbol('an area without a document');

function run(command: Command, body: unknown = COLUMNS_OF_TEXT): unknown {
  const bodies: Bodies = new Map(body === NO_DOCUMENT ? [] : [[FOOTER, body]]);
  const applied = applyOperations(bodies, command(bodies).ops);
  if (!applied.ok) throw new Error(applied.message);
  const next = applied.bodies.get(FOOTER);
  expect(DOCUMENT_SCHEMAS['block-field'].safeParse(next).error?.issues).toBeUndefined();
  return next;
}

/** Column, width and row of each block. */
function cells(body: unknown) {
  const blocks = Object.entries(recordAt(body, 'blocks')).map(([id, block]) => {
    const { col, span, row } = cellOf(block, 'desktop');
    return [id, [col, span, row]];
  });
  return Object.fromEntries(blocks);
}

const newText = (blockId: string) =>
  addBlock({ doc: FOOTER, blockId, sectionId: NO_SECTION, kind: 'text', value: { markdown: 'x' } });
const move = (blockId: string, to: ReturnType<typeof cell>) =>
  moveBlock({ doc: FOOTER, blockId }, { device: 'desktop', cell: to });

describe('an area of the theme', () => {
  it('is created with its first block, which has no section and no layout for phones', () => {
    expect(run(newText('n'), NO_DOCUMENT)).toEqual({
      blocks: {
        n: {
          kind: 2,
          order: expect.any(String),
          layout: { desktop: cell(1, 12, 1) },
          value: { markdown: 'x' },
        },
      },
    });
  });

  it('has new blocks and copies below all others', () => {
    expect(cells(run(newText('n'))).n).toEqual([1, 12, 3]);
    const copied = run(duplicateBlock({ doc: FOOTER, blockId: 'right' }, 'copy'));
    expect(cells(copied).copy).toEqual([13, 12, 3]);
    expect(recordAt(copied, 'blocks', 'copy', 'layout')).not.toHaveProperty('phone');
  });

  it.each([
    ['below it, which give it a cell', newText('n')],
    ['that are copies', duplicateBlock({ doc: FOOTER, blockId: 'right' }, 'n')],
  ])('shows a block without a cell above new ones %s', (_which, command) => {
    const { below, ...placed } = COLUMNS_OF_TEXT.blocks;
    const next = run(command, { blocks: { ...placed, below: text('a2') } });
    expect([cells(next).below[2], cells(next).n[2]]).toEqual([2, 3]);
  });

  it('shows a block without a cell below all with one, even if a row above is free', () => {
    const next = run(newText('n'), { blocks: { low: text('a0', cell(1, 24, 2)), free: text('a1') } });
    expect([cells(next).free[2], cells(next).n[2]]).toEqual([3, 4]);
  });

  it('is full with as many blocks as a page', () => {
    const blocks = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`b${index}`, text('a0')]));
    expect(isPageFull({ blocks })).toBe(true);
    expect(Object.keys(recordAt(run(newText('n'), { blocks }), 'blocks'))).toHaveLength(60);
  });

  it('can lose its last block', () => {
    const one = { blocks: { left: text('a0', cell(1, 12, 1)) } };
    expect(run(deleteBlock({ doc: FOOTER, blockId: 'left' }), one)).toEqual({ blocks: {} });
  });
});

describe('a block of an area', () => {
  it.each([
    [cell(4, 12, 3), [5, 12]],
    [cell(6, 5, 3), [7, 6]],
    [cell(24, 1, 3), [23, 2]],
    [cell(9, 24, 3), [1, 24]],
  ])('moved to %j has whole columns of twelve', (to, expected) => {
    expect(cells(run(move('below', to))).below.slice(0, 2)).toEqual(expected);
  });

  it('moves the blocks in its way down, with everything below them', () => {
    expect(cells(run(move('below', cell(13, 12, 1))))).toEqual({
      left: [1, 12, 1],
      below: [13, 12, 1],
      right: [13, 12, 2],
    });
    expect(cells(run(move('left', cell(1, 14, 1))))).toEqual({
      left: [1, 14, 1],
      right: [13, 12, 2],
      below: [1, 24, 3],
    });
  });

  it('leaves no empty row', () => {
    expect(cells(run(move('below', cell(1, 24, 40))))).toEqual(cells(COLUMNS_OF_TEXT));
    const high = { blocks: { ...COLUMNS_OF_TEXT.blocks, left: text('a0', cell(1, 12, 1, 3)) } };
    expect(cells(run(move('right', cell(13, 12, 3)), high)).right).toEqual([13, 12, 3]);
  });

  it('leaves others that share a column as they are', () => {
    const shared = { ...COLUMNS_OF_TEXT.blocks, also: text('a3', cell(1, 12, 1)) };
    const next = cells(run(move('below', cell(1, 12, 2)), { blocks: shared }));
    expect([next.left, next.also]).toEqual([
      [1, 12, 1],
      [1, 12, 1],
    ]);
  });

  it('swaps with the one below, only on wide screens', () => {
    const stack = { blocks: { upper: text('a0', cell(1, 12, 1)), lower: text('a1', cell(1, 12, 2)) } };
    const next = run(stepBlock({ doc: FOOTER, blockId: 'upper' }, { device: 'desktop', by: 1 }), stack);
    expect(cells(next)).toEqual({ upper: [1, 12, 2], lower: [1, 12, 1] });
    expect(JSON.stringify(next)).not.toContain('phone');
  });
});
