/** What a build does, one after the other. */
export type Step = 'read' | 'validate' | 'route' | 'render' | 'images' | 'scripts' | 'write';

/** Measures how long each step of one build takes, in milliseconds; without a clock all of it takes 0. */
export interface Watch {
  time<Result>(step: Step, run: () => Result): Result;
  wait<Result>(step: Step, run: () => Promise<Result>): Promise<Result>;
  ms(): Readonly<Record<Step, number>>;
}

export function createWatch(clock: () => number = () => 0): Watch {
  const ms = { read: 0, validate: 0, route: 0, render: 0, images: 0, scripts: 0, write: 0 };
  return {
    time: (step, run) => {
      const start = clock();
      const result = run();
      ms[step] += clock() - start;
      return result;
    },
    wait: async (step, run) => {
      const start = clock();
      const result = await run();
      ms[step] = clock() - start;
      return result;
    },
    ms: () => ({ ...ms }),
  };
}
