/** So often in so long. */
export interface RateLimit {
  readonly most: number;
  readonly windowMs: number;
}

export interface RateLimiter {
  /** The seconds to wait, when the next try would be one too many. */
  wait(key: string, limits: readonly RateLimit[]): number | undefined;
  /** Counts one try; answers the seconds to wait when it was one too many, which is then not counted. */
  take(key: string, limits: readonly RateLimit[]): number | undefined;
}

/** Keys that are remembered; who has this many addresses has no need to be forgotten. */
const MOST_KEYS = 50_000;

/**
 * Exact counts in the memory of one object: the times of the tries inside the longest window. Lost when the object
 * rests, which nobody makes it do who asks all the time. An empty key is nobody known, and has no limit.
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
      if (tries.size >= MOST_KEYS && !tries.has(key)) tries.delete(tries.keys().next().value ?? '');
      tries.set(key, [...timesOf(key, limits), clock()]);
      return undefined;
    },
  };
}

/** Milliseconds until the try before which there are fewer than `most` in the window. */
function waitFor({ most, windowMs }: RateLimit, times: readonly number[], now: number): number {
  const inside = times.filter((time) => time > now - windowMs);
  const oldest = inside[inside.length - most];
  return oldest === undefined ? 0 : oldest + windowMs - now;
}
