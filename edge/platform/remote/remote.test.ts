import { describe, expect, it } from 'vitest';
import { IDEMPOTENT_CALLS as METHODS } from '../../tenancy/idempotent-calls.ts';
import { createRemote, isRetryable } from './remote.ts';

interface Counter {
  add(amount: number): number;
}

/** Idempotent except for negative amounts. */
const IDEMPOTENT_CALLS = { add: (amount: number) => amount >= 0 };

/** An object whose first calls throw these errors. */
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
  }, IDEMPOTENT_CALLS);
  return { remote, state };
}

describe('an object that does not respond', () => {
  it('is called again with a new stub', async () => {
    const { remote, state } = counter([{ retryable: true }, { retryable: true }]);
    expect(await remote.add(3)).toBe(3);
    expect(state.stubs).toBe(3);
  });

  it('fails after three attempts', async () => {
    const { remote, state } = counter([{ retryable: true }, { retryable: true }, { retryable: true }]);
    await expect(remote.add(3)).rejects.toThrow('lost');
    expect(state).toEqual({ stubs: 3, total: 0 });
  });

  it('is not called again for non-idempotent methods', async () => {
    const { remote, state } = counter([{ retryable: true }]);
    const lost = await remote.add(-3).catch((error: unknown) => error);
    expect(state).toEqual({ stubs: 1, total: 0 });
    expect(isRetryable(lost)).toBe(true);
    for (const other of [new Error('x'), { retryable: true, overloaded: true }, null, 'lost'])
      expect(isRetryable(other)).toBe(false);
  });

  it('is not called again when overloaded or after an error', async () => {
    for (const failure of [{ retryable: true, overloaded: true }, { overloaded: true }, {}]) {
      const { remote, state } = counter([failure]);
      await expect(remote.add(3)).rejects.toThrow('lost');
      expect(state.stubs).toBe(1);
    }
  });

  it('can be awaited itself', async () => {
    const { remote } = counter([]);
    expect(await (await Promise.resolve(remote)).add(2)).toBe(2);
  });
});

describe('idempotent calls', () => {
  it('exclude methods that count or return something else the second time', () => {
    const once = {
      store: ['setStock'],
      cart: ['addCoupon'],
      forms: ['takeTurn', 'deleteSubmission'],
      restock: ['signUp', 'send'],
      census: ['add'],
      member: ['create', 'signIn', 'takeTurn', 'resetPassword', 'requestReset'],
      site: ['activate', 'rollback', 'importDocs'],
      account: ['signIn', 'signInWithKey', 'createSignInKey', 'saveContributor'],
    } as const;
    for (const [object, names] of Object.entries(once)) {
      const rules = METHODS[object as keyof typeof once];
      for (const name of names)
        expect([object, name, Object.hasOwn(rules, name)]).toEqual([object, name, false]);
    }
  });

  it('include adds with an id', () => {
    const add = { kind: 'cart', itemId: 'mug', sku: 'MUG', quantity: 1, available: null } as const;
    const mayRepeat = METHODS.cart.add;
    if (typeof mayRepeat !== 'function') throw new Error('It depends on the add.');
    const ana = { cartId: 'ana', clientAddress: '' };
    expect(mayRepeat(ana, add)).toBe(false);
    expect(mayRepeat(ana, { ...add, addId: 'x' })).toBe(true);
  });
});
