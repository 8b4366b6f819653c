import type { Command } from '../command.ts';

export type CommandTable = Readonly<Record<string, () => Promise<Command>>>;

/** Every command and how to load it: only the one that is asked for is read from the disk. */
export const commands: CommandTable = {
  build: async () => (await import('./build.ts')).build,
  check: async () => (await import('./check.ts')).check,
  render: async () => (await import('./render.ts')).render,
  test: async () => (await import('./test.ts')).test,
  explain: async () => (await import('./explain.ts')).explain,
};
