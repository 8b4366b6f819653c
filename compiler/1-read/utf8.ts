export function encodeUtf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Bytes that are no UTF-8 become U+FFFD; a byte order mark goes. */
export function decodeUtf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8').decode(bytes);
}
