/**
 * Eight characters that change when the text changes: two runs of FNV-1a with different offsets. They only tell one
 * version of a file from another; nobody gains anything by making two texts collide. No library, because it has to give
 * the same in a browser, a Worker and Node, at once.
 */
export function contentHash(text: string): string {
  let first = 0x811c9dc5;
  let second = 0xdeadbeef;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, PRIME);
    second = Math.imul(second ^ unit ^ (index & 0xff), PRIME);
  }
  return `${word(first)}${word(second)}`;
}

const PRIME = 0x01000193;

/** 32 bits as four letters and digits; some bits are lost, 20 remain. */
function word(bits: number): string {
  return (bits >>> 0).toString(36).padStart(7, '0').slice(-4);
}
