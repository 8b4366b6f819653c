import { describe, expect, it } from 'vitest';
import { applyOperations, type Bodies } from '../../../../compiler/model/index.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import { SMALL_SITE } from '../../../testing/small-site.ts';
import {
  AREAS,
  entriesOf,
  MAIN_NAVIGATION,
  mayDropOn,
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

/** The small site with a folder of the menu, an index page, a page and a link at the end of the navigation. */
const WITH_FOLDERS: Bodies = new Map([
  ...SMALL_SITE,
  ['collection:work', { title: 'Work', urlId: 'work', type: 1, typeName: 'index' }],
  [
    MAIN_NAVIGATION,
    {
      items: {
        shop: { order: 'a0', collectionId: 'shop' },
        studio: { order: 'a1', pageId: 'studio' },
        visit: { order: 'a2', title: 'Visit' },
        press: { order: 'a3', pageId: 'press' },
        work: { order: 'a4', collectionId: 'work' },
        map: { order: 'a5', externalLink: { title: 'Map', url: '/map', newWindow: false } },
        team: { order: 'a6', pageId: 'team' },
        old: { order: 'a7', parent: 'studio', externalLink: { title: 'Old', url: '/x', newWindow: false } },
      },
    },
  ],
]);

describe('entries inside of other entries', () => {
  const row = (id: string) => `${MAIN_NAVIGATION}/${id}`;

  it('are indented only into what menus open: a folder, or for pages an index page', () => {
    const indented = (id: string) => stepMove(WITH_FOLDERS, row(id), 'in')?.target;
    expect(indented('press')).toBe(row('visit'));
    expect(indented('studio')).toBeUndefined();
    expect(indented('visit')).toBeUndefined();
    expect(indented('work')).toBeUndefined();
    expect(indented('map')).toBeUndefined();
    expect(indented('team')).toBeUndefined();
  });

  it('are dropped only there, too', () => {
    const rows = ['shop', 'studio', 'visit', 'work', 'map'];
    expect(rows.filter((id) => mayDropOn(WITH_FOLDERS, row(id)))).toEqual(['visit', 'work']);
    expect(mayDropOn(WITH_FOLDERS, 'page:press')).toBe(false);
    expect(mayDropOn(WITH_FOLDERS, UNLINKED)).toBe(true);
    for (const target of ['studio', 'shop', 'map']) {
      const move = { ids: [row('press')], target: row(target), position: 'on' } as const;
      expect(
        run(
          moveRows(move, () => 'n'),
          WITH_FOLDERS,
        ),
      ).toEqual(WITH_FOLDERS);
    }
    const beside = { ids: [row('press')], target: row('old'), position: 'before' } as const;
    expect(
      run(
        moveRows(beside, () => 'n'),
        WITH_FOLDERS,
      ),
    ).toEqual(WITH_FOLDERS);
  });
});

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
        { ids: [`${MAIN_NAVIGATION}/shop`], target: `${MAIN_NAVIGATION}/visit`, position: 'on' },
        () => 'n',
      ),
      WITH_FOLDERS,
    );
    expect(tree(inside)).toContain('visit>shop');
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
