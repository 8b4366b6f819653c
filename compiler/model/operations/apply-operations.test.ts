import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyOperations, valueAt } from './apply-operations.ts';
import type { DocKey } from './document-type.ts';
import type { Operation } from './operation.ts';

const HOME: DocKey = 'page:home';

function apply(body: unknown, ...ops: readonly Omit<Operation, 'doc'>[]) {
  return applyOperations(
    new Map(body === undefined ? [] : [[HOME, body]]),
    ops.map((op) => ({ ...op, doc: HOME })),
  );
}

function bodyAfter(body: unknown, ...ops: readonly Omit<Operation, 'doc'>[]): unknown {
  const applied = apply(body, ...ops);
  if (!applied.ok) throw new Error(applied.message);
  return applied.bodies.get(HOME);
}

describe('operations', () => {
  it('set, insert, unset and remove change one path and do not mutate the input', () => {
    const body = { title: 'Home', blocks: { a: { order: 'a0' } } };
    const frozen = structuredClone(body);
    expect(bodyAfter(body, { at: ['title'], kind: 'set', value: 'Studio' })).toEqual({
      ...body,
      title: 'Studio',
    });
    expect(bodyAfter(body, { at: ['blocks', 'b'], kind: 'insert', value: 1 })).toEqual({
      ...body,
      blocks: { a: { order: 'a0' }, b: 1 },
    });
    expect(bodyAfter(body, { at: ['blocks', 'a'], kind: 'remove' })).toEqual({ title: 'Home', blocks: {} });
    expect(bodyAfter(body, { at: ['title'], kind: 'unset' })).toEqual({ blocks: body.blocks });
    expect(body).toEqual(frozen);
  });

  it('an empty path makes and deletes the document', () => {
    expect(bodyAfter(undefined, { at: [], kind: 'insert', value: { title: 'New' } })).toEqual({
      title: 'New',
    });
    expect(bodyAfter({ title: 'Old' }, { at: [], kind: 'remove' })).toBeUndefined();
  });

  it.each<[string, unknown, Omit<Operation, 'doc'>, string]>([
    [
      'a path through a string',
      { title: 'Home' },
      { at: ['title', 'x'], kind: 'set', value: 1 },
      '"title.x" of page:home has no parent object',
    ],
    [
      'an entry that already exists',
      { a: 1 },
      { at: ['a'], kind: 'insert', value: 2 },
      '"a" of page:home already exists',
    ],
    [
      'a document that already exists',
      {},
      { at: [], kind: 'insert', value: {} },
      '"page:home" already exists',
    ],
    [
      'the removal of a missing entry',
      {},
      { at: ['a'], kind: 'remove' },
      '"a" of page:home no longer exists',
    ],
    ['a set without a value', {}, { at: ['a'], kind: 'set' }, '"a" of page:home must have a value for "set"'],
    [
      'a text that is a number',
      {},
      { at: ['a'], kind: 'text', value: 1 },
      '"a" of page:home must be a string',
    ],
    [
      'a path into a missing document',
      undefined,
      { at: ['a'], kind: 'set', value: 1 },
      '"a" of page:home has no parent object',
    ],
  ])('%s rejects the whole list, with a message', (_what, body, op, message) => {
    const applied = apply(
      body,
      ...(body === undefined ? [] : [{ at: ['ok'], kind: 'set' as const, value: 1 }]),
      op,
    );
    expect(applied).toEqual({ ok: false, message });
  });

  it('names of the prototype are names like all others', () => {
    const body = bodyAfter({}, { at: ['__proto__'], kind: 'set', value: { polluted: true } });
    expect(Object.hasOwn(body as object, '__proto__')).toBe(true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(valueAt({}, ['constructor', 'name'])).toBeUndefined();
  });

  it('the inverse brings everything back', () => {
    const key = fc.constantFrom('a', 'b', 'c');
    const op = fc.record({
      at: fc.array(key, { minLength: 1, maxLength: 3 }),
      kind: fc.constantFrom('set', 'unset', 'insert', 'remove'),
      value: fc.oneof(fc.string(), fc.constant({}), fc.constant({ a: 1 })),
    });
    fc.assert(
      fc.property(fc.array(op, { maxLength: 12 }), (ops) => {
        const start = new Map<DocKey, unknown>([[HOME, { a: { b: { c: 1 } }, b: 'text' }]]);
        let bodies: ReadonlyMap<DocKey, unknown> = start;
        const undo: Operation[][] = [];
        for (const each of ops) {
          const applied = applyOperations(bodies, [{ ...each, doc: HOME } as Operation]);
          if (!applied.ok) continue;
          bodies = applied.bodies;
          undo.unshift([...applied.inverse]);
        }
        for (const step of undo) {
          const undone = applyOperations(bodies, step);
          expect(undone.ok).toBe(true);
          if (undone.ok) bodies = undone.bodies;
        }
        expect(bodies).toEqual(start);
      }),
    );
  });
});
