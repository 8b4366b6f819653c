import type { Cell } from '../../../../compiler/model/index.ts';
import { COLUMNS } from '../../../../compiler/model/index.ts';
import { inOrder, numberAt, recordAt, textAt } from '../../../core/model/json-access.ts';

export interface PageSection {
  readonly id: string;
  readonly order: string;
  readonly body: unknown;
}

export interface PageBlock {
  readonly id: string;
  readonly order: string;
  readonly section: string;
  readonly body: unknown;
}

/** The devices with a layout of their own. */
export type LayoutDevice = 'desktop' | 'phone';

/** The sections of a page from top to bottom. */
export function sectionsOf(page: unknown): readonly PageSection[] {
  return inOrder(
    Object.entries(recordAt(page, 'sections')).map(([id, body]) => ({
      id,
      body,
      order: textAt(body, 'order'),
    })),
  );
}

/** All blocks in reading order, section by section. */
export function blocksOf(page: unknown): readonly PageBlock[] {
  const all = inOrder(
    Object.entries(recordAt(page, 'blocks')).map(([id, body]) => ({
      id,
      body,
      order: textAt(body, 'order'),
      section: textAt(body, 'section'),
    })),
  );
  return sectionsOf(page).flatMap((section) => all.filter((block) => block.section === section.id));
}

export function blocksIn(page: unknown, sectionId: string): readonly PageBlock[] {
  return blocksOf(page).filter(({ section }) => section === sectionId);
}

/** The item to select after deleting one: the next, or the previous for the last one. */
export function nextSelected<Item extends { readonly id: string }>(
  all: readonly Item[],
  id: string,
): Item | undefined {
  const read = all.findIndex((each) => each.id === id);
  return all[read + 1] ?? all[read - 1];
}

/** The cell of a block. Without one, the block takes a full row, as in the rendered page. */
export function cellOf(block: unknown, device: LayoutDevice): Cell {
  const read = (name: string) => numberAt(block, 'layout', device, name);
  const align = textAt(block, 'layout', device, 'align');
  const z = read('z');
  const sides = ['start', 'center', 'end', 'stretch'] as const;
  const side = sides.find((each) => each === align);
  return {
    col: read('col') ?? 1,
    span: read('span') ?? COLUMNS,
    row: read('row') ?? 1,
    rows: read('rows') ?? 1,
    ...(z !== undefined && { z }),
    ...(side !== undefined && { align: side }),
  };
}

/** Clamps a cell to the grid. */
export function clampToGrid(cell: Cell): Cell {
  const span = clamp(cell.span, 1, COLUMNS);
  return {
    ...cell,
    span,
    col: clamp(cell.col, 1, COLUMNS - span + 1),
    row: clamp(cell.row, 1, MAX_ROWS),
    rows: clamp(cell.rows, 1, MAX_ROWS),
  };
}

/** Maximum row of the site format. */
export const MAX_ROWS = 999;

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, Math.round(value)));
}
