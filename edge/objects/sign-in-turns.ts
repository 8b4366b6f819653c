/** Sign-ins without a wait: as many at once, as if a site had not been used for a minute. */
const BURST = 60;
/** Above that, one sign-in of a site starts per second: each hashes a password. */
const INTERVAL_MS = 1000;
/** Waiting requests take memory; a request that would wait longer is rejected. */
const MAX_WAIT_MS = 15_000;

export interface SignInTurns {
  /** Returns the milliseconds to wait before a sign-in of a site, or undefined without counting it when too many wait. */
  take(siteId: string): number | undefined;
}

/**
 * Slows the sign-ins of a site down instead of rejecting them, so that a flood of invented emails does not keep others
 * out. In the memory of an object, like a rate limiter.
 */
export function createSignInTurns(clock: () => number): SignInTurns {
  /** When all turns that were given are over. */
  const ends = new Map<string, number>();
  return {
    take(siteId) {
      const now = clock();
      const last = ends.get(siteId) ?? 0;
      const end = (last < now || last > now + MAX_AHEAD_MS ? now : last) + INTERVAL_MS;
      const wait = Math.max(0, end - now - BURST * INTERVAL_MS);
      if (wait > MAX_WAIT_MS) return undefined;
      ends.set(siteId, end);
      return wait;
    },
  };
}

/** Further ahead only if the clock was set back. */
const MAX_AHEAD_MS = BURST * INTERVAL_MS + MAX_WAIT_MS;
