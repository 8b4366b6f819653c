/**
 * Keys of one site, derived from the master secret: a token of site A means nothing on site B, and one made for carts
 * means nothing as a session.
 */
export interface SiteKeys {
  /** `payload.mac`; the payload must be free of dots. */
  sign(purpose: string, payload: string): Promise<string>;
  /** The payload of a token that this site signed for this purpose. */
  verify(purpose: string, token: string): Promise<string | undefined>;
}

export function createSiteKeys(masterSecret: string, siteId: string): SiteKeys {
  const keyOf = async (purpose: string) => {
    const info = `quoin/1/${siteId}/${purpose}`;
    const known = derived.get(info);
    if (known !== undefined) return known;
    const key = await deriveKey(masterSecret, info);
    if (derived.size >= MOST_KEYS) derived.clear();
    derived.set(info, key);
    return key;
  };
  return {
    async sign(purpose, payload) {
      const mac = await crypto.subtle.sign('HMAC', await keyOf(purpose), encoder.encode(payload));
      return `${payload}.${base64Url(new Uint8Array(mac))}`;
    },
    async verify(purpose, token) {
      const dot = token.lastIndexOf('.');
      const mac =
        dot < 0 || token.length > LONGEST_TOKEN ? undefined : bytesOfBase64Url(token.slice(dot + 1));
      if (mac === undefined) return undefined;
      const payload = token.slice(0, dot);
      // Compares in constant time.
      const isOurs = await crypto.subtle.verify('HMAC', await keyOf(purpose), mac, encoder.encode(payload));
      return isOurs ? payload : undefined;
    },
  };
}

/** 128 bits or more that nobody can guess, as 22 characters that need no escaping anywhere. */
export function randomToken(bytes = 16): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** Derived once an isolate: there is one master secret. Values and never promises, as requests may not share those. */
const derived = new Map<string, CryptoKey>();
const MOST_KEYS = 1000;
const encoder = new TextEncoder();
const LONGEST_TOKEN = 1000;

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

/** Undefined for what is no such text. */
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
