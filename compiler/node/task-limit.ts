/** Runs at most this many tasks at a time; further ones wait. */
export function createTaskLimit(limit: number): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const pending: (() => void)[] = [];
  return async (run) => {
    if (running >= limit) await new Promise<void>((resolve) => pending.push(resolve));
    running += 1;
    try {
      return await run();
    } finally {
      running -= 1;
      pending.shift()?.();
    }
  };
}
