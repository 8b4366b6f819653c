import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runQuoin, type Serving, startQuoin } from './testing/run-quoin.ts';
import { createServedSite } from './testing/served-site.ts';

const site = createServedSite({ isPublished: true });

it('a rotation keeps contributors signed in until the previous secrets are dropped', async () => {
  const first = await site.serve('serve');
  const session = await signIn(first.origin);
  // The names of the cookies contain the port.
  const { port } = new URL(first.origin);
  const running = await runQuoin('rotate-secrets', site.folder);
  expect([running.code, running.err]).toEqual([1, expect.stringContaining('already being served')]);
  await first.stop();

  const before = secrets();
  const rotated = await runQuoin('rotate-secrets', site.folder);
  expect([rotated.code, rotated.err], rotated.err).toEqual([0, expect.stringContaining('next start')]);
  expect(secrets().masterSecret).not.toBe(before.masterSecret);
  for (const secret of Object.values({ ...before, ...secrets() }))
    expect(rotated.out + rotated.err).not.toContain(secret);
  const second = await restart(port);
  expect(await statusOf(second.origin, session)).toBe(200);
  const newSession = await signIn(second.origin);
  await second.stop();

  expect((await runQuoin('rotate-secrets', site.folder, '--drop-previous')).code).toBe(0);
  const third = await restart(port);
  expect([await statusOf(third.origin, session), await statusOf(third.origin, newSession)]).toEqual([
    401, 200,
  ]);
});

async function restart(port: string): Promise<Serving> {
  const serving = await startQuoin('serve', site.folder, '--port', port);
  site.adopt(serving);
  return serving;
}

function secrets(): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(site.folder, '.quoin/secrets.json'), 'utf8'));
}

/** Returns the cookies of a new session. */
async function signIn(origin: string): Promise<string> {
  const { out } = await runQuoin('sign-in', site.folder, '--json');
  const response = await fetch(JSON.parse(out).url, { redirect: 'manual' });
  expect([origin, response.status]).toEqual([origin, 303]);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function statusOf(origin: string, cookie: string): Promise<number> {
  return (await fetch(`${origin}/api/editor/v1/site`, { headers: { cookie } })).status;
}
