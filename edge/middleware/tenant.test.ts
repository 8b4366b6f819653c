import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '../../formatters/vocabulary/api/paths.ts';
import { createApp } from '../app.ts';
import { createBrowser } from '../testing/browser.ts';
import { publishRelease, testEnv } from '../testing/release.ts';
import { shopData } from '../testing/shop.ts';

const app = createApp();

beforeAll(async () => {
  await publishRelease({ files: { 'index.html': 'Shop' }, edgeData: shopData() });
  const website = { id: 'other', baseUrl: 'https://olaria.example' };
  await publishRelease({ files: { 'index.html': 'Other' }, edgeData: shopData({ website }) }, 'other');
});

/** A request from a proxy over a plain connection. */
async function ask(url: string, env: object, headers: Readonly<Record<string, string>> = {}) {
  const response = await app.fetch(new Request(url, { headers }), { ...testEnv(), ...env });
  return { status: response.status, cookie: response.headers.get('set-cookie') ?? '' };
}

describe('hosts', () => {
  it('match the allow-list, and with @baseUrl the host of the live release', async () => {
    const HOSTS = JSON.stringify({ 'localhost:8080': 'other', '@baseUrl': 'other' });
    const status = async (url: string) => (await ask(url, { HOSTS })).status;
    expect(await status('http://localhost:8080/')).toBe(200);
    expect(await status('http://olaria.example/')).toBe(200);
    for (const host of [
      'localhost',
      'localhost:8081',
      'evil.test',
      'www.olaria.example',
      'olaria.example:81',
      '*',
    ])
      expect([host, await status(`http://${host}/`)]).toEqual([host, 404]);
    const none = JSON.stringify({ 'localhost:8080': 'shop', '@baseUrl': 'shop' });
    expect((await ask('http://olaria.example/', { HOSTS: none })).status).toBe(404);
  });
});

describe('cookies', () => {
  const HOSTS = JSON.stringify({ 'shop.test': 'shop', localhost: 'other', '@baseUrl': 'other' });
  const isSecure = async (url: string, env: object = {}, headers = {}) =>
    /; Secure/.test((await ask(url, { HOSTS, ...env }, headers)).cookie);
  const forwarded = { 'x-forwarded-proto': 'https' };

  it('are secure behind a trusted TLS proxy', async () => {
    expect(await isSecure('https://shop.test/')).toBe(true);
    expect(await isSecure('http://olaria.example/')).toBe(true);
    expect(await isSecure('http://shop.test/', { CLIENT_ADDRESS_HEADER: 'x-real-ip' }, forwarded)).toBe(true);
  });

  it('are not secure without a trusted proxy header', async () => {
    expect(await isSecure('http://shop.test/')).toBe(false);
    expect(await isSecure('http://localhost/')).toBe(false);
    expect(await isSecure('http://shop.test/', { CLIENT_ADDRESS_HEADER: '' }, forwarded)).toBe(false);
  });
});

describe('links in emails', () => {
  const ANY = JSON.stringify({ '*': 'shop' });

  it('never contain a host that only * matched', async () => {
    const victim = 'victim@example.com';
    const visitor = createBrowser('evil.test', async (request) =>
      app.fetch(request, { ...testEnv(), HOSTS: ANY }),
    );
    await visitor.get('/cart');
    await visitor.json('POST', API.account, { email: victim, password: 'a long password', name: 'V' });
    for (const email of [victim, 'unknown@example.com']) {
      const rejected = await visitor.json('POST', API.passwordResetLink, { email });
      expect([rejected.status, await rejected.json()]).toMatchObject([
        501,
        { message: expect.stringContaining('set the site URL') },
      ]);
    }
  });
});
