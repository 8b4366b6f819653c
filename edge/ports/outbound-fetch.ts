import type { Env } from '../platform/env.ts';

/** The `fetch` that reaches the internet: of the binding on plain workerd, the global one on Cloudflare. */
export function outboundFetch({ INTERNET }: Pick<Env, 'INTERNET'>): typeof fetch {
  return INTERNET === undefined
    ? (input, init) => fetch(input, init)
    : (input, init) => INTERNET.fetch(input as string, init);
}
