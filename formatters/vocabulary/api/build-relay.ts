/**
 * Messages between a Worker and a build service that has connected to it with `GET /_admin/build-service`. The Worker sends requests,
 * the build service responses; the content of both has `bytes` bytes and is sent in binary messages (`RelayChunk`).
 */
export type RelayMessage =
  | {
      readonly type: 'request';
      readonly id: number;
      readonly method: string;
      readonly path: string;
      readonly bytes: number;
    }
  | {
      readonly type: 'response';
      readonly id: number;
      readonly status: number;
      readonly contentType: string;
      readonly bytes: number;
    };

/** A part of the content of a request or response. Parts may arrive in any order, and before the message. */
export interface RelayChunk {
  readonly id: number;
  /** Position of the part in the content. */
  readonly start: number;
  readonly bytes: Uint8Array;
}

/** Changes with the messages. */
export const RELAY_VERSION = '1';
export const RELAY_VERSION_HEADER = 'x-quoin-relay';

/** Set to `builds` by a build service that only builds, and does not serve the dashboard. */
export const RELAY_ACCEPTS_HEADER = 'x-quoin-accepts';
export const ONLY_BUILDS = 'builds';

/** Bytes of one message. */
export const RELAY_CHUNK_BYTES = 256 * 1024;

/** The object responds to `RELAY_PING` without waking up. */
export const RELAY_PING = 'ping';
export const RELAY_PONG = 'pong';

/** How often a build service sends a ping. */
export const RELAY_PING_MS = 30_000;

/** Of id and position. */
const HEADER_BYTES = 8;

export function readRelayChunk(message: Uint8Array): RelayChunk {
  const header = new DataView(message.buffer, message.byteOffset, message.byteLength);
  return { id: header.getUint32(0), start: header.getUint32(4), bytes: message.subarray(HEADER_BYTES) };
}

/** Splits the content of one request or response into messages. */
export function* relayChunks(id: number, content: Uint8Array): Generator<Uint8Array<ArrayBuffer>> {
  for (let start = 0; start < content.length; start += RELAY_CHUNK_BYTES) {
    const bytes = content.subarray(start, start + RELAY_CHUNK_BYTES);
    const message = new Uint8Array(HEADER_BYTES + bytes.length);
    const header = new DataView(message.buffer);
    header.setUint32(0, id);
    header.setUint32(4, start);
    message.set(bytes, HEADER_BYTES);
    yield message;
  }
}

/** Joins the parts of a content of this size; undefined while some are missing. */
export function joinChunks(chunks: readonly RelayChunk[], size: number): Uint8Array<ArrayBuffer> | undefined {
  if (chunks.reduce((sum, { bytes }) => sum + bytes.length, 0) !== size) return undefined;
  const content = new Uint8Array(size);
  for (const { start, bytes } of chunks) content.set(bytes, start);
  return content;
}
