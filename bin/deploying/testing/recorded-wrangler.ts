import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A command that was run, with the secrets of its file. */
export interface RecordedCommand {
  readonly args: readonly string[];
  readonly secrets?: Readonly<Record<string, string>>;
}

/** The account at Cloudflare, of which this machine has none. */
export interface AccountState {
  readonly signedIn: boolean;
  readonly hasBucket: boolean;
  /** Names; undefined when there is no Worker. */
  readonly secrets: readonly string[] | undefined;
  /** URL of the deployed Worker. */
  readonly target: string;
  /** Error of `wrangler deploy`. */
  readonly error?: string;
}

/** Wrangler as it is installed in a site, without an account: it records its commands and responds like the account. */
export interface RecordedWrangler {
  set(state: AccountState): void;
  /** Returns the commands since the last call. */
  commands(): readonly RecordedCommand[];
}

export function installRecordedWrangler(site: string): RecordedWrangler {
  const folder = join(site, 'node_modules/wrangler');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(site, 'package.json'), '{}');
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'wrangler', version: '0.0.0', bin: { wrangler: 'wrangler.mjs' } }),
  );
  writeFileSync(join(folder, 'wrangler.mjs'), PROGRAM);
  const log = join(folder, 'commands.ndjson');
  return {
    set: (state) => writeFileSync(join(folder, 'state.json'), JSON.stringify(state)),
    commands: () => {
      const lines = readFileSync(log, 'utf8').split('\n').filter(Boolean);
      rmSync(log);
      return lines.map((line) => JSON.parse(line) as RecordedCommand);
    },
  };
}

const PROGRAM = `
import { appendFileSync, readFileSync, statSync } from 'node:fs';
const args = process.argv.slice(2);
const at = (name) => new URL(name, import.meta.url);
const { signedIn, hasBucket, secrets, target, error } = JSON.parse(readFileSync(at('state.json'), 'utf8'));
const file = args[args.indexOf('--secrets-file') + 1];
const hasFile = args.includes('--secrets-file');
const uploaded = hasFile ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
if (hasFile && (statSync(file).mode & 0o077) !== 0) fail('other users can read ' + file);
const shown = args.filter((_, index) => args[index - 1] !== '--secrets-file');
appendFileSync(at('commands.ndjson'), JSON.stringify({ args: shown, secrets: uploaded }) + '\\n');
const [command, ...rest] = args;
if (command === 'whoami' && !signedIn) fail('Not logged in');
if (rest[1] === 'info' && !hasBucket) fail('The specified bucket does not exist. [code: 10006]');
if (command === 'secret' && secrets === undefined) fail('This Worker does not exist on your account. [code: 10007]');
if (command === 'secret') console.log(JSON.stringify(secrets.map((name) => ({ name, type: 'secret_text' }))));
if (command === 'deploy' && error) fail(error);
if (command === 'deploy')
  appendFileSync(process.env.WRANGLER_OUTPUT_FILE_PATH, JSON.stringify({ type: 'deploy', targets: [target] }) + '\\n');
function fail(text) {
  console.error('X [ERROR] ' + text);
  process.exit(1);
}
`;
