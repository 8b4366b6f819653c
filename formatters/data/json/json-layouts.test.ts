import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Value } from '../../contract.ts';
import { jsonText } from './json-text.ts';
import { spacedJson } from './spaced-json.ts';

describe.each([
  ['spacedJson', spacedJson],
  ['jsonText', (value: Value) => jsonText(value)],
] as const)('%s', (_name, layOut) => {
  it('is JSON of the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ depthSize: 'medium' }), (value) => {
        expect(JSON.parse(layOut(value as Value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('does not close a script', () => {
    expect(layOut({ '</a': ['</script>', '<!--'] })).not.toContain('</');
  });
});

describe('spacedJson', () => {
  it('breaks lines for objects only', () => {
    expect(spacedJson([1, [], {}, [2, [3]]])).toBe('[ 1, [ ], { }, [ 2, [ 3 ] ] ]');
    expect(spacedJson({ a: [{ b: 1 }] })).toBe('{\n  "a": [ {\n    "b": 1\n  } ]\n}');
  });
});
