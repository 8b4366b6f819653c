import type { StoredRateLimit } from './persistent-rate-limiter.ts';
import { createRateLimiter } from './rate-limiter.ts';

/** Wrong passwords of one account (R-ESESS-API-09). Counted before the password is looked at, forgotten if right. */
const MOST = 10;
const SECONDS = 15 * 60;

export interface Guesses {
  /** Counts one guess: 0 when it is allowed, else the seconds to wait. */
  take(email: string, isKnown: boolean): number;
  reset(email: string): void;
}

/**
 * Counts guesses: those of accounts for good, those of emails that nobody has in memory, of which there is only so much.
 * Otherwise whoever invents emails would fill the disk. Both write one row, so that they take the same time.
 */
export function createGuesses(stored: StoredRateLimit, clock: () => number): Guesses {
  const unknown = createRateLimiter(clock);
  return {
    take: (email, isKnown) => {
      const key = keyOf(email);
      if (isKnown) return stored.take(key, { most: MOST, seconds: SECONDS });
      const wait = unknown.take(key, [{ most: MOST, windowMs: SECONDS * 1000 }]) ?? 0;
      if (wait > 0) return wait;
      stored.reset(NOBODY);
      stored.take(NOBODY, { most: 1, seconds: SECONDS });
      return 0;
    },
    reset: (email) => stored.reset(keyOf(email)),
  };
}

const NOBODY = 'sign-in';

function keyOf(email: string): string {
  return `sign-in ${email}`;
}
