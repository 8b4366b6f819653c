/** Returns the shard of a name, evenly distributed and stable. Not cryptographic. */
export function shardOf(name: string, count: number): number {
  // FNV-1a with a final mix, since `count` is a power of two and would use the low bits only.
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index++) {
    hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193);
  }
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 8) % count;
}
