import {
  joinChunks,
  type RelayChunk,
  type RelayMessage,
} from '../../../formatters/vocabulary/api/build-relay.ts';

type ResponseMessage = Extract<RelayMessage, { readonly type: 'response' }>;

/** Responses that connected build services have not completed yet. In memory: an object with a request in progress stays there. */
export interface PendingResponses<Socket> {
  /** Begins a request. `response` rejects with `Disconnected`. */
  open(socket: Socket): { readonly id: number; readonly response: Promise<Response> };
  begin(socket: Socket, message: ResponseMessage): void;
  add(socket: Socket, chunk: RelayChunk): void;
  /** Fails the requests of a build service. */
  disconnect(socket: Socket): void;
}

/** The build service that had the request is gone. Another one can take it. */
export class Disconnected extends Error {
  override readonly name = 'Disconnected';
}

interface Pending<Socket> {
  readonly socket: Socket;
  head: ResponseMessage | undefined;
  readonly chunks: RelayChunk[];
  bytes: number;
  resolve(response: Response): void;
  reject(error: Error): void;
}

/** Objects have 128 MB of memory. */
const MAX_RESPONSE_BYTES = 50_000_000;

export function createPendingResponses<Socket>(): PendingResponses<Socket> {
  const all = new Map<number, Pending<Socket>>();
  /** Only the build service that has the request can respond. */
  const find = (socket: Socket, id: number) => {
    const found = all.get(id);
    return found?.socket === socket ? found : undefined;
  };
  const complete = (id: number, pending: Pending<Socket>) => {
    if (pending.bytes > MAX_RESPONSE_BYTES) {
      all.delete(id);
      pending.reject(new Error('The response of the build service is too large'));
      return;
    }
    const { head, bytes } = pending;
    if (head === undefined || head.bytes !== bytes) return;
    all.delete(id);
    const headers = { 'content-type': head.contentType };
    pending.resolve(new Response(joinChunks(pending.chunks, bytes), { status: head.status, headers }));
  };
  return {
    open: (socket) => {
      const id = unusedId(all);
      const response = new Promise<Response>((resolve, reject) => {
        all.set(id, { socket, head: undefined, chunks: [], bytes: 0, resolve, reject });
      });
      return { id, response };
    },
    begin: (socket, message) => {
      const pending = find(socket, message.id);
      if (pending === undefined) return;
      pending.head = message;
      complete(message.id, pending);
    },
    add: (socket, chunk) => {
      const pending = find(socket, chunk.id);
      if (pending === undefined) return;
      pending.chunks.push(chunk);
      pending.bytes += chunk.bytes.length;
      complete(chunk.id, pending);
    },
    disconnect: (socket) => {
      for (const [id, pending] of all) {
        if (pending.socket !== socket) continue;
        all.delete(id);
        pending.reject(new Disconnected('The build service has disconnected'));
      }
    },
  };
}

/** Random: after a restart of the object, a late response must not complete a new request. */
function unusedId(used: ReadonlyMap<number, unknown>): number {
  for (;;) {
    const [id = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (!used.has(id)) return id;
  }
}
