// The program of Bun. cspell:ignore bunx
/** A package manager, and what it is called on the command line. */
export type PackageManager = (typeof MANAGERS)[number];

const MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;

/** The package manager that started this process, with a script or `npx`. Each of them sets `npm_config_user_agent`. */
export function callingPackageManager({
  npm_config_user_agent: agent = '',
}: NodeJS.ProcessEnv): PackageManager | undefined {
  return MANAGERS.find((name) => agent.startsWith(`${name}/`));
}

/** How each of them runs a program that is installed in a site. */
const RUN: Readonly<Record<PackageManager, string>> = {
  npm: 'npx quoin',
  pnpm: 'pnpm exec quoin',
  yarn: 'yarn quoin',
  bun: 'bunx quoin',
};

/** What starts this program again in a terminal: in a site that has it as a package, it is not on the path. */
export function programCommand(environment: NodeJS.ProcessEnv): string {
  const manager = callingPackageManager(environment);
  return manager === undefined ? 'quoin' : RUN[manager];
}
