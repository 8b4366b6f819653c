import { DurableObject } from 'cloudflare:workers';
import {
  ONLY_BUILDS,
  RELAY_ACCEPTS_HEADER,
  RELAY_PING,
  RELAY_PING_MS,
  RELAY_PONG,
  type RelayMessage,
  readRelayChunk,
  relayChunks,
} from '../../../formatters/vocabulary/api/build-relay.ts';
import type { BuildServiceObject } from '../../domain/build-service.ts';
import type { Env } from '../../platform/env.ts';
import { createPendingResponses, Disconnected } from './pending-responses.ts';

/** A build may block the process for this long. */
const MAX_SILENCE_MS = 10 * RELAY_PING_MS;

/**
 * Passes requests of a site to build services elsewhere, which have connected to it. Each request goes to one of them: the one that
 * connected last, of those that accept it. Sleeps while nothing is requested.
 */
export class BuildServiceDO extends DurableObject<Env> implements BuildServiceObject {
  readonly #pending = createPendingResponses<WebSocket>();

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(RELAY_PING, RELAY_PONG));
  }

  isConnected(): boolean {
    return this.#newest(true) !== undefined;
  }

  override async fetch(request: Request): Promise<Response> {
    if (request.headers.get('upgrade') === 'websocket') return this.#accept(request);
    const content = new Uint8Array(await request.arrayBuffer());
    const isBuild = new URL(request.url).pathname === '/build';
    for (;;) {
      const socket = this.#newest(isBuild);
      if (socket === undefined) return new Response('No build service is connected', { status: 503 });
      try {
        return await this.#send(socket, request, content);
      } catch (error) {
        if (!(error instanceof Disconnected)) throw error;
        // Another build service takes the request.
        close(socket);
      }
    }
  }

  override webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): void {
    if (typeof message !== 'string') {
      this.#pending.add(socket, readRelayChunk(new Uint8Array(message)));
      return;
    }
    const read = readMessage(message);
    if (read?.type === 'response') this.#pending.begin(socket, read);
  }

  override webSocketClose(socket: WebSocket): void {
    this.#pending.disconnect(socket);
  }

  override webSocketError(socket: WebSocket): void {
    this.#pending.disconnect(socket);
  }

  #accept({ headers }: Request): Response {
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    server.serializeAttachment({
      connectedOn: Date.now(),
      isOnlyBuilds: headers.get(RELAY_ACCEPTS_HEADER) === ONLY_BUILDS,
    } satisfies Attachment);
    return new Response(null, { status: 101, webSocket: client });
  }

  async #send(socket: WebSocket, { method, url }: Request, content: Uint8Array): Promise<Response> {
    const { pathname, search } = new URL(url);
    const { id, response } = this.#pending.open(socket);
    const timer = setInterval(() => {
      if (!this.#isAlive(socket)) this.#pending.disconnect(socket);
    }, RELAY_PING_MS);
    try {
      try {
        const path = `${pathname}${search}`;
        const head: RelayMessage = { type: 'request', id, method, path, bytes: content.length };
        socket.send(JSON.stringify(head));
        for (const chunk of relayChunks(id, content)) socket.send(chunk);
      } catch {
        this.#pending.disconnect(socket);
      }
      return await response;
    } finally {
      clearInterval(timer);
    }
  }

  /** `isBuild`: among all, otherwise among those that also serve the dashboard. */
  #newest(isBuild: boolean): WebSocket | undefined {
    const open = this.ctx
      .getWebSockets()
      .filter((socket) => this.#isAlive(socket) && (isBuild || !attachmentOf(socket).isOnlyBuilds));
    return open.sort((one, other) => attachmentOf(other).connectedOn - attachmentOf(one).connectedOn)[0];
  }

  #isAlive(socket: WebSocket): boolean {
    if (socket.readyState !== WebSocket.OPEN) return false;
    const lastPing =
      this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? attachmentOf(socket).connectedOn;
    return Date.now() - lastPing < MAX_SILENCE_MS;
  }
}

interface Attachment {
  readonly connectedOn: number;
  readonly isOnlyBuilds: boolean;
}

function attachmentOf(socket: WebSocket): Attachment {
  return socket.deserializeAttachment() as Attachment;
}

/** Does nothing when it is closed already. */
function close(socket: WebSocket): void {
  try {
    socket.close(1011, 'It does not respond');
  } catch {
    // The other side has closed it.
  }
}

/** Undefined for messages of other versions. */
function readMessage(text: string): RelayMessage | undefined {
  try {
    return JSON.parse(text) as RelayMessage;
  } catch {
    return undefined;
  }
}
