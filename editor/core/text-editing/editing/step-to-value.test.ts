import { expect, it } from 'vitest';
import type { DocKey } from '../../../../compiler/model/index.ts';
import { setValue } from '../../commands/set-value.ts';
import { createTestContext, openEditor } from '../../operations/testing/test-store.ts';
import { stepToValue } from './step-to-value.ts';

const DOC: DocKey = 'page:home';
const AT = ['title'];

async function stored() {
  const { store, body } = await openEditor(createTestContext());
  const title = () => (body(DOC) as { readonly title: unknown }).title;
  const start = title();
  const write = (value: string, part: string) =>
    store.run((bodies) => ({
      ...setValue({ doc: DOC, at: AT, value, label: 'Edit text' })(bodies),
      key: 'text-1',
      part,
      isOneStep: true,
    }));
  const seen: unknown[] = [];
  const goTo = (value: unknown) =>
    stepToValue(store, { doc: DOC, at: AT, value, key: 'text-1', onStep: (each) => seen.push(each) });
  return { store, title, start, write, goTo, seen };
}

it('parts of one editing session are separate undo steps, sent together', async () => {
  const { store, title, start, write } = await stored();
  write('Wor', '1');
  write('Words', '1');
  write('**Words**', '2');
  expect(store.states.getState().pending).toHaveLength(1);
  store.undo();
  expect(title()).toBe('Words');
  store.undo();
  expect(title()).toBe(start);
});

it('undo and redo in the text undo and redo exactly these steps', async () => {
  const { store, title, start, write, goTo, seen } = await stored();
  write('Words', '1');
  write('**Words**', '2');
  expect(goTo(start)).toBe(true);
  expect(seen).toEqual(['Words', start]);
  expect(title()).toBe(start);
  expect(store.states.getState().history).toMatchObject({ done: 0, steps: [{}, {}] });
  expect(goTo('**Words**')).toBe(true);
  expect(title()).toBe('**Words**');
  expect(store.states.getState().history.done).toBe(2);
});

it('a value that no step leads to is stored instead', async () => {
  const { store, start, write, goTo, title } = await stored();
  write('Words', '1');
  expect(goTo('Other words')).toBe(false);
  store.run(setValue({ doc: DOC, at: ['urlId'], value: 'elsewhere', label: 'Edit URL slug' }));
  // Other changes in between are not undone.
  expect(goTo(start)).toBe(false);
  expect(title()).toBe('Words');
});
