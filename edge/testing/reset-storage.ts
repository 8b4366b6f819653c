import { listDurableObjectIds, reset, runInDurableObject } from 'cloudflare:test';
import { type DurableObject, env } from 'cloudflare:workers';
import { beforeAll } from 'vitest';
import { forgetActiveRelease } from '../release/active-release.ts';

/** The sites of `HOSTS` in vitest.config.ts. */
const SITES = ['shop', 'other'];

// A setup file: the files of a worker share one workerd process, and each starts with empty storage and without the id of
// the live release, which the Worker caches for a second.
beforeAll(async () => {
  if (Date.now() - lastReset() > MAX_AWAKE_MS) await wakeObjects();
  await reset();
  Reflect.set(globalThis, LAST_RESET, Date.now());
  for (const site of SITES) forgetActiveRelease(site);
});

/** All objects that were used since then are still in memory. */
const MAX_AWAKE_MS = 8000;
/** Global: each test file evaluates this file again. */
const LAST_RESET = Symbol.for('quoin.lastReset');

function lastReset(): number {
  return Number(Reflect.get(globalThis, LAST_RESET) ?? 0);
}

/**
 * `reset` keeps the storage of objects that workerd removed from memory, as it does after ten seconds without a request.
 * Wakes those whose contents other files would notice: carts and visits have random ids.
 */
async function wakeObjects(): Promise<void> {
  const { ACCOUNT, SITE, STORE, RESTOCK, FORMS, MEMBER } = env;
  for (const namespace of [ACCOUNT, SITE, STORE, RESTOCK, FORMS, MEMBER]) await wake(namespace);
}

async function wake<Instance extends DurableObject>(
  namespace: DurableObjectNamespace<Instance>,
): Promise<void> {
  for (const id of await listDurableObjectIds(namespace))
    await runInDurableObject(namespace.get(id), () => undefined);
}
