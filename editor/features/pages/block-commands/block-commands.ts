import { type Block, type Cell, COLUMNS, type DocKey } from '../../../../compiler/model/index.ts';
import { LIMITS } from '../../../../formatters/vocabulary/limits.ts';
import { recordAt } from '../../../core/model/json-access.ts';
import { orderBetween } from '../../../core/model/order-key.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import { type BlockKind, kindName, kindOfBlock, numberOfKind } from '../model/block-kinds.ts';
import { blocksIn, cellOf, clampToGrid, type LayoutDevice, sectionsOf } from '../model/page-layout.ts';
import { freeRow } from '../model/placed-blocks.ts';
import { t } from '../strings/pages-strings.ts';
import { type NewCells, setCells } from './set-cells.ts';

/** A block of a page. */
export interface BlockRef {
  readonly doc: DocKey;
  readonly blockId: string;
}

/** Whether the page holds as many blocks as a page may (R-DATA-LIMIT-01). */
export function isPageFull(page: unknown, added = 1): boolean {
  return Object.keys(recordAt(page, 'blocks')).length + added > LIMITS.blocksInLayout;
}

/** How wide a new block is, in columns. */
const DEFAULT_SPANS: Readonly<Partial<Record<BlockKind, number>>> = {
  button: 6,
  image: 12,
  text: 12,
  quote: 14,
  form: 12,
  newsletter: 12,
  product: 8,
};

export interface NewBlock {
  readonly doc: DocKey;
  readonly blockId: string;
  readonly sectionId: string;
  readonly kind: BlockKind;
  readonly value: unknown;
}

/** Puts a block below all others of its section. */
export function addBlock({ doc, blockId, sectionId, kind, value }: NewBlock): Command {
  return (bodies) => {
    const page = bodies.get(doc);
    const label = t('step.addBlock', { kind: kindName(kind) });
    if (page === undefined || isPageFull(page)) return { label, ops: [] };
    const last = blocksIn(page, sectionId).at(-1);
    const block: Block = {
      kind: numberOfKind(kind),
      section: sectionId,
      order: orderBetween(last?.order ?? null, null),
      layout: {
        desktop: {
          col: 1,
          span: DEFAULT_SPANS[kind] ?? COLUMNS,
          row: freeRow(page, sectionId, 'desktop'),
          rows: 1,
        },
        phone: { col: 1, span: COLUMNS, row: freeRow(page, sectionId, 'phone'), rows: 1 },
      },
      value,
    };
    return { label, ops: [{ doc, at: ['blocks', blockId], kind: 'insert', value: block }] };
  };
}

/**
 * Gives a block another cell, and another section when that is told: there, phones show it below all others. Gestures are
 * one step of undo.
 */
export function moveBlock(
  { doc, blockId }: BlockRef,
  target: { readonly device: LayoutDevice; readonly cell: Cell; readonly sectionId?: string },
): Command {
  return (bodies) => {
    const page = bodies.get(doc);
    const block = recordAt(page, 'blocks')[blockId];
    const label = t('step.moveBlock');
    if (block === undefined) return { label, ops: [] };
    const { sectionId } = target;
    const isOtherSection = sectionId !== undefined && sectionId !== recordAt(block).section;
    const cells: NewCells = {
      ...(isOtherSection && { phone: cellBelow(page, { block, sectionId }, 'phone') }),
      [target.device]: clampToGrid(target.cell),
    };
    const ops = [...setCells(doc, { blockId, block }, cells)];
    if (isOtherSection) {
      const last = blocksIn(page, sectionId).at(-1);
      const order = orderBetween(last?.order ?? null, null);
      ops.push(
        { doc, at: ['blocks', blockId, 'section'], kind: 'set', value: sectionId },
        { doc, at: ['blocks', blockId, 'order'], kind: 'set', value: order },
      );
    }
    return { label, key: `${doc}/${blockId}/layout`, ops };
  };
}

/** A block's cell, below all that is in a section. */
function cellBelow(
  page: unknown,
  { block, sectionId }: { readonly block: unknown; readonly sectionId: string },
  device: LayoutDevice,
): Cell {
  return { ...cellOf(block, device), row: freeRow(page, sectionId, device) };
}

/** Takes a block to the end of the section above or below. */
export function moveToSection({ doc, blockId }: BlockRef, by: -1 | 1): Command {
  return (bodies) => {
    const page = bodies.get(doc);
    const sections = sectionsOf(page);
    const block = recordAt(page, 'blocks')[blockId];
    const at = sections.findIndex(({ id }) => id === recordAt(block).section);
    const sectionId = sections[at + by]?.id;
    if (block === undefined || sectionId === undefined) return { label: t('step.moveBlock'), ops: [] };
    const cell = cellBelow(page, { block, sectionId }, 'desktop');
    return moveBlock({ doc, blockId }, { device: 'desktop', cell, sectionId })(bodies);
  };
}

/** A second block like it, below it. */
export function duplicateBlock({ doc, blockId }: BlockRef, newId: string): Command {
  return (bodies) => {
    const page = bodies.get(doc);
    const block = recordAt(page, 'blocks')[blockId];
    const label = t('step.duplicateBlock', { kind: kindName(kindOfBlock(block)) });
    if (block === undefined || isPageFull(page)) return { label, ops: [] };
    const sectionId = String(recordAt(block).section ?? '');
    const siblings = blocksIn(page, sectionId);
    const at = siblings.findIndex(({ id }) => id === blockId);
    const copy = {
      ...recordAt(block),
      order: orderBetween(siblings[at]?.order ?? null, siblings[at + 1]?.order ?? null),
      layout: {
        ...recordAt(block, 'layout'),
        desktop: cellBelow(page, { block, sectionId }, 'desktop'),
        phone: cellBelow(page, { block, sectionId }, 'phone'),
      },
    };
    return { label, ops: [{ doc, at: ['blocks', newId], kind: 'insert', value: copy }] };
  };
}

export function deleteBlock({ doc, blockId }: BlockRef): Command {
  return (bodies) => {
    const block = recordAt(bodies.get(doc), 'blocks')[blockId];
    const label = t('step.deleteBlock', { kind: kindName(kindOfBlock(block)) });
    return { label, ops: block === undefined ? [] : [{ doc, at: ['blocks', blockId], kind: 'remove' }] };
  };
}
