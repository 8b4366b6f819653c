import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { runQuoin } from './testing/run-quoin.ts';
import { createServedSite } from './testing/served-site.ts';

const site = createServedSite();

/** The status of a page that is asked for under a name, as a browser or a proxy does. */
function statusOf(port: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: '/', headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.once('error', reject).end();
  });
}

describe('quoin serve', () => {
  it('answers to its own names, to the baseUrl of the site and to those it was told, and to no others', async () => {
    const serving = await site.serve('serve', '--allowed-host', 'shop.example, b.example:81');
    const { port } = new URL(serving.origin);
    const known = ['localhost', '127.0.0.1', 'shop.example'].map((name) => `${name}:${port}`);
    for (const host of [...known, 'harbour.example', 'shop.example', 'b.example:81'])
      expect([host, await statusOf(port, host)]).toEqual([host, 200]);
    for (const host of ['evil.test', 'localhost', 'b.example', 'www.harbour.example', '*', '@baseUrl'])
      expect([host, await statusOf(port, host)]).not.toEqual([host, 200]);
    // Beyond this machine, with nobody who tells addresses, limits by address do nothing.
    const again = await runQuoin('serve', site.folder, '--host', '0.0.0.0', '--port', '0');
    expect(again.err).toContain('Without --client-address-header, rate limits by IP address do not apply');
    expect(serving.said()).not.toContain('--client-address-header');
  });

  it('takes names only', async () => {
    for (const name of ['a b', 'https://shop.example', 'shop.example/x', '@baseUrl', '*.example']) {
      const refused = await runQuoin('serve', site.folder, '--allowed-host', name);
      expect([name, refused.code, refused.err]).toEqual([
        name,
        2,
        expect.stringContaining('Invalid host name'),
      ]);
    }
  });
});
