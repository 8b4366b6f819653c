import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyOperations, type DocKey, type Operation } from '../../../../compiler/model/index.ts';
import { propertyRuns } from '../../../../fixtures/property-runs.ts';
import { anyOperations, START } from '../testing/arbitrary-operations.ts';
import { compactOperations } from './compact-operations.ts';
import { withPrevious } from './history.ts';

const HOME: DocKey = 'page:home';

function set(at: string, value: string): Operation {
  return { doc: HOME, at: at.split('.'), kind: 'set', value };
}

describe('compactOperations', () => {
  it('merges typing a word into one operation', () => {
    const typed = ['H', 'He', 'Hel'].map((text) => set('title', text));
    expect(compactOperations(typed)).toEqual([set('title', 'Hel')]);
  });

  it('drops an insert followed by a remove', () => {
    const ops: readonly Operation[] = [
      { doc: HOME, at: ['blocks', 'a'], kind: 'insert', value: {} },
      { doc: HOME, at: ['blocks', 'a'], kind: 'remove' },
    ];
    expect(compactOperations(ops)).toEqual([]);
  });

  it('has the same effect as the original operations', () => {
    fc.assert(
      fc.property(anyOperations, (candidates) => {
        let bodies = START;
        const ops: Operation[] = [];
        for (const op of candidates) {
          const known = withPrevious(bodies, [op]);
          const applied = applyOperations(bodies, [op]);
          if (!applied.ok || known === undefined) continue;
          bodies = applied.bodies;
          ops.push(...known);
        }
        const compacted = compactOperations(ops);
        const applied = applyOperations(START, compacted);
        expect(applied.ok && applied.bodies).toEqual(bodies);
        expect(compacted.length).toBeLessThanOrEqual(ops.length);
      }),
      { numRuns: propertyRuns(500) },
    );
  });
});
