import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Doc, DocKey, Operation } from '../../../../compiler/model/index.ts';
import { allByRole, byRole } from '../../../testing/roles.ts';
import { type OpenPart, openInEditor } from '../../hooks/testing/open-in-editor.tsx';
import { OrganizeCard } from './organize-card.tsx';

let part: OpenPart;
afterEach(() => part.close());

const docOf = (key: DocKey, body: object): Doc => ({ key, rev: 1, updatedAt: 0, updatedBy: 'test', body });
const taxon = (id: string, body: object) => docOf(`taxon:${id}`, body);

const TAXONS = [
  taxon('cups', { type: 'category', name: 'Cups', displayIndex: 4 }),
  taxon('new', { type: 'tag', title: 'New' }),
];

async function open(item: object, { taxons = TAXONS, isReadOnly = false } = {}): Promise<void> {
  const docs = [
    docOf('collection:shop', { type: 13, categories: taxons.map(({ key }) => key.slice(6)) }),
    docOf('item:cup', { collectionId: 'shop', structuredContent: { a: 1 }, ...item }),
    docOf('item:plate', { collectionId: 'shop', categories: ['cups'], tags: ['new'] }),
    ...taxons,
  ];
  part = await openInEditor(<OrganizeCard doc="item:cup" isReadOnly={isReadOnly} />, { docs });
}

const head = (key: DocKey) => part.editor.store.states.getState().head.get(key);
const boxes = () => [...part.container.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
const labels = () => boxes().map((box) => `${box.closest('label')?.textContent}${box.checked ? ' on' : ''}`);
const click = (index: number) => act(async () => boxes()[index]?.click());
const field = (type = 'category') =>
  byRole(part.container, { role: 'textbox', name: `New ${type}` }) as HTMLInputElement;

async function add(name: string, type = 'category'): Promise<void> {
  await act(async () => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setter?.call(field(type), name);
    field(type).dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () =>
    field(type)
      .closest('form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
}

describe('the categories and tags of an item', () => {
  it('are chosen and removed', async () => {
    await open({ categories: ['cups'] });
    expect(labels()).toEqual(['Cups on', 'New']);
    await click(1);
    expect(head('item:cup')).toMatchObject({ categories: ['cups'], tags: ['new'] });
    await click(0);
    expect(head('item:cup')).toMatchObject({ categories: [], tags: ['new'] });
    expect(labels()).toEqual(['Cups', 'New on']);
  });

  it('lose those that were removed by someone else when they are changed', async () => {
    await open({ categories: ['cups'], tags: ['removed', 'new'] });
    await click(1);
    expect(head('item:cup')).toMatchObject({ tags: [] });
  });

  it('say so when there are none', async () => {
    await open({}, { taxons: [] });
    expect([boxes(), part.container.querySelector('p')?.textContent]).toEqual([[], 'No categories yet.']);
  });

  it('cannot be changed without the permission', async () => {
    await open({ categories: ['cups'] }, { isReadOnly: true });
    expect(boxes().map(({ disabled }) => disabled)).toEqual([true, true]);
    expect(allByRole(part.container, { role: 'button' })).toEqual([]);
  });
});

describe('a new category', () => {
  it('is added at the end and chosen', async () => {
    await open({ categories: ['cups'] });
    await add('  Plates ');
    expect(part.editor.store.states.getState().history.steps).toHaveLength(1);
    expect(head('taxon:plates')).toEqual({ type: 'category', name: 'Plates', displayIndex: 5 });
    expect(head('item:cup')).toMatchObject({ categories: ['cups', 'plates'] });
    expect(field().value).toBe('');
  });

  it('is the first one of a site without categories', async () => {
    await open({}, { taxons: [] });
    await add('Plates');
    expect(head('taxon:plates')).toMatchObject({ displayIndex: 0 });
  });

  it('needs a name', async () => {
    await open({});
    const button = byRole(part.container, { role: 'button', name: 'Add category' });
    expect(button.hasAttribute('disabled')).toBe(true);
    await add('   ');
    expect(part.editor.store.states.getState().pending).toEqual([]);
  });

  it.each([
    [' CUPS ', 'This category already exists'],
    ['x'.repeat(201), 'Use at most'],
  ])('is not added with the name %j', async (name, message) => {
    await open({});
    await add(name);
    expect(part.container.textContent).toContain(message);
    expect(part.editor.store.states.getState().pending).toEqual([]);
  });

  it('with the name of one of another collection is that category', async () => {
    const other = taxon('bowls', { type: 'category', name: 'Bowls' });
    const post = docOf('item:post', { collectionId: 'blog', categories: ['bowls'] });
    const docs = [docOf('item:cup', { collectionId: 'shop' }), post, other];
    part = await openInEditor(<OrganizeCard doc="item:cup" />, { docs });
    const before = labels();
    await add('bowls');
    expect([before, head('item:cup')]).toMatchObject([[], { categories: ['bowls'] }]);
    expect([...part.editor.store.states.getState().head.keys()]).toHaveLength(3);
  });
});

describe('a new tag', () => {
  const NEW_TAG = taxon('new', { type: 'tag', name: 'New' });
  const undo = () => act(async () => void part.editor.store.undo());

  it('is created and chosen in one undo step', async () => {
    await open({ tags: ['new'] }, { taxons: [NEW_TAG] });
    await add('  Seasonal ', 'tag');
    expect(head('taxon:tag-seasonal')).toMatchObject({ type: 'tag', name: 'Seasonal' });
    expect(head('item:cup')).toMatchObject({ tags: ['new', 'tag-seasonal'] });
    expect([labels().at(-1), field('tag').value]).toEqual(['Seasonal on', '']);
    expect(part.container.textContent).not.toContain('already exists');
    await undo();
    expect([head('taxon:tag-seasonal'), head('item:cup')]).toMatchObject([undefined, { tags: ['new'] }]);
    expect(part.editor.store.undo()).toMatchObject({ ok: false, isStale: false });
  });

  it('can be the first one of a site', async () => {
    await open({}, { taxons: [] });
    expect(part.container.querySelector('fieldset')).toBeNull();
    await add('Seasonal', 'tag');
    expect(labels()).toEqual(['Seasonal on']);
  });

  it('is announced', async () => {
    await open({});
    await add('Seasonal', 'tag');
    expect(allByRole(document.body, { role: 'status' }).map((each) => each.textContent)).toContain(
      'Seasonal added',
    );
  });

  it.each([
    [' nEw ', 'This tag already exists'],
    ['x'.repeat(51), 'Use at most 50 characters.'],
  ])('is not added with the name %j', async (name, message) => {
    await open({}, { taxons: [NEW_TAG] });
    await add(name, 'tag');
    expect(part.container.textContent).toContain(message);
    expect(part.editor.store.states.getState().pending).toEqual([]);
  });

  it('may have the name of a category', async () => {
    await open({});
    await add('Cups', 'tag');
    expect(head('taxon:tag-cups')).toMatchObject({ type: 'tag', name: 'Cups' });
  });

  it('stays when its creation is undone and something else has it', async () => {
    await open({});
    await add('Seasonal', 'tag');
    const tagPlate: Operation = { doc: 'item:plate', at: ['tags'], kind: 'set', value: ['tag-seasonal'] };
    await act(
      async () => void part.editor.store.run(() => ({ label: 'Test', isPermanent: true, ops: [tagPlate] })),
    );
    await undo();
    expect([head('taxon:tag-seasonal'), head('item:cup')]).toMatchObject([
      { name: 'Seasonal' },
      { tags: ['tag-seasonal'] },
    ]);
  });
});
