import type { StoredRateLimit } from './persistent-rate-limiter.ts';
import { createRateLimiter } from './rate-limiter.ts';

/** Failed sign-ins per account (R-ESESS-API-09). Counted before the password is checked, reset on success. */
const MAX = 10;
const SECONDS = 15 * 60;

export interface SignInAttempts {
  /** Counts an attempt and returns 0, or returns the seconds to wait. */
  take(email: string, isKnown: boolean): number;
  reset(email: string): void;
}

/**
 * Counts attempts on existing accounts in storage, and on unknown emails in memory, which is bounded: storing them
 * would let clients fill the disk. Both write one row, so that they take the same time.
 */
export function createSignInAttempts(stored: StoredRateLimit, clock: () => number): SignInAttempts {
  const unknown = createRateLimiter(clock);
  return {
    take: (email, isKnown) => {
      const key = keyOf(email);
      if (isKnown) return stored.take(key, { max: MAX, seconds: SECONDS });
      const wait = unknown.take(key, [{ max: MAX, windowMs: SECONDS * 1000 }]) ?? 0;
      if (wait > 0) return wait;
      stored.reset(UNKNOWN);
      stored.take(UNKNOWN, { max: 1, seconds: SECONDS });
      return 0;
    },
    reset: (email) => stored.reset(keyOf(email)),
  };
}

const UNKNOWN = 'sign-in';

function keyOf(email: string): string {
  return `sign-in ${email}`;
}
