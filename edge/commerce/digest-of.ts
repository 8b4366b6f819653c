import { base64Url } from '../tenancy/site-keys.ts';

/** SHA-256 of some JSON, as text that needs no escaping. */
export async function digestOf(parts: readonly unknown[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
