import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createServedSite } from './testing/served-site.ts';

const site = createServedSite({ isPublished: true });

/** Sends a request that HTTP clients never send; returns the status of the response. */
function send(port: number, lines: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.end([...lines, 'Connection: close', '', ''].join('\r\n')),
    );
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    socket.once('error', reject).once('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])));
  });
}

it('quoin serve rejects requests for a tunnel with 405, and logs nothing', async () => {
  const { origin } = await site.serve();
  const log = () => readFileSync(join(site.folder, '.quoin/workerd.log'), 'utf8');
  const logBefore = log();
  const port = Number(new URL(origin).port);
  const tunnel = (authority: string) => send(port, [`CONNECT ${authority} HTTP/1.1`, `Host: ${authority}`]);
  expect([await tunnel('shop.test:443'), await tunnel(`localhost:${port}`)]).toEqual([405, 405]);
  expect([await tunnel('[::1'), await tunnel('')]).toEqual([400, 400]);
  expect(log()).toBe(logBefore);
});

it('quoin serve rejects requests without a valid host, and logs no error', async () => {
  const { origin } = await site.serve();
  const port = Number(new URL(origin).port);
  const own = `localhost:${port}`;
  const get = (...hosts: readonly string[]) =>
    send(port, ['GET / HTTP/1.1', ...hosts.map((host) => `Host: ${host}`)]);
  for (const host of [
    'localhost:99999',
    'a b',
    '[::1',
    '%zz',
    '',
    `a@${own}`,
    `${own}/shop`,
    `${own}?x`,
    `${own}:1`,
    `${own}*`,
    '<script>',
  ])
    expect([host, await get(host)]).toEqual([host, 400]);
  expect([await get(), await get(own, 'evil.test'), await get('evil.test'), await get(own)]).toEqual([
    400, 400, 404, 200,
  ]);
  const options = (host: string) => send(port, ['OPTIONS * HTTP/1.1', `Host: ${host}`]);
  expect([await options(own), await options('a b')]).toEqual([204, 400]);
  expect(readFileSync(join(site.folder, '.quoin/workerd.log'), 'utf8')).not.toMatch(
    /"level":"error"|TypeError/,
  );
});
