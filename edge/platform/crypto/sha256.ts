import { createHash } from 'node:crypto';

/** A hash of many texts, without all of them in memory. */
export interface Sha256 {
  update(text: string): void;
  /** Hex. */
  digest(): string;
}

/** Synchronous, unlike that of `crypto.subtle`: nothing may change between two texts. */
export function createSha256(): Sha256 {
  const hash = createHash('sha256');
  return { update: (text) => hash.update(text), digest: () => hash.digest('hex') };
}
