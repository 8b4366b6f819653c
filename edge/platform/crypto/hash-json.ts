import { hashText } from './hash-text.ts';

/** Returns the SHA-256 of a JSON value in base64url. */
export function hashJson(parts: readonly unknown[]): Promise<string> {
  return hashText(JSON.stringify(parts));
}
