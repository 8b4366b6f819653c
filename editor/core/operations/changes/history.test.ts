import { describe, expect, it } from 'vitest';
import { applyOperations, type DocKey, type Operation } from '../../../../compiler/model/index.ts';
import { type Change, joinLabels, withBase } from './change.ts';
import { compactOperations } from './compact-operations.ts';
import { applyToBody, changesBetween, differences, operationFor } from './differences.ts';
import {
  addStep,
  emptyHistory,
  type History,
  matchesPrevious,
  removeStep,
  stepToRedo,
  stepToUndo,
  withPrevious,
} from './history.ts';
import { sameJson } from './json-equal.ts';
import { mergeBodies } from './merge.ts';

const HOME: DocKey = 'page:home';
const BODIES = new Map<DocKey, unknown>([[HOME, { title: 'Home', seo: { title: 'x' } }]]);

function set(value: string, at = 'title'): Operation {
  return { doc: HOME, at: at.split('.'), kind: 'set', value };
}

/** A history of changes at these times, each with an own value. */
function historyOf(...changes: readonly (Partial<Change> & { readonly t: number })[]): History {
  return changes.reduce((history, { t, ...change }, index) => {
    const applied = { label: `Step ${index}`, ops: [set(`${index + 1}`)], ...change };
    return addStep(history, { change: applied, inverse: [set(`${index}`)], t });
  }, emptyHistory());
}

const valuesOf = ({ steps }: History) =>
  steps.map(({ forward, inverse }) => [forward, inverse].map((ops) => ops.map(({ value }) => value).join()));

describe('undo steps', () => {
  it('merge changes with the same key that follow each other within 800 ms', () => {
    const typed = historyOf({ key: 'a', t: 0 }, { key: 'a', t: 799 }, { key: 'a', t: 1598 });
    expect(valuesOf(typed)).toEqual([['3', '0']]);
    expect(typed.steps[0]).toMatchObject({ label: 'Step 0', key: 'a', t: 1598, position: 1 });
  });

  it.each<[string, Partial<Change>, number]>([
    ['after a pause', { key: 'a' }, 800],
    ['with another key', { key: 'b' }, 1],
    ['with another part', { key: 'a', part: 'p' }, 1],
    ['without a key', {}, 1],
  ])('are separate %s', (_when, change, t) => {
    expect(valuesOf(historyOf({ key: 'a', t: 0 }, { ...change, t }))).toEqual([
      ['1', '0'],
      ['2', '1'],
    ]);
  });

  it('without any key are separate', () => {
    expect(historyOf({ t: 0 }, { t: 1 }).steps).toHaveLength(2);
  });

  it('merge changes of one session after a pause too', () => {
    const session = { key: 'a', part: 'p', isOneStep: true };
    expect(valuesOf(historyOf({ ...session, t: 0 }, { ...session, t: 90_000 }))).toEqual([['2', '0']]);
  });

  it('have what the change says, and increasing positions', () => {
    const { steps } = historyOf({ t: 0 }, { key: 'a', part: 'p', stages: HOME, t: 1 });
    expect(steps).toEqual([
      { position: 1, label: 'Step 0', t: 0, forward: [set('1')], inverse: [set('0')] },
      {
        position: 2,
        label: 'Step 1',
        key: 'a',
        part: 'p',
        stages: HOME,
        t: 1,
        forward: [set('2')],
        inverse: [set('1')],
      },
    ]);
  });

  it('are at most the limit', () => {
    const history = [0, 1, 2].reduce(
      (known, t) => addStep(known, { change: { label: `${t}`, ops: [] }, inverse: [], t }),
      emptyHistory(2),
    );
    expect([history.steps.map(({ label }) => label), history.done]).toEqual([['1', '2'], 2]);
    expect(emptyHistory()).toEqual({ steps: [], done: 0, limit: 500 });
  });

  it('replace those that could be redone, and do not continue the step before them', () => {
    const undone = { ...historyOf({ key: 'a', t: 0 }, { t: 1 }), done: 1 };
    const change = { label: 'New', key: 'a', ops: [set('9')] };
    const after = addStep(undone, { change, inverse: [set('1')], t: 2 });
    expect([after.steps.map(({ label }) => label), after.done]).toEqual([['Step 0', 'New'], 2]);
  });

  it('are undone and redone one by one', () => {
    const history = { ...historyOf({ t: 0 }, { t: 1 }), done: 1 };
    expect([stepToUndo(history)?.label, stepToRedo(history)?.label]).toEqual(['Step 0', 'Step 1']);
    expect([stepToUndo({ ...history, done: 0 }), stepToRedo({ ...history, done: 2 })]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each([0, 1, 2])('stay in place when the first is removed, with %s done', (done) => {
    const history = { ...historyOf({ t: 0 }, { t: 1 }, { t: 2 }), done };
    const [first] = history.steps;
    const after = first && removeStep(history, first);
    expect(after?.steps.map(({ label }) => label)).toEqual(['Step 1', 'Step 2']);
    expect(after?.done).toBe(Math.max(0, done - 1));
  });
});

describe('the values before a change', () => {
  it('are added to its operations, one after the other', () => {
    expect(withPrevious(BODIES, [set('A'), set('B'), { doc: HOME, at: ['seo'], kind: 'unset' }])).toEqual([
      { ...set('A'), prev: 'Home' },
      { ...set('B'), prev: 'A' },
      { doc: HOME, at: ['seo'], kind: 'unset', prev: { title: 'x' } },
    ]);
  });

  it('are absent for new fields', () => {
    expect(withPrevious(BODIES, [set('a', 'urlId')])).toEqual([set('a', 'urlId')]);
  });

  it('do not exist when the change does not apply', () => {
    expect(withPrevious(BODIES, [set('a', 'missing.title')])).toBeUndefined();
  });

  it('are compared before undoing', () => {
    const matches = (...ops: readonly Operation[]) => matchesPrevious(BODIES, ops);
    expect(matches({ ...set('A'), prev: 'Home' }, { ...set('B'), prev: 'A' })).toBe(true);
    expect(matches({ ...set('A'), prev: 'Other' })).toBe(false);
    expect(matches({ ...set('A'), prev: 'Home' }, { ...set('B'), prev: 'Home' })).toBe(false);
    expect(matches(set('a', 'missing.title'))).toBe(false);
    expect(matches()).toBe(true);
  });
});

describe('compacted operations', () => {
  const at = (kind: Operation['kind'], value?: unknown, prev?: unknown): Operation => ({
    doc: HOME,
    at: ['a'],
    kind,
    ...(value !== undefined && { value }),
    ...(prev !== undefined && { prev }),
  });

  it.each<[string, readonly Operation[], readonly Operation[]]>([
    ['keep the first previous value', [at('set', 1, 0), at('set', 2, 1)], [at('set', 2, 0)]],
    ['keep an insertion', [at('insert', 1), at('set', 2, 1)], [at('insert', 2)]],
    ['remove what was set', [at('set', 1, 0), at('remove', undefined, 1)], [at('unset', undefined, 0)]],
    ['set what was removed', [at('remove', undefined, 0), at('insert', 1)], [at('set', 1, 0)]],
    ['remain a removal', [at('remove', undefined, 0), at('unset')], [at('remove', undefined, 0)]],
    ['remain a text', [at('text', 'a', ''), at('text', 'b', 'a')], [at('text', 'b', '')]],
    ['forget what was inserted and removed', [at('insert', 1), at('unset', undefined, 1)], []],
    [
      'start again after that',
      [at('insert', 1), at('remove', undefined, 1), at('insert', 2)],
      [at('insert', 2)],
    ],
  ])('%s', (_what, ops, compacted) => {
    expect(compactOperations(ops)).toEqual(compacted);
  });

  it.each([
    ['a.b', 'a.b.c'],
    ['a.b.c', 'a.b'],
  ])('do not join changes of %s across one of %s', (path, between) => {
    const ops = [set('1', path), set('2', between), set('3', path)];
    expect(compactOperations(ops)).toEqual(ops);
  });

  it('join changes across those of other paths and documents', () => {
    const other: Operation = { ...set('x', 'a'), doc: 'page:b' };
    expect(compactOperations([set('1', 'a'), set('2', 'ab'), other, set('3', 'a')])).toEqual([
      set('3', 'a'),
      set('2', 'ab'),
      other,
    ]);
  });
});

describe('equal JSON', () => {
  it.each([
    [{ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 }, true],
    [[1, 2], [2, 1], false],
    [[1], [1, 2], false],
    [[1, 2], [1], false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: undefined }, { b: undefined }, false],
    [{ a: 1 }, { a: 2 }, false],
    [{}, [], false],
    [[], {}, false],
    [null, {}, false],
    [1, '1', false],
    [Number.NaN, Number.NaN, true],
    [undefined, undefined, true],
  ])('%j and %j: %s', (left, right, expected) => {
    expect(sameJson(left, right)).toBe(expected);
  });
});

describe('differences', () => {
  it('are as deep as possible, and lists are one value', () => {
    const from = { a: { b: 1, c: [1] }, gone: 1, same: {} };
    const to = { a: { b: 2, c: [1, 2] }, new: 1, same: {} };
    expect(differences(from, to)).toEqual([
      { at: ['a', 'b'], from: 1, to: 2 },
      { at: ['a', 'c'], from: [1], to: [1, 2] },
      { at: ['gone'], from: 1, to: undefined },
      { at: ['new'], from: undefined, to: 1 },
    ]);
    expect([differences([1], [1]), differences(from, from)]).toEqual([[], []]);
  });

  it.each([
    [
      { at: ['a'], from: 1, to: undefined },
      { kind: 'remove', prev: 1 },
    ],
    [
      { at: ['a'], from: undefined, to: 1 },
      { kind: 'insert', value: 1 },
    ],
    [
      { at: ['a'], from: 1, to: 2 },
      { kind: 'set', value: 2, prev: 1 },
    ],
    [
      { at: ['a'], from: 1, to: 'x'.repeat(200) },
      { kind: 'set', value: 'x'.repeat(200), prev: 1 },
    ],
    [
      { at: ['a'], from: 1, to: 'x'.repeat(201) },
      { kind: 'text', value: 'x'.repeat(201), prev: 1 },
    ],
  ])('become operations', (difference, operation) => {
    expect(operationFor(HOME, difference)).toEqual({ doc: HOME, at: ['a'], ...operation });
  });

  it('turn one body into another, also from and to none', () => {
    const bodies: readonly unknown[] = [undefined, { a: 1 }, { b: { c: 2 } }];
    for (const from of bodies)
      for (const to of bodies)
        expect(applyToBody(HOME, from, changesBetween(HOME, from, to))).toEqual({ body: to });
    expect(applyToBody(HOME, undefined, [set('a')])).toBeUndefined();
  });
});

describe('merging', () => {
  const merge = (ours: unknown, theirs: unknown, base: unknown = { a: { x: 1, y: 1 }, b: 1 }) => {
    const { ops, conflicts } = mergeBodies(HOME, { base, ours, theirs });
    return {
      ops,
      conflicts: conflicts.map(({ at, ours: own, theirs: other }) => [at.join('.'), own, other]),
    };
  };

  it('joins changes of different paths', () => {
    expect(merge({ a: { x: 2, y: 1 }, b: 1 }, { a: { x: 1, y: 3 }, b: 1 })).toEqual({
      ops: [{ doc: HOME, at: ['a', 'x'], kind: 'set', value: 2, prev: 1 }],
      conflicts: [],
    });
  });

  it('ignores the same change on both sides', () => {
    const both = { a: { x: 2, y: 1 }, b: 1 };
    expect(merge(both, both)).toEqual({ ops: [], conflicts: [] });
  });

  it.each([
    ['different values', { a: { x: 2, y: 1 }, b: 1 }, { a: { x: 3, y: 1 }, b: 1 }, ['a.x', 2, 3]],
    ['a removed record', { b: 1 }, { a: { x: 3, y: 1 }, b: 1 }, ['a', undefined, { x: 3, y: 1 }]],
    ['a record removed by others', { a: { x: 3, y: 3 }, b: 1 }, { b: 1 }, ['a', { x: 3, y: 3 }, undefined]],
    [
      'a deleted document',
      undefined,
      { a: { x: 3, y: 1 }, b: 1 },
      ['', undefined, { a: { x: 3, y: 1 }, b: 1 }],
    ],
  ])('reports %s once', (_what, ours, theirs, conflict) => {
    expect(merge(ours, theirs)).toEqual({ ops: [], conflicts: [conflict] });
  });
});

describe('a change', () => {
  it('has a label of each change once, within the limit of the API', () => {
    expect(joinLabels(['Edit title', 'Move', 'Edit title'])).toBe('Edit title, Move');
    expect(joinLabels(['x'.repeat(201)])).toHaveLength(200);
  });

  it('is based on the current revisions, 0 for a new document', () => {
    const ops = [set('a'), { ...set('a'), doc: 'page:new' as const }];
    const transaction = { id: '1', label: '', ops, base: { 'page:old': 4 }, t: 0 };
    expect(withBase(transaction, new Map([[HOME, 3]])).base).toEqual({ [HOME]: 3, 'page:new': 0 });
  });

  it('and its inverse leave everything as it was', () => {
    const ops = withPrevious(BODIES, [set('A'), set('a', 'urlId')]) ?? [];
    const applied = applyOperations(BODIES, ops);
    const undone = applied.ok ? applyOperations(applied.bodies, applied.inverse) : applied;
    expect(undone.ok && undone.bodies).toEqual(BODIES);
  });
});
