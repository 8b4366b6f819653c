// cspell:ignore bunx
import { expect, it } from 'vitest';
import { programCommand } from './package-manager.ts';

it.each([
  [undefined, 'quoin'],
  ['npm/10.8.2 node/v20.20.0 linux x64 workspaces/false', 'npx quoin'],
  ['pnpm/9.15.0 npm/? node/v20.20.0 linux x64', 'pnpm exec quoin'],
  ['yarn/1.22.22 npm/? node/v20.20.0 linux x64', 'yarn quoin'],
  ['bun/1.1.0 npm/? node/v20.20.0 linux x64', 'bunx quoin'],
])('started by %s, it is started again with %s', (agent, command) => {
  expect(programCommand({ npm_config_user_agent: agent })).toBe(command);
});
