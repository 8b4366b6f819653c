import { type Cell, COLUMNS, type DocKey, type Operation } from '../../../../compiler/model/index.ts';
import { LIMITS } from '../../../../formatters/vocabulary/limits.ts';
import { recordAt } from '../../../core/model/json-access.ts';
import { orderBetween } from '../../../core/model/order-key.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import { type BlockKind, kindName, kindOfBlock, numberOfKind, recordOfKind } from '../model/block-kinds.ts';
import {
  blocksIn,
  cellOf,
  clampToGrid,
  columnStepOf,
  isArea,
  type LayoutDevice,
  layoutDevicesOf,
  NO_SECTION,
  sectionsOf,
} from '../model/page-layout.ts';
import { freeRow } from '../model/placed-blocks.ts';
import { t } from '../strings/pages-strings.ts';
import { moveInArea, placeAll } from './arrange-area.ts';
import { insertEntries } from './insert-entries.ts';
import { type NewCells, setCells } from './set-cells.ts';

/** Identifies a block of a page or an area. */
export interface BlockRef {
  readonly doc: DocKey;
  readonly blockId: string;
}

/** Whether a page or an area has as many blocks as it can have (R-DATA-LIMIT-01). */
export function isPageFull(page: unknown): boolean {
  return Object.keys(recordAt(page, 'blocks')).length >= LIMITS.blocksInLayout;
}

export function fullMessage(doc: DocKey): string {
  return t(isArea(doc) ? 'area.full' : 'canvas.full', { limit: LIMITS.blocksInLayout });
}

export interface NewBlock {
  readonly doc: DocKey;
  readonly blockId: string;
  /** `NO_SECTION` in an area. */
  readonly sectionId: string;
  readonly kind: BlockKind;
  readonly value: unknown;
}

/** Adds a block below all others of its section or area. An area is created with its first block. */
export function addBlock({ doc, blockId, sectionId, kind, value }: NewBlock): Command {
  return (bodies) => {
    const page = bodies.get(doc);
    const label = t('step.addBlock', { kind: kindName(kind) });
    if ((page === undefined && !isArea(doc)) || isPageFull(page)) return { label, ops: [] };
    const last = blocksIn(page, sectionId).at(-1);
    const block = {
      kind: numberOfKind(kind),
      ...(sectionId !== NO_SECTION && { section: sectionId }),
      order: orderBetween(last?.order ?? null, null),
      layout: layoutOf(doc, (device) => ({
        col: 1,
        span: (device === 'desktop' ? recordOfKind(kind).span : undefined) ?? COLUMNS,
        row: freeRow(page, sectionId, device),
        rows: 1,
      })),
      value,
    };
    const ops = insertEntries(page, { doc, map: 'blocks', entries: { [blockId]: block } });
    return { label, ops: isArea(doc) ? [...placeAll(page, doc), ...ops] : ops };
  };
}

function layoutOf(doc: DocKey, cell: (device: LayoutDevice) => Cell): NewCells {
  return Object.fromEntries(layoutDevicesOf(doc).map((device) => [device, cell(device)]));
}

/**
 * Moves a block to another cell and optionally to another section, where it goes below all other blocks on phones.
 * A gesture is one undo step.
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
    const key = `${doc}/${blockId}/layout`;
    const { sectionId } = target;
    const cell = clampToGrid(target.cell, columnStepOf(doc));
    if (isArea(doc)) return { label, key, ops: moveInArea(page, { doc, blockId, cell }) };
    const isOtherSection = sectionId !== undefined && sectionId !== recordAt(block).section;
    const cells: NewCells = {
      ...(isOtherSection && { phone: cellBelow(page, { block, sectionId }, 'phone') }),
      [target.device]: cell,
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
    return { label, key, ops };
  };
}

/** The cell of a block, moved below all blocks of a section. */
function cellBelow(
  page: unknown,
  { block, sectionId }: { readonly block: unknown; readonly sectionId: string },
  device: LayoutDevice,
): Cell {
  return { ...cellOf(block, device), row: freeRow(page, sectionId, device) };
}

/** Moves a block to the end of the previous or next section. */
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

/** Adds a copy of a block below it. */
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
        ...layoutOf(doc, (device) => cellBelow(page, { block, sectionId }, device)),
      },
    };
    const ops: readonly Operation[] = [{ doc, at: ['blocks', newId], kind: 'insert', value: copy }];
    return { label, ops: isArea(doc) ? [...placeAll(page, doc), ...ops] : ops };
  };
}

export function deleteBlock({ doc, blockId }: BlockRef): Command {
  return (bodies) => {
    const block = recordAt(bodies.get(doc), 'blocks')[blockId];
    const label = t('step.deleteBlock', { kind: kindName(kindOfBlock(block)) });
    return { label, ops: block === undefined ? [] : [{ doc, at: ['blocks', blockId], kind: 'remove' }] };
  };
}
