import { expect, it } from 'vitest';
import type { EditorCensusResponse, ScriptError } from '../../../formatters/vocabulary/api/census.ts';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { createApp } from '../../app.ts';
import type { ShardCensus } from '../../domain/census.ts';
import { openEditor } from '../../testing/editor.ts';
import { testEnv } from '../../testing/release.ts';
import { fakeNamespace } from '../../testing/store.ts';

const { signedIn } = openEditor();
const app = createApp();
const NOTHING: ShardCensus = { days: [], hours: [], minutes: [], names: [], speeds: [], errors: [] };

/** Returns the report on two shards with these counts; the others are empty. */
async function report(...shards: readonly Partial<ShardCensus>[]): Promise<EditorCensusResponse> {
  const left = [...shards];
  const CENSUS = fakeNamespace({ read: async () => ({ ...NOTHING, ...left.shift() }) });
  const request = new Request(`https://shop.test${API.editorCensus}`, {
    headers: (await signedIn()).headers(),
  });
  return (await app.fetch(request, { ...testEnv(), CENSUS })).json();
}

function error(message: string, firstOn: number, lastOn: number): ScriptError {
  return { message, place: 'a.js:1:2', stack: '', pagePath: '/', count: 1, firstOn, lastOn };
}

it('adds up the names of all shards, the most frequent first', async () => {
  const count = (name: string, number: number) => ({ kind: 'view' as const, name, count: number });
  const { names } = await report(
    { names: [count('/a', 1), count('/b', 2)] },
    { names: [count('/b', 3), count('/c', 1)] },
  );
  expect(names.view).toEqual([
    { name: '/b', count: 5 },
    { name: '/a', count: 1 },
    { name: '/c', count: 1 },
  ]);
});

it('lists at most fifty names', async () => {
  const names = Array.from({ length: 60 }, (_, index) => ({
    kind: 'view' as const,
    name: `/${index}`,
    count: 1,
  }));
  expect((await report({ names })).names.view).toHaveLength(50);
});

it('shows an error of two shards once, from the first time to the last', async () => {
  const { errors } = await report({ errors: [error('x', 2, 7)] }, { errors: [error('x', 5, 9)] });
  expect(errors).toEqual([{ ...error('x', 2, 9), count: 2 }]);
});

it('lists the latest errors first', async () => {
  const { errors } = await report({ errors: [error('old', 1, 1)] }, { errors: [error('new', 2, 2)] });
  expect(errors.map(({ message }) => message)).toEqual(['new', 'old']);
});

it('lists at most two hundred errors', async () => {
  const errors = Array.from({ length: 250 }, (_, index) => error(`${index}`, index, index));
  expect((await report({ errors })).errors).toHaveLength(200);
});
