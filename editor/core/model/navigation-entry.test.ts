import { expect, it } from 'vitest';
import { applyOperations, type Bodies, type DocKey, valueAt } from '../../../compiler/model/index.ts';
import { inOrder, recordAt, textAt } from './json-access.ts';
import { addToMainNavigation } from './navigation-entry.ts';

const KEY: DocKey = 'navigation:mainNavigation';

/** The ids of the entries after adding one, in order. */
function added(navigation: unknown): readonly string[] {
  const bodies: Bodies = new Map(navigation === undefined ? [] : [[KEY, navigation]]);
  const op = addToMainNavigation(bodies, { entryId: 'new', target: { pageId: 'about' } });
  const applied = applyOperations(bodies, [op]);
  if (!applied.ok) throw new Error(applied.message);
  const body = applied.bodies.get(KEY);
  expect(valueAt(body, ['items', 'new', 'pageId'])).toBe('about');
  const entries = Object.entries(recordAt(body, 'items'));
  return inOrder(entries.map(([id, entry]) => ({ id, order: textAt(entry, 'order') }))).map(({ id }) => id);
}

it.each<[string, unknown, readonly string[]]>([
  ['a new main navigation', undefined, ['new']],
  ['one without entries', {}, ['new']],
  ['one with an empty list', { items: {} }, ['new']],
  ['the end of the entries', { items: { b: { order: 'a1' }, a: { order: 'a0' } } }, ['a', 'b', 'new']],
  [
    'the end of the top level',
    { items: { a: { order: 'a0' }, inner: { order: 'a5', parent: 'a' } } },
    ['a', 'new', 'inner'],
  ],
])('adds an entry to %s', (_where, navigation, ids) => {
  expect(added(navigation)).toEqual(ids);
});
