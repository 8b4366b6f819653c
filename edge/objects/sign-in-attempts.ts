import type { StoredRateLimit } from './persistent-rate-limiter.ts';
import { createRateLimiter } from './rate-limiter.ts';

/** Failed sign-ins per account and address or known device (R-ESESS-API-09). Reset on success. */
const MAX = 10;
/** For unknown devices also per account, so that guesses from many addresses are limited too. */
const MAX_OF_ACCOUNT = 50;
const SECONDS = 15 * 60;

export interface SignInAttempt {
  readonly email: string;
  /** The address or the known device, hashed: stored counts must not contain addresses. */
  readonly source: string;
  /** Whether the account was signed in to on this device before. Guesses elsewhere do not count for it. */
  readonly isKnownDevice: boolean;
}

export interface SignInAttempts {
  /** Counts an attempt before the password is checked and returns 0, or returns the seconds to wait. */
  take(attempt: SignInAttempt, isKnown: boolean): number;
  reset(attempt: SignInAttempt): void;
}

/**
 * Counts attempts on existing accounts in storage, and on unknown emails in memory, which is bounded: storing them
 * would let clients fill the disk. Both write the same number of rows, so that they take the same time.
 */
export function createSignInAttempts(stored: StoredRateLimit, clock: () => number): SignInAttempts {
  const unknown = createRateLimiter(clock);
  const takeUnknown = (key: string, max: number) => {
    const wait = unknown.take(key, [{ max, windowMs: SECONDS * 1000 }]) ?? 0;
    if (wait > 0) return wait;
    stored.reset(UNKNOWN);
    return stored.take(UNKNOWN, { max: 1, seconds: SECONDS });
  };
  return {
    take: (attempt, isKnown) => {
      for (const [key, max] of limitsOf(attempt)) {
        const wait = isKnown ? stored.take(key, { max, seconds: SECONDS }) : takeUnknown(key, max);
        if (wait > 0) return wait;
      }
      return 0;
    },
    reset: (attempt) => {
      for (const [key] of limitsOf(attempt)) stored.reset(key);
    },
  };
}

const UNKNOWN = 'sign-in';

function limitsOf({ email, source, isKnownDevice }: SignInAttempt): readonly (readonly [string, number])[] {
  const own = [`sign-in ${email} ${source}`, MAX] as const;
  return isKnownDevice ? [own] : [own, [`sign-in ${email}`, MAX_OF_ACCOUNT]];
}
