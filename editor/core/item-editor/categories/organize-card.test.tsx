// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Doc, DocKey } from '../../../../compiler/model/index.ts';
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
const field = () => part.container.querySelector<HTMLInputElement>('input:not([type="checkbox"])');

async function add(name: string): Promise<void> {
  await act(async () => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setter?.call(field(), name);
    field()?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () =>
    part.container
      .querySelector('form')
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
    expect(head('taxon:plates')).toEqual({ type: 'category', name: 'Plates', displayIndex: 5 });
    expect(head('item:cup')).toMatchObject({ categories: ['cups', 'plates'] });
    expect(field()?.value).toBe('');
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
