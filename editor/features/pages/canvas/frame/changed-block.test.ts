import { describe, expect, it } from 'vitest';
import { applyOperations, type Bodies, type Operation } from '../../../../../compiler/model/index.ts';
import { changedBlock } from './changed-block.ts';

const DOC = 'page:home';
const BODIES: Bodies = new Map([
  [
    DOC,
    {
      title: 'Home',
      sections: { top: { order: 'a0' } },
      blocks: {
        a: { kind: 2, section: 'top', layout: { col: 1 }, value: { markdown: 'one' } },
        b: { kind: 2, section: 'top', layout: { col: 2 }, value: { markdown: 'two' } },
      },
    },
  ],
  ['page:about', { title: 'About' }],
]);

function changed(...ops: readonly Operation[]): Bodies {
  const applied = applyOperations(BODIES, ops);
  if (!applied.ok) throw new Error(applied.message);
  return applied.bodies;
}

function set(at: readonly string[], value: unknown, doc: Operation['doc'] = DOC): Operation {
  return { kind: 'set', doc, at: [...at], value };
}

const TEXT = set(['blocks', 'a', 'value', 'markdown'], 'three');

describe('what has to be rendered', () => {
  it('is one block when only its value changed', () => {
    expect(changedBlock(BODIES, changed(TEXT), DOC)).toEqual({ id: 'a', value: { markdown: 'three' } });
  });

  it.each([
    ['where the block stands', changed(set(['blocks', 'a', 'layout', 'col'], 5))],
    ['two blocks', changed(TEXT, set(['blocks', 'b', 'value', 'markdown'], 'four'))],
    ['the title besides', changed(TEXT, set(['title'], 'Start'))],
    ['another document', changed(TEXT, set(['title'], 'Us', 'page:about'))],
    ['nothing', BODIES],
  ])('is the whole page after another change: %s', (_what, bodies) => {
    expect(changedBlock(BODIES, bodies, DOC)).toBeUndefined();
  });
});
