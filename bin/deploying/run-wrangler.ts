import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface WranglerResult {
  readonly code: number;
  readonly out: string;
  /** Both streams, as the person would see them. */
  readonly log: string;
}

export interface WranglerOptions {
  /** The script, as `findWrangler` returns it. */
  readonly script: string;
  /** The folder of the deployment, with `wrangler.json`. */
  readonly folder: string;
  /** Called with each piece of output; absent: the output is only returned. */
  onOutput?(text: string): void;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a command of Wrangler. Tokens of the account reach it through the environment only. */
export async function runWrangler(
  args: readonly string[],
  { script, folder, onOutput, environment = {} }: WranglerOptions,
): Promise<WranglerResult> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...QUIET, ...environment },
  });
  let out = '';
  let log = '';
  const read = (text: string) => {
    log += text;
    onOutput?.(text);
  };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    read(text);
  });
  child.stderr.setEncoding('utf8').on('data', read);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? 1, out, log };
}

/** Without prompts, usage data and reports to the maintainers of Wrangler. */
const QUIET = {
  CI: 'true',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  NO_COLOR: '1',
};
