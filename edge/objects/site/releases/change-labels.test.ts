import { describe, expect, it } from 'vitest';
import { applyOperations, type Operation } from '../../../../compiler/model/index.ts';
import { remainingLabels, type Step } from './change-labels.ts';

const DOC = 'page:home';
const LIVE = { title: 'Home', blocks: { a: { text: 'Hello', row: 1 }, b: { text: 'Bye', row: 2 } } };

const set = (path: string, value: unknown): Operation => ({
  doc: DOC,
  at: path.split('.'),
  kind: 'set',
  value,
});
const step = (label: string, ...ops: readonly Operation[]): Step => ({ label, ops });
const BLOCK_A = { doc: DOC, at: ['blocks', 'a'] } satisfies Partial<Operation>;

/** Returns the labels after the last step. */
function labels(steps: readonly Step[], { isNew = false } = {}): readonly string[] {
  const live = isNew ? undefined : LIVE;
  const before = new Map(live === undefined ? [] : [[DOC, live] as const]);
  const applied = applyOperations(
    before,
    steps.flatMap(({ ops }) => ops ?? []),
  );
  if (!applied.ok) throw new Error(applied.message);
  return remainingLabels(steps, { key: DOC, live, newest: applied.bodies.get(DOC) });
}

describe('labels of changes since the release', () => {
  it('are listed once, oldest first', () => {
    const steps = [
      step('Edit title', set('title', 'A')),
      step('Edit text', set('blocks.a.text', 'x')),
      step('Edit title', set('title', 'B')),
    ];
    expect(labels(steps)).toEqual(['Edit title', 'Edit text']);
  });

  it('omit undone changes', () => {
    const steps = [
      step('Move block', set('blocks.a.row', 3)),
      step('Edit text', set('blocks.a.text', 'x')),
      step('Resize block', set('blocks.a.row', 4)),
      step('Resize block', set('blocks.a.row', 3)),
      step('Edit title', set('title', 'A')),
      step('Edit text', set('blocks.a.text', 'Hello')),
    ];
    expect(labels(steps)).toEqual(['Move block', 'Edit title']);
  });

  it('omit changes of content that was added and removed', () => {
    const added: Operation = { doc: DOC, at: ['blocks', 'c'], kind: 'insert', value: { text: 'New' } };
    const steps = [
      step('Add block', added),
      step('Edit text', set('blocks.c.text', 'Newer')),
      step('Delete block', { doc: DOC, at: ['blocks', 'c'], kind: 'remove' }),
      step('Edit title', set('title', 'A')),
    ];
    expect(labels(steps)).toEqual(['Edit title']);
  });

  it('omit changes of content that was deleted', () => {
    const steps = [
      step('Edit text', set('blocks.a.text', 'x')),
      step('Delete block', { ...BLOCK_A, kind: 'remove' }),
    ];
    expect(labels(steps)).toEqual(['Delete block']);
    const whole = step('Delete page', { doc: DOC, at: [], kind: 'remove' });
    expect(labels([...steps, whole])).toEqual(['Delete page']);
  });

  it('omit a deletion that was undone', () => {
    const steps = [
      step('Edit title', set('title', 'A')),
      step('Delete block', { ...BLOCK_A, kind: 'remove' }),
      step('Delete block', { ...BLOCK_A, kind: 'insert', value: { row: 1, text: 'Hello' } }),
    ];
    expect(labels(steps)).toEqual(['Edit title']);
  });

  it('start with the creation of a new document', () => {
    const created: Operation = { doc: DOC, at: [], kind: 'insert', value: LIVE };
    const steps = [
      step('Add page', created),
      step('Edit title', set('title', 'A')),
      step('Edit title', set('title', 'Home')),
    ];
    expect(labels(steps, { isNew: true })).toEqual(['Add page']);
  });

  it('are complete when the history is not', () => {
    const steps = [step('Edit title', set('title', 'A')), step('Edit title, back', set('title', 'Home'))];
    const options = { key: DOC, live: LIVE, newest: { ...LIVE, blocks: {} } } as const;
    expect(remainingLabels(steps, options)).toEqual(['Edit title', 'Edit title, back']);
    expect(remainingLabels([{ label: 'Long ago', ops: undefined }], options)).toEqual(['Long ago']);
    expect(remainingLabels([step('Odd', set('title.x', 1))], options)).toEqual(['Odd']);
  });
});
