import { base64Url } from './site-keys.ts';

/**
 * Returns the SHA-256 of a text in base64url, 43 characters. For random tokens and public data; passwords use
 * `hashPassword`.
 */
export async function hashText(text: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
