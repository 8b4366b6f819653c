import { afterEach, expect, it, vi } from 'vitest';
import { createTenant } from '../tenancy/tenant.ts';
import { publishRelease, storeRelease, testEnv } from '../testing/release.ts';

const tenant = createTenant(testEnv(), 'shop');

afterEach(() => vi.useRealTimers());

/** Activates a release in another isolate, which cannot clear the cache of this one. */
async function activateElsewhere(text: string): Promise<string> {
  const id = await storeRelease({ files: { 'index.html': text } });
  await tenant.site().activate('shop', { id, message: '', createdBy: 'ines' });
  return id;
}

it('a release of another isolate is live here after a second', async () => {
  const first = await publishRelease({ files: { 'index.html': 'one' } });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  expect((await tenant.release())?.id).toBe(first);
  const second = await activateElsewhere('two');
  vi.setSystemTime(Date.now() + 999);
  expect((await tenant.release())?.id).toBe(first);
  vi.setSystemTime(Date.now() + 1);
  expect((await tenant.release())?.id).toBe(second);
});
