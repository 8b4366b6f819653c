import { sortedEntries } from '../../../formatters/vocabulary/sorted-entries.ts';
import { blockTitle, type Find } from '../../model/block-title.ts';
import { cellsCollide } from '../../model/cells-overlap.ts';
import { drawnBlockName } from '../../model/documents/block-values.ts';
import type { Block, Cell, Section } from '../../model/documents/layout.ts';
import { isPublished } from '../../model/fields/status.ts';
import { ownValue } from '../../model/own-value.ts';
import { rememberByObject } from '../../model/remember-by-object.ts';
import type { Site } from '../../model/site.ts';
import type { Theme } from '../../model/theme.ts';
import type { Checker } from '../checker.ts';

export interface OverlapOptions {
  /** Looks up documents that blocks show. */
  readonly find: Find;
  /** Undefined when the theme has errors. */
  readonly theme: Theme | undefined;
  readonly checker: Checker;
}

/**
 * Reports blocks of a section that overlap: easily caused by one move too far in the dashboard, and invisible while editing the
 * other layout. Blocks with different `z` overlap on purpose and are not reported. Neither is anything that visitors cannot see:
 * drafts, sections hidden on that screen, block kinds that are not rendered, and pages rendered by a theme template.
 */
export function checkOverlaps(page: Site['pages'][number], { find, theme, checker }: OverlapOptions): void {
  if (!isPublished(page, { now: Number.POSITIVE_INFINITY, drafts: false })) return;
  if (ownValue(theme?.pages ?? {}, page.template ?? '') !== undefined) return;
  for (const { own, other, devices } of overlapsOf(page)) {
    const screens = devices.map((device) => SCREENS[device]).join(' and ');
    const [title, otherTitle] = [blockTitle(own.block, find), blockTitle(other.block, find)];
    checker.report('site/overlapping-blocks', page.file, {
      path: ['body', 'blocks', own.id],
      message: `The ${title} and ${title === otherTitle ? 'another' : 'the'} ${otherTitle} of the page "${page.title}" overlap ${screens}`,
      ids: [own.id, other.id],
      hint: 'move or shrink one of them, or, if intended, bring one to the front (a higher "z" in its layout)',
    });
  }
}

interface Overlap {
  readonly own: Placed;
  readonly other: Placed;
  readonly devices: readonly Device[];
}

const overlapsOf = rememberByObject(({ blocks, sections }: Site['pages'][number]): readonly Overlap[] => {
  const placed: readonly Placed[] = sortedEntries(blocks)
    .filter(([, block]) => drawnBlockName(block.kind) !== undefined)
    .map(([id, block]) => ({ id, block }));
  return placed.flatMap((own, index) => {
    const before = placed.slice(0, index).filter(({ block }) => block.section === own.block.section);
    const hidden = ownValue(sections, own.block.section)?.hidden ?? [];
    return [...firstUnder(own, before, hidden)].map(([other, devices]) => ({ own, other, devices }));
  });
});

type Device = 'desktop' | 'phone';

const DEVICES: readonly Device[] = ['desktop', 'phone'];

const SCREENS: Readonly<Record<Device, string>> = {
  desktop: 'on wide screens',
  phone: 'on phones',
};

interface Placed {
  readonly id: string;
  readonly block: Block;
}

/**
 * For each screen, finds the first earlier block that it overlaps, so that each block of a pile is reported at most once per
 * screen.
 */
function firstUnder(
  own: Placed,
  before: readonly Placed[],
  hidden: NonNullable<Section['hidden']>,
): ReadonlyMap<Placed, readonly Device[]> {
  const found = new Map<Placed, readonly Device[]>();
  for (const device of DEVICES) {
    if (hidden.includes(device)) continue;
    const cell = own.block.layout?.[device];
    const other = before.find(({ block }) => isUnintended(cell, block.layout?.[device]));
    if (other !== undefined) found.set(other, [...(found.get(other) ?? []), device]);
  }
  return found;
}

/** A block without a cell is placed in free space. */
function isUnintended(left: Cell | undefined, right: Cell | undefined): boolean {
  return left !== undefined && right !== undefined && cellsCollide(left, right);
}
