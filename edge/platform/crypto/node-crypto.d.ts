/** All that the Worker takes of Node: the one slow hash that both workerd and Cloudflare have. */
declare module 'node:crypto' {
  export function scrypt(
    password: string,
    salt: Uint8Array,
    bytes: number,
    cost: { readonly N: number; readonly r: number; readonly p: number; readonly maxmem: number },
    done: (error: Error | null, key: Uint8Array) => void,
  ): void;
}
