import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Doc, DocKey } from '../../../compiler/model/index.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import { setValue } from '../../core/commands/set-value.ts';
import { createMemorySite } from '../../testing/memory-site.ts';
import { openApp, type TestApp, type TestAppOptions } from '../../testing/open-app.tsx';
import { SHOP_DOCS } from '../../testing/shop-documents.ts';

let app: TestApp;
afterEach(() => app.close());

const doc = (key: DocKey, body: object): Doc => ({ key, rev: 1, updatedAt: 0, updatedBy: 'test', body });
const tag = (id: string, name: string) => doc(`taxon:${id}`, { type: 'tag', name });
const category = (id: string, name: string, more: object = {}) =>
  doc(`taxon:${id}`, { type: 'category', name, ...more });
const post = (id: string, more: object) =>
  doc(`item:${id}`, { collectionId: 'journal', recordType: 1, title: id, urlId: id, ...more });

const JOURNAL = doc('collection:journal', { type: 1, typeName: 'blog', title: 'Journal', urlId: 'journal' });
const DOCS = [
  ...SHOP_DOCS,
  JOURNAL,
  tag('tag-glaze', 'glaze'),
  tag('tag-glazes', 'glazes'),
  tag('tag-clay', 'clay'),
  category('table', 'Table', { displayIndex: 0 }),
  category('cups', 'Cups', { parent: 'table', displayIndex: 1 }),
  category('news', 'News', { displayIndex: 2 }),
  post('one', { tags: ['tag-glaze', 'tag-clay'], categories: ['cups'] }),
  post('two', { tags: ['tag-glazes', 'tag-clay', 'tag-glaze'], categories: ['table'] }),
  post('three', { tags: ['tag-clay', 'tag-glazes'] }),
];

interface OpenOptions extends Partial<TestAppOptions> {
  readonly docs?: readonly Doc[];
  readonly heading?: string;
}

async function open(options: OpenOptions = {}): Promise<void> {
  const { docs = DOCS, summarized, heading = 'Tags and categories', ...rest } = options;
  const site = createMemorySite({ docs, now: () => 0, ...(summarized !== undefined && { summarized }) });
  app = await openApp({ path: '/config/tags', site, ...rest });
  await app.wait({ role: 'heading', name: heading });
}
const openCategories = () => open({ path: '/config/tags?type=category' });
const countOf = (text: string) => document.body.textContent?.split(text).length ?? 0;

/** The texts of the rows, without their buttons. */
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td, th')]
      .map(({ textContent }) => textContent.trim())
      .filter((text) => text !== ''),
  );
const names = () => rows().map(([name]) => name);
const stored = (key: DocKey) => app.site.doc(key)?.body;
const textbox = (name: string) => ({ role: 'textbox', name }) as const;
const button = (name: string | RegExp) => ({ role: 'button', name }) as const;
async function select(...chosen: readonly string[]): Promise<void> {
  for (const name of chosen) await app.press({ role: 'checkbox', name: new RegExp(`^Select ${name}$`) });
}

describe('the list', () => {
  it('shows the tags by name, with the number of their items', async () => {
    await open();
    expect(rows()).toEqual([
      ['clay', '3'],
      ['glaze', '2'],
      ['glazes', '2'],
    ]);
  });

  it('shows categories in display order, with their parents', async () => {
    await open();
    await app.press({ role: 'tab', name: /^Categories/ });
    await app.waitUntil(() => names().includes('Table'));
    expect(rows()).toEqual([
      ['Table', '1'],
      ['Cups in Table', '1'],
      ['News', '0'],
    ]);
    expect(app.path()).toBe('/config/tags?type=category');
  });

  it('finds and sorts', async () => {
    await open();
    await app.press({ role: 'columnheader', name: 'Items' });
    await app.waitUntil(() => names()[2] === 'clay');
    await app.type({ role: 'searchbox', name: 'Search tags' }, 'glaze');
    await app.waitUntil(() => names().join() === 'glaze,glazes');
  });

  it('says what tags and categories are for when there are none', async () => {
    await open({ docs: SHOP_DOCS });
    await app.waitForText('No tags yet');
    await app.press({ role: 'tab', name: /^Categories/ });
    await app.waitForText('No categories yet');
  });

  it('counts items of which only a summary is loaded, and that have more tags than it lists', async () => {
    const many = Array.from({ length: 6 }, (_, index) => tag(`t${index}`, `tag ${index}`));
    const tags = many.map(({ key }) => key.slice('taxon:'.length));
    const docs = [...SHOP_DOCS, JOURNAL, ...many, post('full', { tags }), post('short', { tags: ['t5'] })];
    await open({ docs, summarized: 'all' });
    await app.waitUntil(() => rows().some((row) => row.join() === 'tag 5,2'));
    const { summarized } = app.editor.store.states.getState();
    expect([summarized.has('item:full'), summarized.has('item:short')]).toEqual([false, true]);
  });
});

describe('the screen', () => {
  it.each(['/config/store/products', '/config/content/journal'])('is reached from %s', async (path) => {
    await open({ path, heading: path.includes('store') ? 'Products' : 'Journal' });
    await app.press({ role: 'link', name: 'Tags and categories' });
    await app.waitUntil(() => names().join() === 'clay,glaze,glazes');
    const area = path.includes('store') ? 'Store' : 'Content';
    expect(app.find({ role: 'link', name: area }).getAttribute('aria-current')).toBe('page');
  });

  it('cannot change anything for roles that may only read', async () => {
    await open({ roles: [CONTRIBUTOR_ROLE.viewer] });
    expect(names()).toEqual(['clay', 'glaze', 'glazes']);
    expect(app.all({ role: 'checkbox' })).toEqual([]);
    expect(app.all(button(/Rename|Remove|Add/))).toEqual([]);
  });

  it('is not shown to roles without access', async () => {
    await open({ roles: [CONTRIBUTOR_ROLE.moderator] });
    await app.waitForText('You don’t have access');
    expect(rows()).toEqual([]);
  });
});

describe('adding', () => {
  it('adds a new name to the list (R-TAG-MGR-01)', async () => {
    await open();
    await app.type(textbox('New tag'), '  Atlantic blue ');
    await app.press(button('Add tag'));
    await app.waitUntil(() => names().includes('Atlantic blue'));
    await app.pass(5000);
    expect(stored('taxon:tag-atlantic-blue')).toEqual({
      type: 'tag',
      name: 'Atlantic blue',
      displayIndex: 1,
    });
  });

  it('rejects an existing name (R-TAG-MSG-01)', async () => {
    await open();
    await app.type(textbox('New tag'), 'clay');
    await app.waitForText('This tag already exists');
    await app.press(button('Add tag'));
    await app.press({ role: 'tab', name: /^Categories/ });
    await app.type(textbox('New category'), 'News');
    await app.waitForText('This category already exists');
    await app.press(button('Add category'));
    await app.pass(5000);
    expect(app.site.docs()).toHaveLength(DOCS.length);
  });

  it.each([
    ['tag', 50],
    ['category', 25],
  ])('rejects a %s of more than %i characters', async (type, max) => {
    await open({ path: `/config/tags?type=${type}` });
    await app.type(textbox(`New ${type}`), 'x'.repeat(max));
    expect(countOf('Use at most')).toBe(1);
    await app.type(textbox(`New ${type}`), 'x'.repeat(max + 1));
    await app.waitForText(`Use at most ${max} characters.`);
  });
});

describe('renaming', () => {
  it('changes the listed name (R-TAG-MGR-02)', async () => {
    await open();
    await app.press(button('Rename glazes'));
    await app.type(textbox('Name of glazes'), ' slips ');
    await app.press(button('Save'));
    await app.waitUntil(() => names().join() === 'clay,glaze,slips');
    await app.pass(5000);
    expect(stored('taxon:tag-glazes')).toEqual({ type: 'tag', name: 'slips' });
    await app.keys({ key: 'z', ctrlKey: true });
    await app.waitUntil(() => names().join() === 'clay,glaze,glazes');
  });

  it('is for one row at a time (R-TAG-MSG-02)', async () => {
    await open();
    await app.press(button('Rename clay'));
    await app.press(button('Rename glaze'));
    await app.waitForText('You may only edit one tag at a time');
    const [field, ...others] = app.all({ role: 'textbox', name: /^Name of/ });
    expect(others).toEqual([]);
    await app.waitUntil(() => document.activeElement === field);
    await app.press({ role: 'tab', name: /^Categories/ });
    await app.press(button('Rename News'));
    await app.press(button('Rename Cups'));
    await app.waitForText('You may only edit one category at a time');
  });

  it('can be started elsewhere once the edited row is not shown any more', async () => {
    await open();
    await app.press(button('Rename clay'));
    await app.type({ role: 'searchbox', name: 'Search tags' }, 'glaze');
    await app.waitUntil(() => names().join() === 'glaze,glazes');
    await app.press(button('Rename glaze'));
    await app.wait(textbox('Name of glaze'));
  });

  it.each([
    ['', 'Enter a name.'],
    [' GLAZE', 'This tag already exists'],
    ['x'.repeat(51), 'Use at most 50 characters.'],
  ])('rejects the name %j', async (name, message) => {
    await open();
    await app.press(button('Rename clay'));
    await app.type(textbox('Name of clay'), name);
    await app.waitForText(message);
    await app.press(button('Save'));
    await app.pass(5000);
    expect(stored('taxon:tag-clay')).toEqual({ type: 'tag', name: 'clay' });
    await app.wait(textbox('Name of clay'));
  });

  it('is reverted by Escape, and returns the focus', async () => {
    await open();
    await app.press(button('Rename clay'));
    const field = await app.wait(textbox('Name of clay'));
    await app.type(textbox('Name of clay'), 'slip');
    await app.keys({ key: 'Escape' }, field);
    await app.waitUntil(() => document.activeElement?.getAttribute('aria-label') === 'Rename clay');
    expect(names()).toEqual(['clay', 'glaze', 'glazes']);
  });

  it('moves the caret with the arrow keys, not the focus', async () => {
    await open();
    await app.press(button('Rename clay'));
    const field = await app.wait(textbox('Name of clay'));
    await act(async () => field.focus());
    for (const key of ['ArrowLeft', 'ArrowDown', 'Home', 'g']) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      await act(async () => field.dispatchEvent(event));
      expect([key, event.defaultPrevented, document.activeElement === field]).toEqual([key, false, true]);
    }
  });
});

describe('merging', () => {
  async function merge(into = 'glaze'): Promise<void> {
    await app.press(button('Merge'));
    await app.wait({ role: 'dialog', name: 'Merge 2 tags' });
    if (app.all(button(`Merge into ${into}`)).length === 0) {
      await app.press(button(/Merge into$/));
      await app.press({ role: 'option', name: new RegExp(`^${into}`) });
    }
    await app.press(button(`Merge into ${into}`));
  }

  it('leaves one of the selected tags in the list (R-TAG-MGR-03)', async () => {
    await open();
    await select('glaze', 'glazes');
    await merge('glazes');
    await app.waitUntil(() => names().join() === 'clay,glazes');
    await app.waitForText('Merged into glazes. 2 items updated.');
    expect(app.all({ role: 'region', name: 'Selection' })).toEqual([]);
  });

  it('moves the items on the server in one transaction', async () => {
    await open();
    await select('glaze', 'glazes');
    await merge();
    await app.waitUntil(() => names().join() === 'clay,glaze');
    await app.pass(5000);
    expect(stored('taxon:tag-glazes')).toBeUndefined();
    expect(stored('item:two')).toMatchObject({ tags: ['tag-glaze', 'tag-clay'], categories: ['table'] });
    expect(stored('item:three')).toMatchObject({ tags: ['tag-clay', 'tag-glaze'] });
    expect(app.site.since('taxon:tag-glazes', 1)[0]?.ops).toHaveLength(3);
  });

  it('asks first with the number of affected items, and cannot be undone (R-TAG-MERGE-03)', async () => {
    await open();
    await select('glaze', 'glazes');
    await app.press(button('Merge'));
    await app.waitForText('2 items move to “glaze”, and the other tags are removed. You can’t undo this.');
    await app.press(button('Cancel'));
    await app.press(button('Remove'));
    await app.waitForText('This removes them from 3 items. You can’t undo this.');
    await app.press(button('Cancel'));
    await app.pass(5000);
    expect(app.site.docs()).toEqual(DOCS);
    await merge();
    await app.waitUntil(() => names().join() === 'clay,glaze');
    expect(app.editor.store.undo()).toMatchObject({ ok: false, isStale: false });
  });

  it('reports that the tag to merge into was removed in the meantime', async () => {
    await open();
    await select('glaze', 'glazes');
    await app.press(button('Merge'));
    await app.wait(button('Merge into glaze'));
    await act(async () => {
      app.editor.store.run(() => ({
        label: 'Remove',
        ops: [{ doc: 'taxon:tag-glaze', at: [], kind: 'remove' }],
      }));
    });
    await act(async () =>
      app
        .all(button(/^Merge into/))
        .at(-1)
        ?.click(),
    );
    await app.waitForText('The tag or category to merge into was removed in the meantime.');
    expect(names()).toContain('glazes');
  });

  it('loads items of which only a summary is loaded', async () => {
    await open({ summarized: 'all' });
    await select('glaze', 'glazes');
    await merge();
    await app.waitUntil(() => names().join() === 'clay,glaze');
    await app.pass(5000);
    expect(stored('item:two')).toMatchObject({ title: 'two', urlId: 'two', tags: ['tag-glaze', 'tag-clay'] });
  });

  it('waits until unsaved changes of an item are saved or discarded', async () => {
    await open();
    await act(async () => {
      app.editor.store.stage('item:two');
      app.editor.store.run(setValue({ doc: 'item:two', at: ['tags'], value: [], label: 'Edit tags' }));
    });
    await select('glaze', 'glazes');
    await merge();
    await app.waitForText('Save or discard your changes to two first.');
    expect(names()).toEqual(['clay', 'glaze', 'glazes']);
  });

  it('continues a merge of thousands of items that was interrupted', async () => {
    const posts = Array.from({ length: 1200 }, (_, index) => post(`p${index}`, { tags: ['tag-glazes'] }));
    await open({ docs: [...DOCS, ...posts] });
    const withGlazes = () =>
      app.site.docs().filter(({ body }) => JSON.stringify(body).includes('"tag-glazes"'));
    app.network.mode = 'offline';
    await select('glaze', 'glazes');
    await merge();
    await app.waitForText('Not finished');
    app.network.mode = 'online';
    await app.pass(60_000);
    expect([withGlazes().length, app.site.doc('taxon:tag-glazes') !== undefined]).toEqual([202, true]);
    await merge();
    await app.waitUntil(() => names().join() === 'clay,glaze');
    await app.pass(5000);
    expect([withGlazes(), app.site.doc('taxon:tag-glazes')]).toEqual([[], undefined]);
  });
});

describe('removing', () => {
  it('drops the entry from the list (R-TAG-MGR-04)', async () => {
    await open();
    await app.press(button('Remove glaze'));
    await app.waitForText('This removes it from 2 items. You can’t undo this.');
    await app.press(button('Remove tag'));
    await app.waitUntil(() => names().join() === 'clay,glazes');
    await app.pass(5000);
    expect(stored('taxon:tag-glaze')).toBeUndefined();
    expect(stored('item:one')).toMatchObject({ tags: ['tag-clay'] });
  });

  it('removes several', async () => {
    await open();
    await select('glaze', 'glazes');
    await app.press(button('Remove'));
    await app.press(button('Remove 2 tags'));
    await app.waitUntil(() => names().join() === 'clay');
    await app.waitForText('2 tags removed');
  });

  it('moves the subcategories of a category up', async () => {
    await openCategories();
    await app.press(button('Remove Table'));
    await app.waitForText('Subcategories move up one level.');
    await app.press(button('Remove category'));
    await app.waitUntil(() => names().join() === 'Cups,News');
    await app.pass(5000);
    expect(stored('taxon:cups')).toEqual({ type: 'category', name: 'Cups', displayIndex: 1 });
    expect(stored('item:two')).toMatchObject({ categories: [] });
  });
});
