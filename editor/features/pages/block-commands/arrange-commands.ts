import {
  applyOperations,
  type Bodies,
  cellsCollide,
  type DocKey,
  type Operation,
} from '../../../../compiler/model/index.ts';
import { compareText } from '../../../../formatters/vocabulary/sorted-entries.ts';
import { textAt } from '../../../core/model/json-access.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import { makeRoom } from '../model/make-room.ts';
import { blocksIn, clampToGrid, type LayoutDevice, layoutDevicesOf, MAX_ROWS } from '../model/page-layout.ts';
import { hasCell, type PlacedBlock, placedBlocks } from '../model/placed-blocks.ts';
import { type Swap, swapGroups, swapWithNeighbor } from '../model/swap-blocks.ts';
import { t } from '../strings/pages-strings.ts';
import type { BlockRef } from './block-commands.ts';
import { setCells } from './set-cells.ts';

/**
 * Moves the blocks of a section down until none overlaps another, on desktop and phone. Intended overlaps stay,
 * and blocks without a cell keep flowing when their order does not change. A width without enough rows stays
 * unchanged.
 */
export function makeRoomFor({ doc, blockId }: BlockRef): Command {
  return (bodies) => {
    const desktop = roomOps(bodies, { doc, blockId }, 'desktop');
    const applied = applyOperations(bodies, desktop);
    const phone = applied.ok ? roomOps(applied.bodies, { doc, blockId }, 'phone') : [];
    return { label: t('step.makeRoom'), ops: [...desktop, ...phone] };
  };
}

function roomOps(bodies: Bodies, ref: BlockRef, device: LayoutDevice): readonly Operation[] {
  const before = sectionOf(bodies, ref)(device);
  const opsOf = (blocks: readonly PlacedBlock[]) =>
    cellOps(ref.doc, { [device]: movedBlocks(before, resolveOverlaps(blocks)) });
  const ops = opsOf(before.filter(({ body }) => hasCell(body, device)));
  const applied = applyOperations(bodies, ops);
  if (!applied.ok) return [];
  const after = sectionOf(applied.bodies, ref)(device);
  return after.every(({ id }, index) => id === before[index]?.id) ? ops : opsOf(before);
}

/** The blocks whose row changed, or none when one of them would exceed the maximum row. */
function movedBlocks(before: readonly PlacedBlock[], after: readonly PlacedBlock[]): readonly PlacedBlock[] {
  const rows = new Map(before.map(({ id, cell }) => [id, cell.row]));
  const moved = after.filter(({ id, cell }) => rows.get(id) !== cell.row);
  return moved.every(({ cell }) => cell.row <= MAX_ROWS) ? moved : [];
}

/** Marks the overlaps of a block as intended by raising it to the top of its section. */
export function bringToFront({ doc, blockId }: BlockRef): Command {
  return (bodies) => {
    const before = sectionOf(bodies, { doc, blockId });
    return {
      label: t('step.keepOnTop'),
      ops: cellOps(doc, {
        desktop: raise(before('desktop'), blockId),
        phone: raise(before('phone'), blockId),
      }),
    };
  };
}

/**
 * Swaps a block with the previous or next one in its section, together with blocks it is stacked with when it
 * cannot move alone. A swap on desktop also swaps the two on phones and in the reading order, if they are in the
 * same order there.
 */
export function stepBlock(
  { doc, blockId }: BlockRef,
  { device, by }: { readonly device: LayoutDevice; readonly by: -1 | 1 },
): Command {
  return (bodies) => {
    const label = t('step.moveBlock');
    const before = sectionOf(bodies, { doc, blockId });
    const next = swapWithNeighbor(before(device), blockId, by);
    if (next === undefined) return { label, ops: [] };
    if (device === 'phone') return { label, ops: cellOps(doc, { phone: next.items }) };
    const isOnPhones = layoutDevicesOf(doc).includes('phone') && areAdjacent(before('phone'), next);
    const phone = isOnPhones ? swapGroups(before('phone'), next) : undefined;
    const ops = cellOps(doc, { desktop: next.items, phone });
    return { label, ops: [...ops, ...readingOrder(bodies, { doc, blockId }, next)] };
  };
}

/** Whether `stepBlock` would move the block. */
export function canStep(page: unknown, blockId: string, step: Parameters<typeof stepBlock>[1]): boolean {
  const section = textAt(page, 'blocks', blockId, 'section');
  return swapWithNeighbor(placedBlocks(page, section, step.device), blockId, step.by) !== undefined;
}

function sectionOf(
  bodies: Bodies,
  { doc, blockId }: BlockRef,
): (device: LayoutDevice) => readonly PlacedBlock[] {
  const page = bodies.get(doc);
  const section = textAt(page, 'blocks', blockId, 'section');
  return (device) => placedBlocks(page, section, device);
}

function resolveOverlaps(blocks: readonly PlacedBlock[]): readonly PlacedBlock[] {
  const heights = new Map(blocks.map(({ id, cell }) => [id, cell.z ?? 0]));
  return makeRoom(blocks, (one, other) => heights.get(one) !== heights.get(other));
}

/** Maximum `z` of the site format. */
const MAX_HEIGHT = 100;

/**
 * Returns the changed blocks, or none when the block overlaps nothing. At the maximum height, the other blocks are
 * renumbered from 0 in their order.
 */
function raise(blocks: readonly PlacedBlock[], id: string): readonly PlacedBlock[] {
  const own = blocks.find((block) => block.id === id);
  if (own === undefined || !blocks.some(({ cell }) => cell !== own.cell && cellsCollide(cell, own.cell)))
    return [];
  const highest = Math.max(...blocks.map(heightOf));
  if (highest < MAX_HEIGHT) return [atHeight(own, highest + 1)];
  const others = blocks.filter((block) => block !== own);
  const heights = [...new Set(others.map(heightOf))].sort((one, other) => one - other);
  // Blocks without `z` are at height 0 and stay there.
  const lower = others.map((block) => atHeight(block, heights.indexOf(heightOf(block))));
  const changed = lower.filter((block, index) => heightOf(block) !== heightOf(others[index] ?? block));
  return heights.length > MAX_HEIGHT ? [] : [...changed, atHeight(own, heights.length)];
}

function heightOf({ cell }: PlacedBlock): number {
  return cell.z ?? 0;
}

function atHeight(block: PlacedBlock, z: number): PlacedBlock {
  return { ...block, cell: { ...block.cell, z } };
}

interface NewPositions {
  readonly desktop?: readonly PlacedBlock[] | undefined;
  readonly phone?: readonly PlacedBlock[] | undefined;
}

function cellOps(doc: DocKey, { desktop = [], phone = [] }: NewPositions): readonly Operation[] {
  const bodies = new Map([...desktop, ...phone].map(({ id, body }) => [id, body]));
  const cellIn = (all: readonly PlacedBlock[], id: string) => {
    const cell = all.find((block) => block.id === id)?.cell;
    return cell && clampToGrid(cell);
  };
  return [...bodies].flatMap(([blockId, block]) =>
    setCells(doc, { blockId, block }, { desktop: cellIn(desktop, blockId), phone: cellIn(phone, blockId) }),
  );
}

/** Whether the two groups are adjacent in the reading order. */
function areAdjacent(all: readonly PlacedBlock[], { first, second }: Swap): boolean {
  const from = all.findIndex(({ id }) => first.includes(id));
  const behind = from + first.length;
  return (
    all.slice(from, behind).every(({ id }) => first.includes(id)) &&
    all.slice(behind, behind + second.length).every(({ id }) => second.includes(id))
  );
}

/** Aligns the reading order of screen readers with the visual order. */
function readingOrder(
  bodies: Bodies,
  { doc, blockId }: BlockRef,
  { first, second }: Swap,
): readonly Operation[] {
  const page = bodies.get(doc);
  const blocks = blocksIn(page, textAt(page, 'blocks', blockId, 'section'));
  const upper = blocks.filter(({ id }) => first.includes(id));
  const lower = blocks.filter(({ id }) => second.includes(id));
  const orders = [...upper, ...lower].map(({ order }) => order);
  if (compareText(upper.at(-1)?.order ?? '', lower[0]?.order ?? '') >= 0) return [];
  return [...lower, ...upper].flatMap(({ id, order }, index) => {
    const value = orders[index];
    return value === order ? [] : [{ doc, at: ['blocks', id, 'order'], kind: 'set' as const, value }];
  });
}
