import { describe, expect, it } from 'vitest';
import { createRemote } from './remote.ts';

interface Counter {
  add(amount: number): number;
}

/** An object whose first answers are these errors. */
function counter(failures: readonly object[]) {
  const state = { stubs: 0, total: 0 };
  const left = [...failures];
  const remote = createRemote<Counter>(() => {
    state.stubs += 1;
    return {
      add: async (amount: number) => {
        const failure = left.shift();
        if (failure !== undefined) throw Object.assign(new Error('lost'), failure);
        state.total += amount;
        return state.total;
      },
    };
  });
  return { remote, state };
}

describe('an object that does not answer', () => {
  it('is asked again, each time anew', async () => {
    const { remote, state } = counter([{ retryable: true }, { retryable: true }]);
    expect(await remote.add(3)).toBe(3);
    expect(state.stubs).toBe(3);
  });

  it('is given up after three tries', async () => {
    const { remote, state } = counter([{ retryable: true }, { retryable: true }, { retryable: true }]);
    await expect(remote.add(3)).rejects.toThrow('lost');
    expect(state).toEqual({ stubs: 3, total: 0 });
  });

  it('is let alone when it has too much to do, or has refused', async () => {
    for (const failure of [{ retryable: true, overloaded: true }, { overloaded: true }, {}]) {
      const { remote, state } = counter([failure]);
      await expect(remote.add(3)).rejects.toThrow('lost');
      expect(state.stubs).toBe(1);
    }
  });

  it('may be awaited itself', async () => {
    const { remote } = counter([]);
    expect(await (await Promise.resolve(remote)).add(2)).toBe(2);
  });
});
