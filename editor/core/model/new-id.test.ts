import { describe, expect, it } from 'vitest';
import { type Bodies, docKeySchema } from '../../../compiler/model/index.ts';
import { newDocumentId } from './new-id.ts';

const bodies: Bodies = new Map([
  ['item:bica-cup', {}],
  ['item:bica-cup-2', {}],
  ['page:studio', {}],
]);
const idOf = (title: string) => newDocumentId(bodies, 'item', { title, fallback: 'product' });

describe('newDocumentId', () => {
  it('derives the id from the title and numbers duplicates of the same type from 2', () => {
    expect(idOf('Bica cup')).toBe('bica-cup-3');
    expect(idOf('Studio')).toBe('studio');
    expect(idOf('Galão, grande!')).toBe('galao-grande');
  });

  it('always returns a valid document id', () => {
    for (const title of ['', '--', '🫖', '茶碗', 'a'.repeat(300), '_x', '../x', 'Ωmega 3'])
      expect(docKeySchema.safeParse(`item:${idOf(title)}`).success).toBe(true);
    expect(idOf('茶碗')).toBe('product');
  });
});
