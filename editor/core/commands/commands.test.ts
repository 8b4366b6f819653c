import { describe, expect, it } from 'vitest';
import { applyOperations, type Bodies, type DocKey } from '../../../compiler/model/index.ts';
import type { Command } from '../operations/changes/change.ts';
import { createDocument } from './create-document.ts';
import { deleteDocuments } from './delete-documents.ts';
import { setImages } from './set-images.ts';
import { setStatus } from './set-status.ts';
import { setValue } from './set-value.ts';

const BODIES: Bodies = new Map<DocKey, unknown>([
  ['page:home', { title: 'Home', seo: {} }],
  ['page:draft', { status: 'Draft' }],
  ['item:plate', { mainImageId: 'a', imageIds: ['b'] }],
]);

/** The changed document, or undefined when the command deletes it. */
function changed(command: Command, doc: DocKey = 'page:home'): unknown {
  const applied = applyOperations(BODIES, command(BODIES).ops);
  if (!applied.ok) throw new Error(applied.message);
  return applied.bodies.get(doc);
}

describe('setValue', () => {
  const set = (at: string, value: unknown, doc: DocKey = 'page:home') =>
    setValue({ doc, at: at.split('.'), value, label: 'Edit' });

  it.each([
    ['title', 'Start', { title: 'Start', seo: {} }],
    ['urlId', 'start', { title: 'Home', seo: {}, urlId: 'start' }],
    ['seo.title', 'Start', { title: 'Home', seo: { title: 'Start' } }],
    ['seo.image.size.width', 3, { title: 'Home', seo: { image: { size: { width: 3 } } } }],
    ['a.b.c', 3, { title: 'Home', seo: {}, a: { b: { c: 3 } } }],
    ['title', undefined, { seo: {} }],
  ])('sets %s to %s and creates missing records', (at, value, body) => {
    expect(changed(set(at, value))).toEqual(body);
  });

  it.each([
    ['an equal value', set('seo', {})],
    ['an absent field that is removed', set('urlId', undefined)],
    ['a missing document', set('title', 'A', 'page:missing')],
  ])('changes nothing for %s', (_what, command) => {
    expect(command(BODIES)).toEqual({ label: 'Edit', ops: [] });
  });

  it.each(['typed', undefined])('merges the steps of a gesture only: %s', (value) => {
    const change = { doc: 'page:home' as const, at: ['title', 'a'], value: value ?? 1, label: 'Edit' };
    expect(setValue({ ...change, isGesture: true })(BODIES).key).toBe('page:home/title/a');
    expect(setValue(change)(BODIES)).not.toHaveProperty('key');
  });

  it('merges a removal with the gesture', () => {
    const change = { doc: 'page:home' as const, at: ['title'], value: undefined, label: 'Edit' };
    expect(setValue({ ...change, isGesture: true })(BODIES).key).toBe('page:home/title');
  });
});

describe('createDocument', () => {
  it('creates a document', () => {
    expect(changed(createDocument({ doc: 'page:new', body: { a: 1 }, label: 'Add' }), 'page:new')).toEqual({
      a: 1,
    });
  });

  it('never replaces one', () => {
    expect(createDocument({ doc: 'page:home', body: {}, label: 'Add' })(BODIES)).toEqual({
      label: 'Add',
      ops: [],
    });
  });
});

describe('deleteDocuments', () => {
  it('deletes the documents that exist', () => {
    const command = deleteDocuments(['page:home', 'page:missing'], 'Delete');
    expect([changed(command), command(BODIES).label]).toEqual([undefined, 'Delete']);
    expect(changed(command, 'page:draft')).toEqual({ status: 'Draft' });
  });
});

describe('setImages', () => {
  it.each([
    [['c', 'd', 'e'], { mainImageId: 'c', imageIds: ['d', 'e'] }],
    [['c'], { mainImageId: 'c' }],
    [[], {}],
  ])('stores %j, the first as the main image', (imageIds, body) => {
    expect(changed(setImages('item:plate', imageIds, 'Edit images'), 'item:plate')).toEqual(body);
  });

  it('changes no missing item', () => {
    expect(setImages('item:missing', ['a'], 'Edit images')(BODIES)).toEqual({
      label: 'Edit images',
      ops: [],
    });
  });
});

describe('setStatus', () => {
  it('changes the documents with another status', () => {
    const command = setStatus(['page:home', 'page:draft', 'page:missing'], 'Draft', 'Hide');
    expect(command(BODIES).ops).toEqual([{ doc: 'page:home', at: ['status'], kind: 'set', value: 'Draft' }]);
  });

  it('stores Published as a missing field', () => {
    const command = setStatus(['page:home', 'page:draft'], 'Published', 'Publish');
    expect([changed(command, 'page:draft'), command(BODIES).ops.length]).toEqual([{}, 1]);
  });
});
