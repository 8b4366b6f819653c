import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { RELAY_PING, RELAY_PING_MS, RELAY_PONG } from '../../../formatters/vocabulary/api/build-relay.ts';
import { connectRelay } from './relay-client.ts';

/** Shorter than the time after which servers end an unused connection. */
const WAIT = { timeout: 4000 };

let server: WebSocketServer | undefined;
let rejecting: Server | undefined;
afterEach(() => {
  vi.useRealTimers();
  for (const client of server?.clients ?? []) client.terminate();
  server?.close();
  rejecting?.closeAllConnections();
  rejecting?.close();
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
    signal: new AbortController().signal,
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

/** Connects to a server without WebSockets: it responds with this status, or never. */
async function connectTo(status: number | undefined, signal = new AbortController().signal) {
  const sockets: Socket[] = [];
  const started = createServer({ keepAliveTimeout: 0 }, () => {}).on('upgrade', (_, socket: Socket) => {
    sockets.push(socket);
    const content = '{"message":"Not here"}';
    const head = `HTTP/1.1 ${status} No\r\nContent-Length: ${content.length}\r\n\r\n`;
    if (status !== undefined) socket.write(`${head}${content}`);
    socket.resume();
  });
  rejecting = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
  const service = { buildService: { port: 1, token: 'x' }, accepts: () => true, isOnlyBuilds: false };
  return { sockets, connecting: connectRelay({ origin, token: 'x', ...service, signal }) };
}

it('a server that rejects the connection keeps no process waiting', async () => {
  const { sockets, connecting } = await connectTo(501);
  await expect(connecting).rejects.toMatchObject({ status: 501, message: 'Not here' });
  await vi.waitFor(() => expect(sockets[0]?.readableEnded || sockets[0]?.destroyed).toBe(true), WAIT);
});

it('an attempt to connect ends with its signal', async () => {
  const controller = new AbortController();
  const reason = new Error('stopped');
  const { sockets, connecting } = await connectTo(undefined, controller.signal);
  void vi.waitFor(() => expect(sockets.length).toBe(1), WAIT).then(() => controller.abort(reason));
  await expect(connecting).rejects.toBe(reason);
  await vi.waitFor(() => expect(sockets[0]?.readableEnded || sockets[0]?.destroyed).toBe(true), WAIT);
});

it('the requests that have begun get their responses before the end, and no others', async () => {
  const releases: (() => void)[] = [];
  const built = createServer((request, response) => {
    releases.push(() => response.end(`built ${request.url}`));
  });
  await new Promise<void>((resolve) => built.listen(0, '127.0.0.1', resolve));
  const buildService = { port: (built.address() as AddressInfo).port, token: 'x' };
  const started = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server = started;
  await new Promise((resolve) => started.once('listening', resolve));
  const origin = `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
  const received: string[] = [];
  const worker = new Promise<(id: number) => void>((resolve) =>
    started.on('connection', (socket) => {
      socket.on('message', (message, isBinary) => {
        if (!isBinary) received.push(String(JSON.parse(String(message)).id));
      });
      resolve((id) =>
        socket.send(JSON.stringify({ type: 'request', id, method: 'POST', path: `/${id}`, bytes: 0 })),
      );
    }),
  );
  const { signal } = new AbortController();
  const options = { origin, token: 'x', buildService, accepts: () => true, isOnlyBuilds: false, signal };
  const relay = await connectRelay(options);
  const send = await worker;
  send(1);
  await expect.poll(() => releases.length).toBe(1);
  const finished = relay.finish();
  send(2);
  let isFinished = false;
  void finished.then(() => {
    isFinished = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isFinished).toBe(false);
  for (const release of releases) release();
  await finished;
  await relay.close();
  await expect.poll(() => received).toEqual(['1']);
  expect(releases.length).toBe(1);
  built.close();
});
