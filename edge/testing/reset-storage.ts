import { listDurableObjectIds, reset, runInDurableObject } from 'cloudflare:test';
import { type DurableObject, env } from 'cloudflare:workers';
import { beforeAll } from 'vitest';
import { forgetActiveRelease } from '../release/active-release.ts';

/** The sites of `HOSTS` in vitest.config.ts. */
const SITES = ['shop', 'other'];

// A setup file: the files of a worker share one workerd process, and each starts with empty storage and without the id of
// the live release, which the Worker caches for a second.
beforeAll(async () => {
  await wakeObjects();
  await reset();
  for (const site of SITES) forgetActiveRelease(site);
});

/** `reset` keeps the storage of objects that workerd removed from memory, as it does after ten seconds without a request. */
async function wakeObjects(): Promise<void> {
  await wake(env.ACCOUNT);
  await wake(env.CART);
  await wake(env.CENSUS);
  await wake(env.FORMS);
  await wake(env.MEMBER);
  await wake(env.RESTOCK);
  await wake(env.SITE);
  await wake(env.STORE);
}

async function wake<Instance extends DurableObject>(
  namespace: DurableObjectNamespace<Instance>,
): Promise<void> {
  for (const id of await listDurableObjectIds(namespace))
    await runInDurableObject(namespace.get(id), () => undefined);
}
