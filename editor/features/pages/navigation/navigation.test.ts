import { describe, expect, it } from 'vitest';
import { applyOperations, type Bodies } from '../../../../compiler/model/index.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import { SMALL_SITE } from '../../../testing/small-site.ts';
import {
  AREAS,
  entriesOf,
  MAIN_NAVIGATION,
  moveRows,
  stepMove,
  UNLINKED,
  unlinkedDocs,
} from './navigation.ts';
import { addPage } from './new-page-commands.ts';
import { deletePage } from './page-commands.ts';

function run(command: Command, bodies = SMALL_SITE): Bodies {
  const applied = applyOperations(bodies, command(bodies).ops);
  if (!applied.ok) throw new Error(applied.message);
  return applied.bodies;
}

/** Entries as `parent>id`, in order. */
function tree(bodies: Bodies): readonly string[] {
  return entriesOf(bodies.get(MAIN_NAVIGATION)).map(({ id, parent = '' }) => `${parent}>${id}`);
}

describe('the page tree', () => {
  it('lists unlinked pages and system pages separately', () => {
    expect(unlinkedDocs(SMALL_SITE)).toMatchObject({ unlinked: ['page:press'], system: ['page:404'] });
  });

  it('rows dropped at the home page come first in the main navigation', () => {
    const moved = run(
      moveRows({ ids: [`${MAIN_NAVIGATION}/studio`], target: 'page:home', position: 'after' }, () => 'n'),
    );
    expect(tree(moved).slice(0, 2)).toEqual(['>studio', '>shop']);
    const linked = run(moveRows({ ids: ['page:press'], target: 'page:home', position: 'on' }, () => 'new'));
    expect(tree(linked)[0]).toBe('>new');
  });

  it.each([
    [`${MAIN_NAVIGATION}/studio`, 'block-field:footer'],
    [`${MAIN_NAVIGATION}/studio`, AREAS],
    ['block-field:footer', MAIN_NAVIGATION],
    ['block-field:footer', UNLINKED],
  ])('a row is not dropped where areas of the theme are, nor they elsewhere: %s on %s', (row, target) => {
    expect(run(moveRows({ ids: [row], target, position: 'on' }, () => 'n'))).toEqual(SMALL_SITE);
  });

  it('a row is dropped before another, into another, and at the end', () => {
    const before = run(
      moveRows(
        { ids: [`${MAIN_NAVIGATION}/studio`], target: `${MAIN_NAVIGATION}/shop`, position: 'before' },
        () => 'n',
      ),
    );
    expect(tree(before)[0]).toBe('>studio');
    const inside = run(
      moveRows(
        { ids: [`${MAIN_NAVIGATION}/shop`], target: `${MAIN_NAVIGATION}/studio`, position: 'on' },
        () => 'n',
      ),
    );
    expect(tree(inside)).toContain('studio>shop');
  });

  it('an unlinked page becomes an entry, and removing an entry moves its children up', () => {
    const linked = run(
      moveRows({ ids: ['page:press'], target: MAIN_NAVIGATION, position: 'on' }, () => 'new'),
    );
    expect(tree(linked)).toContain('>new');
    expect(unlinkedDocs(linked).unlinked).toEqual([]);
    const out = run(
      moveRows({ ids: [`${MAIN_NAVIGATION}/studio`], target: UNLINKED, position: 'on' }, () => 'n'),
    );
    expect(tree(out)).toEqual(['>shop', '>more']);
  });

  it('an entry cannot be moved into itself', () => {
    const same = run(
      moveRows(
        { ids: [`${MAIN_NAVIGATION}/studio`], target: `${MAIN_NAVIGATION}/more`, position: 'on' },
        () => 'n',
      ),
    );
    expect(tree(same)).toEqual(tree(SMALL_SITE));
  });

  it('the menu moves a row like drag and drop', () => {
    const move = stepMove(SMALL_SITE, `${MAIN_NAVIGATION}/studio`, 'up');
    expect(move).toEqual({
      ids: [`${MAIN_NAVIGATION}/studio`],
      target: `${MAIN_NAVIGATION}/shop`,
      position: 'before',
    });
    expect(stepMove(SMALL_SITE, `${MAIN_NAVIGATION}/shop`, 'up')).toBeUndefined();
    expect(stepMove(SMALL_SITE, `${MAIN_NAVIGATION}/more`, 'out')?.position).toBe('after');
  });

  it('a new page is a draft with its own slug and a navigation entry, in one undo step', () => {
    const ids = { pageId: 'p', entryId: 'e', content: {} };
    const made = run(addPage({ ...ids, title: 'Studio', isInNavigation: true }));
    expect(made.get('page:p')).toMatchObject({ title: 'Studio', urlId: 'studio-1', status: 'Draft' });
    expect(tree(made)).toContain('>e');
  });

  it('a new page gets another slug than a page whose slug has capital letters', () => {
    const ids = { pageId: 'p', entryId: 'e', content: {} };
    const bodies = new Map(SMALL_SITE).set('page:team', { title: 'Team', urlId: 'Team', pageType: 2 });
    const made = run(addPage({ ...ids, title: 'Team', isInNavigation: false }), bodies);
    expect(made.get('page:p')).toMatchObject({ urlId: 'team-1' });
  });

  it('deleting a page removes its entries; the home page cannot be deleted', () => {
    const deleted = run(deletePage('page:studio'));
    expect(deleted.has('page:studio')).toBe(false);
    expect(tree(deleted)).toEqual(['>shop', '>more']);
    expect(run(deletePage('page:home'))).toEqual(SMALL_SITE);
  });
});
