import { hashText } from './hash-text.ts';

/** SHA-256 of some JSON, as text that needs no escaping. */
export function digestOf(parts: readonly unknown[]): Promise<string> {
  return hashText(JSON.stringify(parts));
}
