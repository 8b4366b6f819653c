/** Runs tasks one at a time, in order. */
export type Queue = <Result>(run: () => Promise<Result>) => Promise<Result>;

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const turn = last.then(run, run);
    last = turn;
    return turn;
  };
}
