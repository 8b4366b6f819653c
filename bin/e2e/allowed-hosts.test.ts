import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { runQuoin } from './testing/run-quoin.ts';
import { createServedSite } from './testing/served-site.ts';

const site = createServedSite({ isPublished: true });

/** Requests the home page with the given `Host` header and returns the status. */
function statusOf(port: string, host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path: '/', headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    outgoing.once('error', reject).end();
  });
}

describe('quoin serve', () => {
  it('serves localhost, the host of baseUrl and the allowed hosts, and rejects all other hosts', async () => {
    const serving = await site.serve('serve', '--allowed-host', 'shop.example, b.example:81');
    const { port } = new URL(serving.origin);
    const localHosts = ['localhost', '127.0.0.1', 'shop.example'].map((name) => `${name}:${port}`);
    for (const host of [...localHosts, 'harbour.example', 'shop.example', 'b.example:81'])
      expect([host, await statusOf(port, host)]).toEqual([host, 200]);
    for (const host of ['evil.test', 'localhost', 'b.example', 'www.harbour.example', '*', '@baseUrl'])
      expect([host, await statusOf(port, host)]).not.toEqual([host, 200]);
    // On a public interface without a header for the client address, rate limits by IP address do not work.
    const publicServer = await runQuoin('serve', site.folder, '--host', '0.0.0.0', '--port', '0');
    expect(publicServer.err).toContain(
      'Without --client-address-header, rate limits by IP address do not apply',
    );
    expect(serving.output()).not.toContain('--client-address-header');
  });

  it('says that limits by address are off, behind a proxy on this machine too, unless it names the address', async () => {
    const serving = await site.serve();
    expect(serving.output()).toContain('Rate limits by IP address are off. Behind a reverse proxy, set');
    await serving.stop();
    const behindProxy = await site.serve('serve', '--client-address-header', 'x-forwarded-for');
    expect(behindProxy.output()).not.toContain('Rate limits by IP address');
  });

  it('rejects an --allowed-host that is not a host name', async () => {
    for (const name of ['a b', 'https://shop.example', 'shop.example/x', '@baseUrl', '*.example']) {
      const result = await runQuoin('serve', site.folder, '--allowed-host', name);
      expect([name, result.code, result.err]).toEqual([
        name,
        2,
        expect.stringContaining('Invalid host name'),
      ]);
    }
  });
});
