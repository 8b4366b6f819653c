import { type Cell, COLUMNS, type DocKey, documentTypeOf } from '../../../../compiler/model/index.ts';
import { inOrder, numberAt, recordAt, textAt } from '../../../core/model/json-access.ts';

export interface PageSection {
  readonly id: string;
  readonly order: string;
  readonly body: unknown;
}

export interface PageBlock {
  readonly id: string;
  readonly order: string;
  /** Empty in an area, which has one grid and no sections. */
  readonly section: string;
  readonly body: unknown;
}

/** The section id of blocks in an area. */
export const NO_SECTION = '';

/** The devices with a layout of their own. */
export type LayoutDevice = 'desktop' | 'phone';

/** The devices that blocks of a document have a layout for: columns of an area are below each other on phones. */
export function layoutDevicesOf(doc: DocKey): readonly LayoutDevice[] {
  return isArea(doc) ? ['desktop'] : ['desktop', 'phone'];
}

/** The layout that a device shows. */
export function layoutDeviceOf(doc: DocKey, device: string): LayoutDevice {
  return device === 'phone' && !isArea(doc) ? 'phone' : 'desktop';
}

/** Whether a document is an area of the theme, such as the footer: blocks without sections, in twelve columns. */
export function isArea(doc: DocKey): boolean {
  return documentTypeOf(doc) === 'block-field';
}

/** The columns of the grid that a block moves and grows by. */
export function columnStepOf(doc: DocKey): number {
  return isArea(doc) ? COLUMNS / AREA_COLUMNS : 1;
}

const AREA_COLUMNS = 12;

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

/** All blocks in reading order, section by section. Those of an area are in none. */
export function blocksOf(page: unknown): readonly PageBlock[] {
  const all = inOrder(
    Object.entries(recordAt(page, 'blocks')).map(([id, body]) => ({
      id,
      body,
      order: textAt(body, 'order'),
      section: textAt(body, 'section'),
    })),
  );
  const sections = [NO_SECTION, ...sectionsOf(page).map(({ id }) => id)];
  return sections.flatMap((id) => all.filter(({ section }) => section === id));
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

/** Clamps a cell to the grid, and to multiples of a number of its columns. */
export function clampToGrid(cell: Cell, columnStep = 1): Cell {
  const rounded = (columns: number) => Math.round(columns / columnStep) * columnStep;
  const span = clamp(rounded(cell.span), columnStep, COLUMNS);
  return {
    ...cell,
    span,
    col: clamp(rounded(cell.col - 1) + 1, 1, COLUMNS - span + 1),
    row: clamp(cell.row, 1, MAX_ROWS),
    rows: clamp(cell.rows, 1, MAX_ROWS),
  };
}

/** Maximum row of the site format. */
export const MAX_ROWS = 999;

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, Math.round(value)));
}
