import { beforeAll, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { publishRelease, testEnv } from '../../testing/release.ts';
import { shopData } from '../../testing/shop.ts';

const app = createApp();
const PAGE = '<!doctype html><body><p>Home</p></body>';

const policies = ["default-src 'self'; script-src 'self'"];

beforeAll(() => publishRelease({ files: { 'index.html': PAGE }, policies, edgeData: shopData() }));

const ask = async (path: string, env: object) =>
  app.fetch(new Request(`https://shop.test${path}`), { ...testEnv(), ...env });

it('pages reload in quoin dev', async () => {
  const env = { LIVE_RELOAD: 'true' };
  expect(await (await ask('/', env)).text()).toContain('<script src="/_dev/reload.js" defer></script>');
  expect((await ask('/_dev/reload.js', env)).status).toBe(200);
});

it('pages that allow no scripts do not reload', async () => {
  await publishRelease({
    files: { 'index.html': PAGE },
    policies: ["default-src 'none'"],
    edgeData: shopData(),
  });
  expect(await (await ask('/', { LIVE_RELOAD: 'true' })).text()).toBe(PAGE);
  await publishRelease({ files: { 'index.html': PAGE }, policies, edgeData: shopData() });
});

it('pages are not compressed in quoin dev, so that they can reload', async () => {
  const files = { 'index.html': PAGE + ' '.repeat(2000) };
  await publishRelease({ files, policies, edgeData: shopData() });
  const request = new Request('https://shop.test/', { headers: { 'accept-encoding': 'gzip' } });
  const response = await app.fetch(request, { ...testEnv(), LIVE_RELOAD: 'true' });
  expect(await response.text()).toContain('/_dev/reload.js');
  await publishRelease({ files: { 'index.html': PAGE }, policies, edgeData: shopData() });
});

it('public servers have neither the script nor its events', async () => {
  expect(await (await ask('/', {})).text()).toBe(PAGE);
  for (const path of ['/_dev/reload.js', '/_dev/events']) {
    const response = await ask(path, {});
    await response.body?.cancel();
    expect([path, response.status]).toEqual([path, 404]);
  }
});
