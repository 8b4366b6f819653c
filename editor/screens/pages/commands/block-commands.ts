import {
  type Block,
  type Cell,
  COLUMNS,
  type DocKey,
  LIMITS,
  type Operation,
} from '../../../../compiler/model/index.ts';
import { orderBetween } from '../../../model/documents/order-key.ts';
import { recordAt } from '../../../model/read.ts';
import { type Command, sameJson } from '../../../ops/index.ts';
import { t } from '../../../strings.ts';
import { type BlockKind, kindName, kindOfBlock, numberOfKind } from '../model/block-kinds.ts';
import {
  blocksIn,
  cellOf,
  fittedCell,
  freeRow,
  type LayoutDevice,
  phoneOrder,
  sectionsOf,
} from '../model/page-layout.ts';

/** A block of a page. */
export interface BlockRef {
  readonly doc: DocKey;
  readonly blockId: string;
}

/** Whether the page holds as many blocks as a page may (R-DATA-LIMIT-01). */
export function isPageFull(page: unknown, more = 1): boolean {
  return Object.keys(recordAt(page, 'blocks')).length + more > LIMITS.blocksInLayout;
}

/** How wide a new block is, in columns. */
const SPANS: Readonly<Partial<Record<BlockKind, number>>> = {
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
          span: SPANS[kind] ?? COLUMNS,
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

/** Gives a block another cell, and another section when that is told. Gestures are one step of undo. */
export function moveBlock(
  { doc, blockId }: BlockRef,
  place: { readonly device: LayoutDevice; readonly cell: Cell; readonly sectionId?: string },
): Command {
  return (bodies) => {
    const page = bodies.get(doc);
    const block = recordAt(page, 'blocks')[blockId];
    const label = t('step.moveBlock');
    if (block === undefined) return { label, ops: [] };
    const cell = fittedCell(place.cell);
    const at = ['blocks', blockId];
    const ops: Operation[] = [];
    if (!sameJson(cellOf(block, place.device), cell))
      ops.push(...setCell(doc, { block, blockId }, place.device, cell));
    const from = recordAt(block).section;
    if (place.sectionId !== undefined && place.sectionId !== from) {
      const last = blocksIn(page, place.sectionId).at(-1);
      ops.push({ doc, at: [...at, 'section'], kind: 'set', value: place.sectionId });
      ops.push({ doc, at: [...at, 'order'], kind: 'set', value: orderBetween(last?.order ?? null, null) });
    }
    return { label, key: `${doc}/${blockId}/layout`, ops };
  };
}

function setCell(
  doc: DocKey,
  { block, blockId }: { readonly block: unknown; readonly blockId: string },
  device: LayoutDevice,
  cell: Cell,
): readonly Operation[] {
  if (recordAt(block).layout === undefined)
    return [{ doc, at: ['blocks', blockId, 'layout'], kind: 'set', value: { [device]: cell } }];
  return [
    {
      doc,
      at: ['blocks', blockId, 'layout', device],
      kind: 'set',
      value: cell,
    },
  ];
}

/** Takes a block one place up or down in the order that phones show (and screen readers read). */
export function movePhone({ doc, blockId }: BlockRef, by: -1 | 1): Command {
  return (bodies) => {
    const page = bodies.get(doc);
    const label = t('step.moveBlock');
    const sectionId = String(recordAt(page, 'blocks', blockId).section ?? '');
    const blocks = phoneOrder(page, sectionId);
    const from = blocks.findIndex(({ id }) => id === blockId);
    const to = from + by;
    const moved = blocks[from];
    if (moved === undefined || to < 0 || to >= blocks.length) return { label, ops: [] };
    const next = blocks.filter(({ id }) => id !== blockId);
    next.splice(to, 0, moved);
    let row = 1;
    const ops = next.flatMap(({ id, body }) => {
      const cell = cellOf(body, 'phone');
      const placed = { ...cell, row };
      row += cell.rows;
      return sameJson(cell, placed) ? [] : setCell(doc, { block: body, blockId: id }, 'phone', placed);
    });
    return { label, ops };
  };
}

/** Takes a block to the end of the section above or below. */
export function moveToSection({ doc, blockId }: BlockRef, by: -1 | 1): Command {
  return (bodies) => {
    const page = bodies.get(doc);
    const sections = sectionsOf(page);
    const block = recordAt(page, 'blocks')[blockId];
    const at = sections.findIndex(({ id }) => id === recordAt(block).section);
    const next = sections[at + by];
    if (block === undefined || next === undefined) return { label: t('step.moveBlock'), ops: [] };
    const cell = { ...cellOf(block, 'desktop'), row: freeRow(page, next.id, 'desktop') };
    const moved = moveBlock({ doc, blockId }, { device: 'desktop', cell, sectionId: next.id })(bodies);
    const phone = { ...cellOf(block, 'phone'), row: freeRow(page, next.id, 'phone') };
    return { ...moved, ops: [...moved.ops, ...setCell(doc, { block, blockId }, 'phone', phone)] };
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
        desktop: { ...cellOf(block, 'desktop'), row: freeRow(page, sectionId, 'desktop') },
        phone: { ...cellOf(block, 'phone'), row: freeRow(page, sectionId, 'phone') },
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
