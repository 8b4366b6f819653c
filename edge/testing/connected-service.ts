import {
  joinChunks,
  RELAY_VERSION,
  RELAY_VERSION_HEADER,
  type RelayChunk,
  type RelayMessage,
  readRelayChunk,
  relayChunks,
} from '../../formatters/vocabulary/api/build-relay.ts';
import { askWorker } from './browser.ts';

/** A build service elsewhere that has connected to the Worker. */
export interface ConnectedService {
  /** Method and path of each request. */
  readonly asked: string[];
  /** Bytes of the largest message. */
  largest(): number;
  close(): void;
}

/** `respond` gets the text of each request; undefined: no response. */
export async function connectService(
  respond: (text: string) => Promise<object | undefined>,
  headers: Readonly<Record<string, string>> = {},
): Promise<ConnectedService> {
  const { webSocket: socket } = await askConnection(headers);
  if (!socket) throw new Error('The Worker has not accepted the connection');
  const asked: string[] = [];
  const requests = new Map<number, { readonly bytes: number; readonly chunks: RelayChunk[] }>();
  let largest = 0;
  const finish = async (id: number) => {
    const { bytes: size = 0, chunks = [] } = requests.get(id) ?? {};
    const content = joinChunks(chunks, size);
    const response = content && (await respond(new TextDecoder().decode(content)));
    if (response === undefined) return;
    const bytes = new TextEncoder().encode(JSON.stringify(response));
    const type = { status: 200, contentType: 'application/json' };
    const head: RelayMessage = { type: 'response', id, ...type, bytes: bytes.length };
    // The content may arrive before the message, and in any order.
    for (const chunk of [...relayChunks(id, bytes)].reverse()) socket.send(chunk);
    socket.send(JSON.stringify(head));
  };
  socket.addEventListener('message', ({ data }) => {
    if (typeof data === 'string') {
      const message = JSON.parse(data) as RelayMessage;
      if (message.type !== 'request') return;
      asked.push(`${message.method} ${message.path}`);
      requests.set(message.id, { bytes: message.bytes, chunks: [] });
      if (message.bytes === 0) void finish(message.id);
      return;
    }
    largest = Math.max(largest, data.byteLength);
    const chunk = readRelayChunk(new Uint8Array(data));
    requests.get(chunk.id)?.chunks.push(chunk);
    void finish(chunk.id);
  });
  socket.binaryType = 'arraybuffer';
  socket.accept();
  return { asked, largest: () => largest, close: () => socket.close() };
}

export function askConnection(headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return askWorker('https://shop.test/_admin/build-service', {
    headers: {
      authorization: 'Bearer admin-token-of-the-tests',
      upgrade: 'websocket',
      [RELAY_VERSION_HEADER]: RELAY_VERSION,
      ...headers,
    },
  });
}
