/** An id that nobody has to guess: 32 hex digits. `crypto.randomUUID` is not there on plain http. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
