import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyOperations, type Bodies, type DocKey } from '../../../../compiler/model/index.ts';
import { textAt, textsAt } from '../../../core/model/json-access.ts';
import { replaceTaxons } from './replace-taxons.ts';
import type { Replacement } from './replacement.ts';

type Bodied = readonly (readonly [DocKey, unknown])[];

const site = (...entries: Bodied): Bodies => new Map(entries);
const tag = (id: string) => [`taxon:${id}`, { type: 'tag', name: id }] as const;
const category = (id: string, parent?: string) =>
  [`taxon:${id}`, { type: 'category', name: id, ...(parent !== undefined && { parent }) }] as const;
const item = (id: string, body: object) => [`item:${id}`, { title: id, ...body }] as const;

/** Runs the command until nothing is left to do. */
function replaced(bodies: Bodies, replacement: Replacement): Bodies {
  const { ops } = replaceTaxons(replacement, 'Test')(bodies);
  if (ops.length === 0) return bodies;
  const applied = applyOperations(bodies, ops);
  if (!applied.ok) throw new Error(applied.message);
  return replaced(applied.bodies, replacement);
}

const tagsOf = (bodies: Bodies, id: string) => textsAt(bodies.get(`item:${id}`), 'tags');
const parentOf = (bodies: Bodies, id: string) => textAt(bodies.get(`taxon:${id}`), 'parent');

describe('merging', () => {
  it('moves every item to the remaining tag, once and in order (R-TAG-MERGE-01)', () => {
    const bodies = site(
      tag('a'),
      tag('b'),
      tag('c'),
      item('both', { tags: ['a', 'c', 'b'] }),
      item('other', { tags: ['c', 'b'] }),
      item('none', { tags: ['c'] }),
    );
    const merged = replaced(bodies, { type: 'tag', removed: new Set(['b']), target: 'a' });
    expect(['both', 'other', 'none'].map((id) => tagsOf(merged, id))).toEqual([
      ['a', 'c'],
      ['c', 'a'],
      ['c'],
    ]);
    expect([...merged.keys()].filter((key) => key.startsWith('taxon:'))).toEqual(['taxon:a', 'taxon:c']);
  });

  it('changes only documents with a merged tag, and of them only the tags', () => {
    const bodies = site(tag('a'), tag('b'), item('x', { tags: ['b'] }), item('y', { tags: ['a'] }));
    const { ops } = replaceTaxons({ type: 'tag', removed: new Set(['b']), target: 'a' }, 'Test')(bodies);
    expect(ops).toEqual([
      { doc: 'item:x', at: ['tags'], kind: 'set', value: ['a'] },
      { doc: 'taxon:b', at: [], kind: 'remove' },
    ]);
  });

  it('moves subcategories, and the remaining category out of the merged ones', () => {
    const chain = site(
      category('top'),
      category('y', 'top'),
      category('a', 'y'),
      category('x', 'a'),
      category('t', 'x'),
    );
    const merged = replaced(chain, { type: 'category', removed: new Set(['x', 'y']), target: 't' });
    expect([parentOf(merged, 't'), parentOf(merged, 'a')]).toEqual(['top', 't']);
  });

  it('does nothing into a tag that no longer exists', () => {
    const bodies = site(tag('b'), item('x', { tags: ['b'] }));
    expect(replaced(bodies, { type: 'tag', removed: new Set(['b']), target: 'a' })).toBe(bodies);
  });
});

describe('removing', () => {
  it('removes the tag from every item (R-TAG-MERGE-02)', () => {
    const bodies = site(tag('a'), tag('b'), item('x', { tags: ['b'] }), item('y', { tags: ['b', 'a'] }));
    const without = replaced(bodies, { type: 'tag', removed: new Set(['b']) });
    expect([tagsOf(without, 'x'), tagsOf(without, 'y')]).toEqual([[], ['a']]);
  });

  it('moves the subcategories of a category to its parent', () => {
    const bodies = site(
      category('top'),
      category('x', 'top'),
      category('y', 'x'),
      category('z', 'y'),
      category('w', 'x'),
    );
    const without = replaced(bodies, { type: 'category', removed: new Set(['x', 'y']) });
    expect([parentOf(without, 'z'), parentOf(without, 'w')]).toEqual(['top', 'top']);
    const atTop = replaced(bodies, { type: 'category', removed: new Set(['top']) });
    expect(parentOf(atTop, 'x')).toBe('');
  });
});

it('changes thousands of items in parts that the server accepts, and deletes the tag last', () => {
  const items = Array.from({ length: 2500 }, (_, index) => item(`i${index}`, { tags: ['b'] }));
  const command = replaceTaxons({ type: 'tag', removed: new Set(['b']), target: 'a' }, 'Test');
  let bodies = site(tag('a'), tag('b'), ...items);
  const sizes: number[] = [];
  for (let { ops } = command(bodies); ops.length > 0; { ops } = command(bodies)) {
    const applied = applyOperations(bodies, ops);
    if (!applied.ok) throw new Error(applied.message);
    const isLast = sizes.length === 2;
    expect(applied.bodies.has('taxon:b')).toBe(!isLast);
    sizes.push(ops.length);
    bodies = applied.bodies;
  }
  expect(sizes).toEqual([1000, 1000, 501]);
});

it('keeps a transaction below the size that the server stores', () => {
  const tags = ['b', ...Array.from({ length: 99 }, (_, index) => `${index}`.padStart(100, 'x'))];
  const items = Array.from({ length: 200 }, (_, index) => item(`i${index}`, { tags }));
  const bodies = site(tag('a'), tag('b'), ...items);
  const { ops } = replaceTaxons({ type: 'tag', removed: new Set(['b']), target: 'a' }, 'Test')(bodies);
  const sent = ops.map((op) => ({ ...op, prev: tags }));
  expect(JSON.stringify(sent).length).toBeLessThan(1_800_000);
  expect(ops.length).toBeGreaterThan(10);
});

describe('any merge or removal', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const anyIds = fc.uniqueArray(fc.constantFrom(...ids), { maxLength: ids.length });
  /** Parents come later in a shuffled list, so that they never form a circle. */
  const anyTree = fc
    .shuffledSubarray(ids, { minLength: ids.length })
    .chain((order) =>
      fc
        .tuple(...order.map((_, index) => fc.nat({ max: order.length - index - 1 })))
        .map((jumps) =>
          order.map((id, index) =>
            category(id, jumps[index] === 0 ? undefined : order[index + (jumps[index] ?? 0)]),
          ),
        ),
    );
  const anySite = fc
    .tuple(anyTree, fc.array(anyIds, { maxLength: 8 }))
    .map(([tree, lists]) =>
      site(...tree, ...lists.map((categories, index) => item(`i${index}`, { categories }))),
    );
  const anyReplacement = fc.tuple(fc.constantFrom(undefined, ...ids), anyIds).map(
    ([target, removed]): Replacement => ({
      type: 'category',
      removed: new Set(removed.filter((id) => id !== target)),
      ...(target !== undefined && { target }),
    }),
  );

  it('leaves no reference to a missing document, none twice, and no circle', () => {
    fc.assert(
      fc.property(anySite, anyReplacement, (bodies, replacement) => {
        const after = replaced(bodies, replacement);
        for (const [key, body] of after) {
          const categories = textsAt(body, 'categories');
          expect(categories.every((id) => after.has(`taxon:${id}`))).toBe(true);
          expect(new Set(categories).size).toBe(categories.length);
          expect(isRooted(after, key)).toBe(true);
          const before = textsAt(bodies.get(key), 'categories').filter((id) => !replacement.removed.has(id));
          const retained = categories.filter((id) => before.includes(id));
          if (!before.includes(replacement.target ?? '')) expect(retained).toEqual(before);
        }
      }),
    );
  });

  it('is valid after each operation', () => {
    fc.assert(
      fc.property(anySite, anyReplacement, (bodies, replacement) => {
        const { ops } = replaceTaxons(replacement, 'Test')(bodies);
        for (let count = 1; count <= ops.length; count++) {
          const applied = applyOperations(bodies, ops.slice(0, count));
          if (!applied.ok) throw new Error(applied.message);
          for (const [key, body] of applied.bodies) {
            expect(isRooted(applied.bodies, key)).toBe(true);
            expect(textsAt(body, 'categories').every((id) => applied.bodies.has(`taxon:${id}`))).toBe(true);
          }
          // What is left after an interruption leads to the same result.
          const [continued, whole] = [replaced(applied.bodies, replacement), replaced(bodies, replacement)];
          expect(new Map([...continued].sort())).toEqual(new Map([...whole].sort()));
        }
      }),
      { numRuns: 50 },
    );
  });

  /** Whether the chain of parents of a document exists and ends. */
  function isRooted(bodies: Bodies, key: DocKey): boolean {
    const seen = new Set<string>();
    for (let parent = textAt(bodies.get(key), 'parent'); parent !== ''; parent = parentOf(bodies, parent)) {
      if (seen.has(parent) || !bodies.has(`taxon:${parent}`)) return false;
      seen.add(parent);
    }
    return true;
  }
});
