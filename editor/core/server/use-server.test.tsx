import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenPart, openInEditor, waitUntil } from '../hooks/testing/open-in-editor.tsx';
import { QueryContent } from './query-content.tsx';
import { type ServerData, useServer } from './use-server.ts';

interface Load {
  readonly resolve: (data: string) => void;
  readonly reject: (error: Error) => void;
}

let part: OpenPart;
let loads: Load[];
/** What the hook returned, by render. */
let states: ServerData<string>[];
beforeEach(() => {
  loads = [];
  states = [];
});
afterEach(() => part.close());

function Part() {
  const load = () => new Promise<string>((resolve, reject) => loads.push({ resolve, reject }));
  states.push(useServer(['test'], load));
  return null;
}

const open = async () => {
  part = await openInEditor(<Part />);
};
const last = () => states.at(-1) as ServerData<string>;
const respond = (index: number, data: string) => act(async () => loads[index]?.resolve(data));
const fail = (index: number, error: Error) => act(async () => loads[index]?.reject(error));
const refetch = () => act(async () => last().refetch());

describe('data of the server', () => {
  it('R-SHELL-FETCH-01: is pending, then there or failed', async () => {
    await open();
    const seen = [[last().isPending, last().data, last().error]];
    await respond(0, 'a');
    await waitUntil(() => !last().isPending);
    seen.push([last().isPending, last().data, last().error]);
    await part.close();
    await open();
    const error = new Error('away');
    await fail(1, error);
    await waitUntil(() => !last().isPending);
    seen.push([last().isPending, last().data, last().error]);
    expect(seen).toEqual([
      [true, undefined, null],
      [false, 'a', null],
      [false, undefined, error],
    ]);
  });

  it('R-SHELL-FETCH-02: is loaded again on request', async () => {
    await open();
    await respond(0, 'a');
    await waitUntil(() => !last().isFetching);
    await refetch();
    await waitUntil(() => last().isFetching);
    expect(loads).toHaveLength(2);
  });

  it('R-SHELL-FETCH-03: is that of the last of two overlapping requests', async () => {
    await open();
    await respond(0, 'a');
    await refetch();
    await refetch();
    await respond(2, 'c');
    await waitUntil(() => last().data === 'c');
    await respond(1, 'b');
    await refetch();
    await waitUntil(() => last().isFetching);
    expect(last().data).toBe('c');
  });

  it('stays while it is loaded again', async () => {
    await open();
    await respond(0, 'a');
    await waitUntil(() => !last().isFetching);
    await refetch();
    await waitUntil(() => last().isFetching);
    expect(last().data).toBe('a');
  });
});

function Panel() {
  const load = () => new Promise<string>((resolve, reject) => loads.push({ resolve, reject }));
  return <QueryContent from={useServer(['panel'], load)}>{(text) => text}</QueryContent>;
}

it('R-SHELL-MSG-11: a failure is shown in its panel until it is loaded again', async () => {
  part = await openInEditor(<Panel />);
  const retry = () =>
    [...part.container.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again');
  await fail(0, new Error('away'));
  await waitUntil(() => retry() !== undefined);
  await act(async () => retry()?.click());
  await respond(1, '3 orders');
  await waitUntil(() => part.container.textContent.includes('3 orders'));
  expect(part.container.textContent).toBe('3 orders');
});
