/** Signs tokens with keys derived from the master secret. A token is valid for one site and one purpose only. */
export interface SiteKeys {
  /** Returns `payload.mac`; the payload must not contain dots. */
  sign(purpose: string, payload: string): Promise<string>;
  /** Returns the payload of a token that this site signed for this purpose; undefined for others. */
  verify(purpose: string, token: string): Promise<string | undefined>;
}

/** Signs with the first secret. Tokens that another one signed are valid, too, so that secrets can be replaced. */
export function createSiteKeys(masterSecrets: readonly [string, ...string[]], siteId: string): SiteKeys {
  const [current] = masterSecrets;
  const keyOf = async (secret: string, purpose: string) => {
    const info = `quoin/1/${siteId}/${purpose}`;
    const name = `${secret}/${info}`;
    const known = derived.get(name);
    if (known !== undefined) return known;
    const key = await deriveKey(secret, info);
    if (derived.size >= MAX_KEYS) derived.clear();
    derived.set(name, key);
    return key;
  };
  return {
    async sign(purpose, payload) {
      const mac = await crypto.subtle.sign('HMAC', await keyOf(current, purpose), encoder.encode(payload));
      return `${payload}.${base64Url(new Uint8Array(mac))}`;
    },
    async verify(purpose, token) {
      const dot = token.lastIndexOf('.');
      const mac =
        dot < 0 || token.length > MAX_TOKEN_LENGTH ? undefined : bytesOfBase64Url(token.slice(dot + 1));
      if (mac === undefined) return undefined;
      const payload = token.slice(0, dot);
      for (const secret of masterSecrets) {
        // Compares in constant time.
        if (await crypto.subtle.verify('HMAC', await keyOf(secret, purpose), mac, encoder.encode(payload)))
          return payload;
      }
      return undefined;
    },
  };
}

/** Returns a random base64url token; 22 characters for the default of 128 bits. */
export function randomToken(bytes = 16): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** Cache of the isolate. Holds values, since requests must not share promises. */
const derived = new Map<string, CryptoKey>();
const MAX_KEYS = 1000;
const encoder = new TextEncoder();
const MAX_TOKEN_LENGTH = 1000;

async function deriveKey(masterSecret: string, info: string): Promise<CryptoKey> {
  const master = await crypto.subtle.importKey('raw', encoder.encode(masterSecret), 'HKDF', false, [
    'deriveKey',
  ]);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info: encoder.encode(info) },
    master,
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    false,
    ['sign', 'verify'],
  );
}

export function base64Url(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Returns undefined for invalid base64url. */
export function bytesOfBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9_-]+$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
  } catch {
    return undefined;
  }
}
