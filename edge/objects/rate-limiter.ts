/** At most `max` uses in any period of `windowMs`. */
export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}

export interface RateLimiter {
  /** Returns the seconds to wait if the next use exceeds a limit. */
  wait(key: string, limits: readonly RateLimit[]): number | undefined;
  /** Counts a use, or returns the seconds to wait without counting it. */
  take(key: string, limits: readonly RateLimit[]): number | undefined;
}

/** Maximum number of keys in memory; the oldest are evicted. */
const MAX_KEYS = 50_000;

/**
 * Exact sliding-window limits in the memory of an object. Lost when the object is evicted, which does not happen under
 * load. An empty key is not limited.
 */
export function createRateLimiter(clock: () => number): RateLimiter {
  const tries = new Map<string, number[]>();
  const timesOf = (key: string, limits: readonly RateLimit[]) => {
    const since = clock() - Math.max(...limits.map(({ windowMs }) => windowMs));
    return (tries.get(key) ?? []).filter((time) => time > since && time <= clock());
  };
  const wait: RateLimiter['wait'] = (key, limits) => {
    if (key === '') return undefined;
    const times = timesOf(key, limits);
    const longest = Math.max(...limits.map((limit) => waitFor(limit, times, clock())));
    return longest > 0 ? Math.ceil(longest / 1000) : undefined;
  };
  return {
    wait,
    take(key, limits) {
      const seconds = wait(key, limits);
      if (seconds !== undefined || key === '') return seconds;
      if (tries.size >= MAX_KEYS && !tries.has(key)) tries.delete(tries.keys().next().value ?? '');
      tries.set(key, [...timesOf(key, limits), clock()]);
      return undefined;
    },
  };
}

/** Milliseconds until fewer than `max` uses are inside the window. */
function waitFor({ max, windowMs }: RateLimit, times: readonly number[], now: number): number {
  const inside = times.filter((time) => time > now - windowMs);
  const oldest = inside[inside.length - max];
  return oldest === undefined ? 0 : oldest + windowMs - now;
}
