import { type IncomingMessage, request as sendRequest } from 'node:http';
import { WebSocket } from 'ws';
import {
  joinChunks,
  ONLY_BUILDS,
  RELAY_ACCEPTS_HEADER,
  RELAY_PING,
  RELAY_PING_MS,
  RELAY_VERSION,
  RELAY_VERSION_HEADER,
  type RelayChunk,
  type RelayMessage,
  readRelayChunk,
  relayChunks,
} from '../../../formatters/vocabulary/api/build-relay.ts';
import { AdminError } from '../admin/admin-client.ts';

export interface RelayOptions {
  /** The Worker. */
  readonly origin: string;
  readonly token: string;
  /** The server of the build service on this machine. */
  readonly buildService: { readonly port: number; readonly token: string };
  /** Which requests of the Worker are passed on; others get 501. */
  accepts(method: string, pathname: string): boolean;
  /** Others get the requests of the dashboard. */
  readonly isOnlyBuilds: boolean;
  /** Ends the attempt to connect, which throws its reason then. */
  readonly signal: AbortSignal;
}

/** A connection to a Worker elsewhere, which uses the build service on this machine. */
export interface Relay {
  isOpen(): boolean;
  /** Resolves when the connection has ended, on either side. */
  readonly closed: Promise<void>;
  /**
   * Resolves when all requests have their responses. Further requests are ignored: when the connection is closed, the Worker sends them
   * to another build service.
   */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** Time for the Worker to confirm that a connection is closed. */
const CLOSE_MS = 2000;

/** Throws `AdminError` when the Worker rejects the connection, and other errors when there is none. */
export async function connectRelay({
  origin,
  token,
  buildService,
  accepts,
  isOnlyBuilds,
  signal,
}: RelayOptions): Promise<Relay> {
  const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/_admin/build-service`, {
    headers: {
      authorization: `Bearer ${token}`,
      [RELAY_VERSION_HEADER]: RELAY_VERSION,
      ...(isOnlyBuilds && { [RELAY_ACCEPTS_HEADER]: ONLY_BUILDS }),
    },
    perMessageDeflate: false,
  });
  const requests = new Map<number, ReceivedRequest>();
  const responses = new Set<Promise<void>>();
  let isFinishing = false;
  const respond = async (id: number, received: ReceivedRequest, requested: Uint8Array) => {
    const { status, contentType, content } = await responseTo(received, requested, { buildService, accepts });
    if (socket.readyState !== WebSocket.OPEN) return;
    const head: RelayMessage = { type: 'response', id, status, contentType, bytes: content.length };
    const parts = [JSON.stringify(head), ...relayChunks(id, content)];
    // Called when the part is sent, or cannot be.
    await Promise.all(
      parts.map((part) => new Promise<void>((resolve) => socket.send(part, () => resolve()))),
    );
  };
  const add = (id: number, received: ReceivedRequest, chunks: readonly RelayChunk[]) => {
    received.chunks.push(...chunks);
    const content = joinChunks(received.chunks, received.bytes);
    if (content === undefined) return;
    requests.delete(id);
    const response = respond(id, received, content).finally(() => responses.delete(response));
    responses.add(response);
  };
  let isSilent = false;
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    isSilent = false;
    if (isBinary) {
      const chunk = readRelayChunk(data);
      const received = requests.get(chunk.id);
      if (received !== undefined) add(chunk.id, received, [chunk]);
      return;
    }
    const text = data.toString('utf8');
    if (!text.startsWith('{')) return;
    const message = JSON.parse(text) as RelayMessage;
    if (message.type !== 'request' || isFinishing) return;
    const { id, method, path, bytes } = message;
    const received: ReceivedRequest = { method, path, bytes, chunks: [] };
    requests.set(id, received);
    add(id, received, []);
  });
  await opened(socket, signal);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const ping = () => {
    // A connection that was lost silently, as when a laptop sleeps.
    if (isSilent) return socket.terminate();
    isSilent = true;
    socket.send(RELAY_PING, () => {});
  };
  // After a long build, messages that have arrived in the meantime are read first.
  const timer = setInterval(() => setImmediate(ping), RELAY_PING_MS);
  timer.unref();
  void closed.then(() => clearInterval(timer));
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    closed,
    finish: async () => {
      isFinishing = true;
      requests.clear();
      await Promise.all(responses);
    },
    close: async () => {
      socket.close(1000);
      const terminate = setTimeout(() => socket.terminate(), CLOSE_MS);
      await closed;
      clearTimeout(terminate);
    },
  };
}

interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly bytes: number;
  readonly chunks: RelayChunk[];
}

interface RelayedResponse {
  readonly status: number;
  readonly contentType: string;
  readonly content: Uint8Array;
}

async function opened(socket: WebSocket, signal: AbortSignal): Promise<void> {
  let abort = () => {};
  try {
    await new Promise<void>((resolve, reject) => {
      abort = () => {
        reject(signal.reason);
        socket.terminate();
      };
      signal.addEventListener('abort', abort);
      socket.once('open', resolve);
      // Not only once: a close event follows later errors.
      socket.on('error', reject);
      socket.once('unexpected-response', (_, response: IncomingMessage) => {
        // The request does not end it after a complete response, and this process would wait for the server to do so.
        const connection = response.socket;
        readContent(response)
          .then((content) => reject(new AdminError(response.statusCode ?? 500, messageOf(content))), reject)
          .finally(() => connection.destroy());
      });
    });
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

function messageOf(content: Buffer): string {
  try {
    return String((JSON.parse(content.toString('utf8')) as { readonly message: unknown }).message);
  } catch {
    return 'the server has rejected the connection';
  }
}

function responseTo(
  { method, path }: ReceivedRequest,
  content: Uint8Array,
  { buildService, accepts }: Pick<RelayOptions, 'buildService' | 'accepts'>,
): Promise<RelayedResponse> {
  const { port, token } = buildService;
  const { pathname } = new URL(path, 'http://build-service');
  if (!accepts(method, pathname)) return Promise.resolve(failed(501, 'Not available here'));
  return new Promise<RelayedResponse>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` };
    // Not `fetch`, which waits five minutes at most.
    const request = sendRequest({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      const { statusCode: status = 500 } = response;
      const contentType = response.headers['content-type'] ?? 'application/octet-stream';
      readContent(response).then((read) => resolve({ status, contentType, content: read }), reject);
    });
    request.on('error', reject);
    request.end(content);
  }).catch((error: Error) => failed(500, error.message));
}

function failed(status: number, message: string): RelayedResponse {
  return { status, contentType: 'application/json', content: Buffer.from(JSON.stringify({ message })) };
}

async function readContent(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of response as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}
