import type { Command } from '../input/command.ts';

export type CommandTable = Readonly<Record<string, () => Promise<Command>>>;

/** Loaders of all commands; only the requested command is loaded. */
export const commands: CommandTable = {
  init: async () => (await import('./init.ts')).init,
  build: async () => (await import('./build.ts')).build,
  dev: async () => (await import('./dev.ts')).dev,
  serve: async () => (await import('./serve.ts')).serve,
  'sign-in': async () => (await import('./sign-in.ts')).signIn,
  'rotate-secrets': async () => (await import('./rotate-secrets.ts')).rotateSecrets,
  check: async () => (await import('./check.ts')).check,
  theme: async () => (await import('./theme.ts')).theme,
  context: async () => (await import('./context.ts')).context,
  render: async () => (await import('./render.ts')).render,
  test: async () => (await import('./test.ts')).test,
  publish: async () => (await import('./publish.ts')).publish,
  releases: async () => (await import('./releases.ts')).releases,
  rollback: async () => (await import('./rollback.ts')).rollback,
  deploy: async () => (await import('./deploy.ts')).deploy,
  'build-service': async () => (await import('./build-service.ts')).buildService,
  move: async () => (await import('./move.ts')).move,
  explain: async () => (await import('./explain.ts')).explain,
};
