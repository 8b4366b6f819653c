import { base64Url } from './site-keys.ts';

/**
 * SHA-256 of a text, as 43 characters that need no escaping. For what nobody could guess, or what is no secret: a password has
 * its own, slow hash.
 */
export async function hashText(text: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
