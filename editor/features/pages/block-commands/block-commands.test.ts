import { describe, expect, it } from 'vitest';
import { applyOperations, type Bodies, pageSchema } from '../../../../compiler/model/index.ts';
import { recordAt, textAt } from '../../../core/model/json-access.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import { cellOf, sectionsOf } from '../model/page-layout.ts';
import { overlappingBlocks } from '../model/placed-blocks.ts';
import { addBlock, deleteBlock, duplicateBlock, moveBlock, moveToSection } from './block-commands.ts';
import { addSection, deleteSection, moveSection } from './section-commands.ts';

const DOC = 'page:home';
const cell = (row: number) => ({ col: 1, span: 12, row, rows: 1 });
const text = (section: string, order: string, row: number) => ({
  kind: 2,
  section,
  order,
  layout: { desktop: cell(row), phone: { ...cell(row), span: 24 } },
  value: { markdown: 'x' },
});
const HOME = {
  pageType: 2,
  title: 'Home',
  urlId: 'home',
  seo: {},
  sections: { top: { order: 'a0' }, end: { order: 'a1' } },
  blocks: { a: text('top', 'a0', 1), b: text('top', 'a1', 2), c: text('end', 'a0', 1) },
};

function run(command: Command, page: unknown = HOME): unknown {
  const bodies: Bodies = new Map([[DOC, page]]);
  const applied = applyOperations(bodies, command(bodies).ops);
  if (!applied.ok) throw new Error(applied.message);
  const next = applied.bodies.get(DOC);
  expect(pageSchema.safeParse(next).error?.issues).toBeUndefined();
  return next;
}

const block = (page: unknown, id: string) => recordAt(page, 'blocks')[id];

describe('blocks', () => {
  it('stay within the 24 columns when moved', () => {
    const ref = { doc: DOC, blockId: 'a' } as const;
    const right = run(moveBlock(ref, { device: 'desktop', cell: { ...cell(1), col: 99 } }));
    expect(cellOf(block(right, 'a'), 'desktop')).toMatchObject({ col: 13, span: 12 });
    const wide = run(moveBlock(ref, { device: 'desktop', cell: { ...cell(0), col: -4, span: 40 } }));
    expect(cellOf(block(wide, 'a'), 'desktop')).toMatchObject({ col: 1, span: 24, row: 1 });
  });

  it('are added to a page that has neither sections nor blocks', () => {
    const { sections: _s, blocks: _b, ...empty } = HOME;
    const withSection = run(addSection({ doc: DOC, sectionId: 'top' }), empty);
    const added = {
      doc: DOC,
      blockId: 'n',
      sectionId: 'top',
      kind: 'text',
      value: { markdown: '' },
    } as const;
    expect(textAt(block(run(addBlock(added), withSection), 'n'), 'section')).toBe('top');
  });

  it('move to another section, below its blocks', () => {
    const moved = run(moveToSection({ doc: DOC, blockId: 'a' }, 1));
    expect(textAt(block(moved, 'a'), 'section')).toBe('end');
    expect(cellOf(block(moved, 'a'), 'desktop').row).toBe(2);
    expect(run(moveToSection({ doc: DOC, blockId: 'a' }, -1))).toEqual(HOME);
  });

  it('overlap nothing on phones when dropped in another section', () => {
    const target = { device: 'desktop', cell: { ...cell(4), col: 5 }, sectionId: 'end' } as const;
    const moved = run(moveBlock({ doc: DOC, blockId: 'a' }, target));
    expect(block(moved, 'a')).toMatchObject({ section: 'end', layout: { desktop: target.cell } });
    expect(overlappingBlocks(moved, { id: 'a', section: 'end' }, 'phone')).toEqual([]);
  });

  it('move to another section without a cell, on both devices', () => {
    const bare = { ...HOME, blocks: { ...HOME.blocks, a: { ...HOME.blocks.a, layout: undefined } } };
    const moved = run(moveToSection({ doc: DOC, blockId: 'a' }, 1), JSON.parse(JSON.stringify(bare)));
    expect(block(moved, 'a')).toMatchObject({ layout: { desktop: { row: 2 }, phone: { row: 2 } } });
  });

  it('are added, duplicated and deleted', () => {
    const added = run(
      addBlock({
        doc: DOC,
        blockId: 'n',
        sectionId: 'top',
        kind: 'button',
        value: { label: 'Go', href: '/' },
      }),
    );
    expect(cellOf(block(added, 'n'), 'desktop').row).toBe(3);
    const doubled = run(duplicateBlock({ doc: DOC, blockId: 'a' }, 'a2'));
    expect(block(doubled, 'a2')).toMatchObject({ value: { markdown: 'x' } });
    expect(block(run(deleteBlock({ doc: DOC, blockId: 'a' })), 'a')).toBeUndefined();
  });

  it('are at most 60 on a page (R-DATA-LIMIT-01)', () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`b${n}`, text('top', `a${n}`, 1)]));
    const full = { ...HOME, blocks: many };
    expect(run(duplicateBlock({ doc: DOC, blockId: 'b1' }, 'more'), full)).toEqual(full);
    const add = addBlock({ doc: DOC, blockId: 'n', sectionId: 'top', kind: 'text', value: { markdown: '' } });
    expect(run(add, full)).toEqual(full);
  });
});

describe('sections', () => {
  it('are added after another one, moved, and deleted with their blocks', () => {
    const added = run(addSection({ doc: DOC, sectionId: 'mid' }, 'top'));
    expect(sectionsOf(added).map(({ id }) => id)).toEqual(['top', 'mid', 'end']);
    const moved = run(moveSection({ doc: DOC, sectionId: 'end' }, -1));
    expect(sectionsOf(moved).map(({ id }) => id)).toEqual(['end', 'top']);
    const deleted = run(deleteSection({ doc: DOC, sectionId: 'top' }));
    expect(Object.keys(recordAt(deleted, 'blocks'))).toEqual(['c']);
  });
});
