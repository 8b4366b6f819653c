/** The steps of a build, in order. */
export type Step = 'read' | 'validate' | 'route' | 'render' | 'images' | 'scripts' | 'write';

/** Measures how long each step of one build takes, in milliseconds. Without a clock, all durations are 0. */
export interface Stopwatch {
  time<Result>(step: Step, run: () => Result): Result;
  wait<Result>(step: Step, run: () => Promise<Result>): Promise<Result>;
  ms(): Readonly<Record<Step, number>>;
}

export function createStopwatch(clock: () => number = () => 0): Stopwatch {
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
      ms[step] += clock() - start;
      return result;
    },
    ms: () => ({ ...ms }),
  };
}
