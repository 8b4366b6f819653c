import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyOperations,
  type Bodies,
  type Cell,
  cellsOverlap,
  pageSchema,
} from '../../../../compiler/model/index.ts';
import { recordAt } from '../../../core/model/json-access.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import { blocksIn, cellOf } from '../model/page-layout.ts';
import { overlappingBlocks, placedBlocks } from '../model/placed-blocks.ts';
import { bringToFront, canStep, makeRoomFor, stepBlock } from './arrange-commands.ts';

const DOC = 'page:home';
const cell = (col: number, span: number, row: number, rows = 1): Cell => ({ col, span, row, rows });
type Layout = { readonly desktop?: Cell; readonly phone?: Cell };

function pageOf(layouts: Readonly<Record<string, Layout | undefined>>): unknown {
  const blocks = Object.entries(layouts).map(([id, layout], index) => [
    id,
    { kind: 2, section: 'top', order: `a${index}`, value: { markdown: id }, ...(layout && { layout }) },
  ]);
  return {
    pageType: 2,
    title: 'Home',
    urlId: 'home',
    seo: {},
    sections: { top: { order: 'a0' } },
    blocks: Object.fromEntries(blocks),
  };
}

function run(command: Command, page: unknown): unknown {
  const bodies: Bodies = new Map([[DOC, page]]);
  const applied = applyOperations(bodies, command(bodies).ops);
  if (!applied.ok) throw new Error(applied.message);
  const next = applied.bodies.get(DOC);
  expect(pageSchema.safeParse(next).error?.issues).toBeUndefined();
  return next;
}

const ref = (blockId: string) => ({ doc: DOC, blockId }) as const;
const idsOn = (page: unknown, device: 'desktop' | 'phone') =>
  placedBlocks(page, 'top', device).map(({ id }) => id);
const cellOn = (page: unknown, id: string, device: 'desktop' | 'phone') =>
  cellOf(recordAt(page, 'blocks')[id], device);

const OVER = pageOf({
  image: { desktop: cell(1, 24, 1, 3), phone: cell(1, 24, 1) },
  text: { desktop: cell(3, 8, 2), phone: cell(1, 24, 1) },
  below: { desktop: cell(1, 24, 4), phone: cell(1, 24, 2) },
});

describe('resolving overlaps', () => {
  it('applies to desktop and phone, and moves the blocks below along', () => {
    expect(overlappingBlocks(OVER, { id: 'text', section: 'top' }, 'desktop').map(({ id }) => id)).toEqual([
      'image',
    ]);
    const after = run(makeRoomFor(ref('text')), OVER);
    expect(cellOn(after, 'text', 'desktop')).toEqual(cell(3, 8, 4));
    expect(cellOn(after, 'below', 'desktop').row).toBe(6);
    expect(cellOn(after, 'text', 'phone').row).toBe(2);
    expect(cellOn(after, 'below', 'phone').row).toBe(3);
  });

  it('leaves no overlap for any layout', () => {
    const anyCell = fc
      .record({
        col: fc.integer({ min: 1, max: 24 }),
        span: fc.integer({ min: 1, max: 24 }),
        row: fc.integer({ min: 1, max: 6 }),
        rows: fc.integer({ min: 1, max: 3 }),
      })
      .map((each) => ({ ...each, span: Math.min(each.span, 25 - each.col) }));
    const anyLayout = fc.option(fc.record({ desktop: anyCell, phone: anyCell }, { requiredKeys: [] }), {
      nil: undefined,
    });
    fc.assert(
      fc.property(fc.array(anyLayout, { minLength: 1, maxLength: 7 }), (layouts) => {
        const page = pageOf(Object.fromEntries(layouts.map((layout, index) => [`b${index}`, layout])));
        const after = run(makeRoomFor(ref('b0')), page);
        for (const device of ['desktop', 'phone'] as const) {
          for (const block of blocksIn(after, 'top'))
            expect(overlappingBlocks(after, block, device)).toEqual([]);
          expect(idsOn(after, device)).toEqual(idsOn(page, device));
        }
      }),
    );
  });

  it('writes no operations for auto-placed blocks and without overlaps', () => {
    const page = pageOf({
      image: { desktop: cell(1, 24, 1, 3) },
      text: { desktop: cell(3, 8, 2) },
      flows: undefined,
    });
    const { ops } = makeRoomFor(ref('text'))(new Map([[DOC, page]]));
    expect(ops.map(({ at }) => at.join('/'))).toEqual(['blocks/text/layout/desktop']);
    expect(idsOn(run(makeRoomFor(ref('text')), page), 'desktop')).toEqual(['image', 'text', 'flows']);
  });

  it('moves nothing when the maximum row would be exceeded', () => {
    const page = pageOf({
      a: { desktop: cell(1, 24, 998, 2), phone: cell(1, 24, 1) },
      b: { desktop: cell(1, 24, 999), phone: cell(1, 24, 1) },
    });
    const after = run(makeRoomFor(ref('b')), page);
    expect(cellOn(after, 'b', 'desktop').row).toBe(999);
    expect(cellOn(after, 'b', 'phone').row).toBe(2);
    const low = pageOf(Object.fromEntries(['a', 'b', 'c'].map((id) => [id, { desktop: cell(1, 24, 999) }])));
    expect(makeRoomFor(ref('a'))(new Map([[DOC, low]])).ops).toEqual([]);
  });

  it('does nothing without overlaps', () => {
    const bodies: Bodies = new Map([[DOC, run(makeRoomFor(ref('text')), OVER)]]);
    expect(makeRoomFor(ref('text'))(bodies).ops).toEqual([]);
  });
});

describe('an intended overlap', () => {
  const after = run(bringToFront(ref('text')), OVER);

  it('raises the block where it overlaps others, and is not reported again', () => {
    expect(cellOn(after, 'text', 'desktop')).toEqual({ ...cell(3, 8, 2), z: 1 });
    expect(cellOn(after, 'text', 'phone')).toEqual({ ...cell(1, 24, 1), z: 1 });
    for (const device of ['desktop', 'phone'] as const)
      for (const block of blocksIn(after, 'top')) expect(overlappingBlocks(after, block, device)).toEqual([]);
    const bodies: Bodies = new Map([[DOC, after]]);
    expect(bringToFront(ref('text'))(bodies).ops).toEqual([]);
    expect(makeRoomFor(ref('text'))(bodies).ops).toEqual([]);
  });

  it('renumbers the other blocks at the maximum height, in their order', () => {
    const at = (z: number | undefined, row = 1) => ({ desktop: { ...cell(1, 24, row), ...(z && { z }) } });
    const page = pageOf({ a: at(100), b: at(100), c: at(40), d: at(undefined), e: at(7, 9) });
    const top = run(bringToFront(ref('b')), page);
    const z = (id: string) => cellOn(top, id, 'desktop').z ?? 0;
    expect(['d', 'e', 'c', 'a', 'b'].map(z)).toEqual([0, 1, 2, 3, 4]);
    expect(overlappingBlocks(top, { id: 'b', section: 'top' }, 'desktop')).toEqual([]);
  });
});

describe('moving up or down', () => {
  const three = (phone: readonly [number, number, number]) =>
    pageOf({
      a: { desktop: cell(1, 12, 1), phone: cell(1, 24, phone[0]) },
      b: { desktop: cell(1, 12, 2, 2), phone: cell(1, 24, phone[1]) },
      c: { desktop: cell(1, 24, 4), phone: cell(1, 24, phone[2]) },
    });

  it('swaps with the neighbor, also on phones and in the reading order', () => {
    const after = run(stepBlock(ref('b'), { device: 'desktop', by: -1 }), three([1, 2, 3]));
    expect(idsOn(after, 'desktop')).toEqual(['b', 'a', 'c']);
    expect(idsOn(after, 'phone')).toEqual(['b', 'a', 'c']);
    expect(blocksIn(after, 'top').map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    expect(cellOn(after, 'c', 'desktop').row).toBe(4);
  });

  it('does not change phones with an order of their own', () => {
    const before = three([2, 1, 3]);
    const after = run(stepBlock(ref('b'), { device: 'desktop', by: -1 }), before);
    expect(idsOn(after, 'phone')).toEqual(idsOn(before, 'phone'));
  });

  it('on a phone does not change desktop', () => {
    const after = run(stepBlock(ref('b'), { device: 'phone', by: -1 }), three([1, 2, 3]));
    expect(idsOn(after, 'phone')).toEqual(['b', 'a', 'c']);
    expect(idsOn(after, 'desktop')).toEqual(['a', 'b', 'c']);
    expect(cellOn(after, 'b', 'desktop')).toEqual(cell(1, 12, 2, 2));
  });

  it('stops at the first and last block', () => {
    expect(run(stepBlock(ref('a'), { device: 'desktop', by: -1 }), three([1, 2, 3]))).toEqual(
      three([1, 2, 3]),
    );
    expect(run(stepBlock(ref('c'), { device: 'phone', by: 1 }), three([1, 2, 3]))).toEqual(three([1, 2, 3]));
  });

  const liesOn = (page: unknown) =>
    (['desktop', 'phone'] as const).map((device) =>
      cellsOverlap(cellOn(page, 'text', device), cellOn(page, 'image', device)),
    );

  it.each([
    ['text', 1],
    ['image', 1],
    ['below', -1],
  ] as const)('keeps intended overlaps, also on phones, and can be reversed (%s, %i)', (id, by) => {
    const before = run(bringToFront(ref('text')), OVER);
    const after = run(stepBlock(ref(id), { device: 'desktop', by }), before);
    expect(liesOn(after)).toEqual([true, true]);
    const order = ['below', 'image', 'text'];
    expect([idsOn(after, 'desktop'), idsOn(after, 'phone')]).toEqual([order, order]);
    expect(blocksIn(after, 'top').map((block) => block.id)).toEqual(order);
    expect(run(stepBlock(ref(id), { device: 'desktop', by: by < 0 ? 1 : -1 }), after)).toEqual(before);
  });

  it('does nothing when only the block below it in the stack precedes it', () => {
    const before = run(bringToFront(ref('text')), OVER);
    expect(canStep(before, 'text', { device: 'desktop', by: -1 })).toBe(false);
    expect(run(stepBlock(ref('text'), { device: 'desktop', by: -1 }), before)).toEqual(before);
    expect(canStep(before, 'text', { device: 'desktop', by: 1 })).toBe(true);
  });

  it('gives auto-placed blocks a cell', () => {
    const after = run(
      stepBlock(ref('b'), { device: 'desktop', by: -1 }),
      pageOf({ a: undefined, b: undefined }),
    );
    expect(idsOn(after, 'desktop')).toEqual(['b', 'a']);
  });
});
