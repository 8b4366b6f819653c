import { describe, expect, it } from 'vitest';
import type { Doc, DocKey } from '../../../../compiler/model/index.ts';
import { uploadsNamedIn } from './referenced-uploads.ts';

const doc = (key: DocKey, body: unknown = {}): Doc => ({ key, rev: 1, updatedAt: 0, updatedBy: '', body });

const UPLOADS = [doc('asset:cup.jpg'), doc('asset:bowl.jpg')];

describe('new uploads', () => {
  it.each([
    ['a field', { mainImageId: 'cup.jpg' }],
    ['a nested field', { blocks: { b: { value: { image: 'cup.jpg' } } } }],
    ['a list', { gallery: [{ id: 1 }, ['cup.jpg']] }],
    ['a field besides empty ones', { image: 'cup.jpg', title: null, order: undefined, isHome: true }],
  ])('are published with a page that has their name in %s', (_, body) => {
    expect(uploadsNamedIn([...UPLOADS, doc('page:home', body)], ['page:home'], [])).toEqual([
      'asset:cup.jpg',
    ]);
  });

  it('are not published with a page that is not selected', () => {
    const pages = [doc('page:home'), doc('page:shop', { image: 'cup.jpg' })];
    expect(uploadsNamedIn([...UPLOADS, ...pages], ['page:home'], [])).toEqual([]);
  });

  it('are those that no release has', () => {
    const page = doc('page:home', { images: ['cup.jpg', 'bowl.jpg'] });
    expect(uploadsNamedIn([...UPLOADS, page], ['page:home'], [doc('asset:cup.jpg')])).toEqual([
      'asset:bowl.jpg',
    ]);
  });
});
