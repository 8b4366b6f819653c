/** Runs tasks one at a time, in order. */
export type Queue = <Result>(run: () => Promise<Result>) => Promise<Result>;

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const next = last.then(run, run);
    last = next;
    return next;
  };
}
