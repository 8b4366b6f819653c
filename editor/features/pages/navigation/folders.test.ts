import { describe, expect, it } from 'vitest';
import { applyOperations, type Bodies, type DocKey } from '../../../../compiler/model/index.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import { SMALL_SITE } from '../../../testing/small-site.ts';
import type { TreeMove } from '../../../ui/collections/tree-move.ts';
import { createTreeRows, type PageRow } from '../page-tree/tree-rows.ts';
import { foldersOf } from './folders.ts';
import {
  entriesOf,
  entryRow,
  folderPageRow,
  MAIN_NAVIGATION,
  moveRows,
  type RowId,
  stepMove,
  UNLINKED,
  unlinkedDocs,
} from './navigation.ts';
import { addFolder } from './new-page-commands.ts';
import { deletePage } from './page-commands.ts';

const FOLDER: DocKey = 'collection:work';
const ROW = entryRow(MAIN_NAVIGATION, 'work');

/** The small site with an index page in the navigation, and two pages in it. */
const SITE: Bodies = new Map<DocKey, unknown>([
  ...SMALL_SITE,
  [FOLDER, { title: 'Work', urlId: 'work', type: 1, typeName: 'index' }],
  ['page:first', { title: 'First', urlId: 'first', pageType: 2, collectionId: 'work', order: 'a0' }],
  ['page:second', { title: 'Second', urlId: 'second', pageType: 2, collectionId: 'work', order: 'a1' }],
  [
    MAIN_NAVIGATION,
    {
      items: {
        shop: { order: 'a0', collectionId: 'shop' },
        work: { order: 'a1', collectionId: 'work' },
        studio: { order: 'a2', pageId: 'studio' },
        more: { order: 'a3', externalLink: { title: 'More', url: '/x', newWindow: false } },
      },
    },
  ],
]);

function run(command: Command, bodies = SITE): Bodies {
  const applied = applyOperations(bodies, command(bodies).ops);
  if (!applied.ok) throw new Error(applied.message);
  return applied.bodies;
}

const move = (row: RowId, target: RowId, position: TreeMove['position']) =>
  run(moveRows({ ids: [row], target, position }, () => 'new'));
const inFolder = (page: string) => folderPageRow({ doc: `page:${page}`, parent: ROW });
const pages = (bodies: Bodies) => foldersOf(bodies).get(FOLDER);
const entries = (bodies: Bodies) => entriesOf(bodies.get(MAIN_NAVIGATION)).map(({ id }) => id);
const studio = entryRow(MAIN_NAVIGATION, 'studio');

describe('pages of a folder', () => {
  it('are below it in the page tree, and not among the unlinked pages', () => {
    const children = (rows: readonly PageRow[], id: RowId): readonly PageRow[] =>
      rows.flatMap((row) => (row.id === id ? row.children : children(row.children, id)));
    const rows = createTreeRows()(SITE);
    expect(children(rows, ROW).map(({ label }) => label)).toEqual(['First', 'Second']);
    expect(unlinkedDocs(SITE).unlinked).toEqual(['page:press']);
  });

  it('are moved into it: on its row at the end, or between its pages', () => {
    const on = move(studio, ROW, 'on');
    expect([pages(on), entries(on)]).toEqual([
      ['page:first', 'page:second', 'page:studio'],
      ['shop', 'work', 'more'],
    ]);
    expect(pages(move('page:press', inFolder('second'), 'before'))).toEqual([
      'page:first',
      'page:press',
      'page:second',
    ]);
    expect(pages(move(inFolder('first'), inFolder('second'), 'after'))).toEqual([
      'page:second',
      'page:first',
    ]);
  });

  it('are moved out of it: into the navigation, or out of both', () => {
    const linked = move(inFolder('first'), studio, 'before');
    expect([pages(linked), entries(linked)]).toEqual([
      ['page:second'],
      ['shop', 'work', 'new', 'studio', 'more'],
    ]);
    const out = move(inFolder('first'), UNLINKED, 'on');
    expect([pages(out), entries(out)]).toEqual([['page:second'], ['shop', 'work', 'studio', 'more']]);
    expect(out.get('page:first')).toEqual({ title: 'First', urlId: 'first', pageType: 2 });
  });

  it('are moved with the menu of their rows', () => {
    const step = (row: RowId, name: Parameters<typeof stepMove>[2], bodies = SITE) => {
      const change = stepMove(bodies, row, name);
      return (
        change &&
        run(
          moveRows(change, () => 'new'),
          bodies,
        )
      );
    };
    expect(pages(step(inFolder('second'), 'up') ?? SITE)).toEqual(['page:second', 'page:first']);
    expect(step(inFolder('first'), 'up')).toBeUndefined();
    expect(pages(step(studio, 'in') ?? SITE)).toEqual(['page:first', 'page:second', 'page:studio']);
    expect(entries(step(inFolder('second'), 'out') ?? SITE)).toEqual([
      'shop',
      'work',
      'new',
      'studio',
      'more',
    ]);
  });

  it('are neither the home page, nor links, nor the folder itself', () => {
    expect(move('page:home', ROW, 'on')).toEqual(SITE);
    expect(move(entryRow(MAIN_NAVIGATION, 'more'), inFolder('first'), 'after')).toEqual(SITE);
    expect(move(ROW, inFolder('first'), 'before')).toEqual(SITE);
  });

  it('stay when the folder is deleted', () => {
    const after = run(deletePage(FOLDER));
    expect([after.has(FOLDER), entries(after)]).toEqual([false, ['shop', 'studio', 'more']]);
    expect(after.get('page:first')).toEqual({ title: 'First', urlId: 'first', pageType: 2 });
  });
});

it('a folder or an index page is added, with an entry in the main navigation of the theme', () => {
  const bodies: Bodies = new Map<DocKey, unknown>([
    ['navigation:secondary', { items: {} }],
    ['navigation:mainNav', { items: {} }],
  ]);
  const ids = { collectionId: 'tour', entryId: 'e', title: 'Tour', isInNavigation: true };
  const after = run(addFolder({ ...ids, kind: 'folder' }), bodies);
  expect(after.get('collection:tour')).toMatchObject({
    typeName: 'folder',
    folderBehavior: 2,
    urlId: 'tour',
  });
  expect(entriesOf(after.get('navigation:mainNav'))).toMatchObject([{ collectionId: 'tour' }]);
  expect(run(addFolder({ ...ids, kind: 'index' }), bodies).get('collection:tour')).toMatchObject({
    typeName: 'index',
    folderBehavior: 1,
  });
});
