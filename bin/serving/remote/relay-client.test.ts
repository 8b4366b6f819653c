import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { RELAY_PING, RELAY_PING_MS, RELAY_PONG } from '../../../formatters/vocabulary/api/build-relay.ts';
import { connectRelay } from './relay-client.ts';

let server: WebSocketServer | undefined;
afterEach(() => {
  vi.useRealTimers();
  for (const client of server?.clients ?? []) client.terminate();
  server?.close();
});

/** Connects to a Worker that responds to pings or not. Counts the pings that arrive. */
async function connect(respondsToPings: boolean) {
  const started = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server = started;
  let pings = 0;
  started.on('connection', (socket) =>
    socket.on('message', (message) => {
      if (String(message) !== RELAY_PING) return;
      if (!respondsToPings) pings += 1;
      // Counted when the response is on its way: it is read before the next ping is sent.
      else
        socket.send(RELAY_PONG, () => {
          pings += 1;
        });
    }),
  );
  await new Promise((resolve) => started.once('listening', resolve));
  const origin = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
  const buildService = { port: 1, token: 'x' };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const relay = await connectRelay({
    origin,
    token: 'x',
    buildService,
    accepts: () => true,
    isOnlyBuilds: false,
  });
  return { relay, pings: () => pings };
}

it('a connection on which nothing arrives any more is ended', async () => {
  const { relay, pings } = await connect(false);
  vi.advanceTimersByTime(RELAY_PING_MS);
  await expect.poll(pings).toBe(1);
  expect(relay.isOpen()).toBe(true);
  vi.advanceTimersByTime(RELAY_PING_MS);
  await relay.closed;
  expect(relay.isOpen()).toBe(false);
});

it('a connection that responds to pings stays open until it is closed', async () => {
  const { relay, pings } = await connect(true);
  for (const expected of [1, 2, 3, 4]) {
    vi.advanceTimersByTime(RELAY_PING_MS);
    await expect.poll(pings).toBe(expected);
  }
  expect(relay.isOpen()).toBe(true);
  await relay.close();
  await relay.closed;
});
