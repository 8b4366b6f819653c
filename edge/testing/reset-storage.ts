import { reset } from 'cloudflare:test';
import { beforeAll } from 'vitest';
import { forgetActiveRelease } from '../release/active-release.ts';

/** The sites of `HOSTS` in vitest.config.ts. */
const SITES = ['shop', 'other'];

// A setup file: the files of a worker share one workerd process, and each starts with empty storage and without the id of
// the live release, which the Worker caches for a second.
beforeAll(async () => {
  await reset();
  for (const site of SITES) forgetActiveRelease(site);
});
