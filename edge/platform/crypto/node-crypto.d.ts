/** The only Node APIs that the Worker uses; both workerd and Cloudflare provide it. */
declare module 'node:crypto' {
  export function scrypt(
    password: string,
    salt: Uint8Array,
    bytes: number,
    cost: { readonly N: number; readonly r: number; readonly p: number; readonly maxmem: number },
    done: (error: Error | null, key: Uint8Array) => void,
  ): void;

  export function createHash(algorithm: 'sha256'): {
    update(text: string): void;
    digest(encoding: 'hex'): string;
  };
}
