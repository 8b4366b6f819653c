/**
 * Returns eight characters that change with the text: two runs of FNV-1a with different offsets. They only distinguish versions
 * of a file; a collision is no security risk. Not from a library, because it must be synchronous and equal in browsers, Workers
 * and Node.
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

/** 32 bits as four letters and digits; 20 bits remain. */
function word(bits: number): string {
  return (bits >>> 0).toString(36).padStart(7, '0').slice(-4);
}
