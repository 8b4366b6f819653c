/**
 * Which of `count` objects keeps what is called by this name: always the same one. Spreads evenly; nothing secret hangs
 * on it.
 */
export function spread(name: string, count: number): number {
  // FNV-1a; the last step mixes, as `count` is a power of two and would see the low bits only.
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index++) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 8) % count;
}
