import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyOperations, type DocKey, valueAt } from '../../../../compiler/model/index.ts';
import { propertyRuns } from '../../../../fixtures/property-runs.ts';
import { canonicalJson } from '../../../../formatters/index.ts';
import { differences } from '../changes/differences.ts';
import type { Choice } from '../state/staging.ts';
import type { OpStore } from '../store/op-store.ts';
import { anyOperation } from '../testing/arbitrary-operations.ts';
import { commandOf, createTestContext, openEditor } from '../testing/test-store.ts';
import { sameJson } from './json-equal.ts';
import { mergeBodies } from './merge.ts';

const HOME: DocKey = 'page:home';

const key = fc.constantFrom('a', 'b', 'c', '__proto__');
const { body: arbitraryBody } = fc.letrec<{ body: unknown }>((tie) => ({
  body: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom('x', 'y', 1, null),
    fc.array(key, { maxLength: 2 }),
    fc.dictionary(key, tie('body'), { maxKeys: 3 }),
  ),
}));

const anyEdits = fc.array(anyOperation, { minLength: 1, maxLength: 12 });
const anyChoices = fc.infiniteStream(fc.constantFrom<Choice>('ours', 'theirs', 'both'));

function decideAll(store: OpStore, choices: Iterator<Choice>): void {
  for (const { id } of store.states.getState().conflicts)
    if (!store.resolve(id, choices.next().value).ok) store.resolve(id, 'theirs');
}

describe('mergeBodies', () => {
  it('converges for any edits of two users once all conflicts are resolved', async () => {
    await fc.assert(
      fc.asyncProperty(anyEdits, anyEdits, anyChoices, async (anas, ruis, choices) => {
        const context = createTestContext();
        const [ana, rui] = [await openEditor(context), await openEditor(context, { name: 'b' })];
        for (const op of anas) ana.store.run(commandOf(op));
        for (const op of ruis) rui.store.run(commandOf(op));
        for (let round = 0; round < 3; round++)
          for (const { store, sync } of [ana, rui]) {
            await sync.flush();
            decideAll(store, choices);
            await sync.flush();
          }
        for (const { sync } of [ana, rui]) await sync.refresh();
        const served = canonicalJson(
          context.site
            .docs()
            .map(({ key, body }) => [key, body])
            .sort(),
        );
        for (const { store } of [ana, rui]) {
          const { head, conflicts, pending } = store.states.getState();
          expect(conflicts).toEqual([]);
          expect(pending).toEqual([]);
          expect(canonicalJson([...head].sort())).toBe(served);
        }
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it('applies each of our differences, or reports a conflict, unless theirs is equal', () => {
    fc.assert(
      fc.property(arbitraryBody, arbitraryBody, arbitraryBody, (base, ours, theirs) => {
        const { ops, conflicts } = mergeBodies(HOME, { base, ours, theirs });
        const applied = applyOperations(new Map([[HOME, theirs]]), ops);
        expect(applied.ok).toBe(true);
        const merged = applied.ok ? applied.bodies.get(HOME) : undefined;
        const inConflict = (at: readonly string[]) =>
          conflicts.some((conflict) => conflict.at.every((name, index) => at[index] === name));
        for (const { at, to } of differences(base, ours))
          expect(inConflict(at) || sameJson(valueAt(merged, at), to)).toBe(true);
        for (const { at, to } of differences(base, theirs))
          expect(sameJson(valueAt(merged, at), to)).toBe(true);
      }),
      { numRuns: propertyRuns(2000) },
    );
  });

  it('converges two editors with 500 random edits each at different paths without losing any', async () => {
    const places = fc.array(fc.tuple(fc.constantFrom('x', 'y', 'z'), fc.nat(20), fc.integer()), {
      minLength: 500,
      maxLength: 500,
    });
    await fc.assert(
      fc.asyncProperty(places, places, fc.infiniteStream(fc.nat(9)), async (anas, ruis, pauses) => {
        const context = createTestContext();
        const [ana, rui] = [await openEditor(context), await openEditor(context, { name: 'b' })];
        const expected: Record<string, unknown> = {};
        for (let index = 0; index < 500; index++)
          for (const [editor, edits, name] of [
            [ana, anas, 'ana'],
            [rui, ruis, 'rui'],
          ] as const) {
            const [record, field, value] = edits[index] ?? ['x', 0, 0];
            const at = [`${record}-${name}-${field}`];
            editor.store.run(commandOf({ doc: HOME, at, kind: 'set', value }));
            expected[at[0] ?? ''] = value;
            if (pauses.next().value === 0) await editor.sync.flush();
          }
        for (const editor of [ana, rui]) await editor.sync.flush();
        for (const editor of [ana, rui]) await editor.sync.refresh();
        expect(context.site.doc(HOME)?.body).toMatchObject(expected);
        expect(canonicalJson(ana.body(HOME))).toBe(canonicalJson(context.site.doc(HOME)?.body));
        expect(canonicalJson(rui.body(HOME))).toBe(canonicalJson(context.site.doc(HOME)?.body));
        expect(ana.store.states.getState().conflicts).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });
});
