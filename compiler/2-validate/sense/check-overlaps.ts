import {
  type Block,
  type Cell,
  cellsCollide,
  type DrawnBlockName,
  drawnBlockName,
  entriesInOrder,
  isPublished,
  ownValue,
  type Section,
  type Site,
  type Theme,
} from '../../model/index.ts';
import type { Checker } from '../checker.ts';

export interface OverlapQuestion {
  /** Undefined when it has errors. */
  readonly theme: Theme | undefined;
  readonly checker: Checker;
}

/**
 * Blocks of a section that lie on each other, which in the dashboard one move too far does, and which nobody sees there who works
 * on the other layout. Whoever means it says which one is on top: blocks with different `z` are not told. Neither is what no
 * visitor sees: drafts, sections that are hidden on that screen, kinds that are not drawn, pages that a template of the theme draws.
 */
export function checkOverlaps(page: Site['pages'][number], { theme, checker }: OverlapQuestion): void {
  if (!isPublished(page, { now: Number.POSITIVE_INFINITY, drafts: false })) return;
  if (ownValue(theme?.pages ?? {}, page.template ?? '') !== undefined) return;
  const placed = entriesInOrder(page.blocks).flatMap(([id, block]) => placedBlock(id, block));
  for (const [index, own] of placed.entries()) {
    const before = placed.slice(0, index).filter(({ block }) => block.section === own.block.section);
    const hidden = ownValue(page.sections, own.block.section)?.hidden ?? [];
    for (const [other, devices] of firstUnder(own, before, hidden)) {
      const screens = devices.map((device) => SCREENS[device]).join(' and ');
      checker.tell('site/overlapping-blocks', page.file, {
        path: ['body', 'blocks', own.id],
        message: `The ${own.name} "${own.id}" and the ${other.name} "${other.id}" of the page "${page.title}" lie on each other ${screens}`,
        hint: 'move one of them or make it smaller; where it is meant so, leave it on top (a higher "z" in its layout)',
      });
    }
  }
}

type Device = 'desktop' | 'phone';

const DEVICES: readonly Device[] = ['desktop', 'phone'];

const SCREENS: Readonly<Record<Device, string>> = {
  desktop: 'on wide screens',
  phone: 'on phones',
};

interface Placed {
  readonly id: string;
  /** What the dashboard calls its kind. */
  readonly name: string;
  readonly block: Block;
}

/** What the dashboard calls otherwise than the format does. */
const WORDS: Partial<Readonly<Record<DrawnBlockName, string>>> = {
  html: 'text',
  image: 'picture',
  'summary-v2': 'summary',
};

function placedBlock(id: string, block: Block): readonly Placed[] {
  const kind = drawnBlockName(block.kind);
  return kind === undefined ? [] : [{ id, block, name: WORDS[kind] ?? kind }];
}

/** Of those before it the first that it lies on, for each screen: of a heap of blocks each is told once or twice. */
function firstUnder(
  own: Placed,
  before: readonly Placed[],
  hidden: NonNullable<Section['hidden']>,
): ReadonlyMap<Placed, readonly Device[]> {
  const found = new Map<Placed, readonly Device[]>();
  for (const device of DEVICES) {
    if (hidden.includes(device)) continue;
    const cell = own.block.layout?.[device];
    const other = before.find(({ block }) => isUnmeant(cell, block.layout?.[device]));
    if (other !== undefined) found.set(other, [...(found.get(other) ?? []), device]);
  }
  return found;
}

/** A block without a cell is put where there is room. */
function isUnmeant(left: Cell | undefined, right: Cell | undefined): boolean {
  return left !== undefined && right !== undefined && cellsCollide(left, right);
}
