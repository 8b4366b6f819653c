import { readFileSync } from 'node:fs';
import { CommandError } from '../../printing/command-error.ts';

/** Name of the environment variable with the admin token: options are visible to other processes. */
const VARIABLE = 'QUOIN_TOKEN';

/** The option of commands that may call a Worker elsewhere. */
export const tokenFileOption = {
  type: 'string',
  value: 'FILE',
  description: `file with the ADMIN_TOKEN of the Worker (default: the variable ${VARIABLE})`,
} as const;

/** Throws `CommandError` for a token file without a Worker elsewhere. */
export function checkTokenFile(tokenFile: string | undefined, isElsewhere: boolean): void {
  if (tokenFile === undefined || isElsewhere) return;
  throw new CommandError('usage', '--token-file is for a Worker elsewhere', 'use it with --to URL');
}

export interface AdminToken {
  readonly token: string;
  /** The variable or the file, for messages. */
  readonly name: string;
}

export interface TokenSource {
  /** File with the token; undefined: the environment variable. */
  readonly file: string | undefined;
  readonly environment: NodeJS.ProcessEnv;
}

/** Reads the admin token of the Worker at `origin`. Throws `CommandError`. */
export function readAdminToken(origin: string, { file, environment }: TokenSource): AdminToken {
  const name = file ?? VARIABLE;
  const token = file === undefined ? (environment[VARIABLE] ?? '') : readTokenFile(file, origin);
  const what = `the ADMIN_TOKEN of the Worker at ${origin}`;
  if (token === '' && file !== undefined)
    throw new CommandError('usage', `The token file ${file} is empty`, `write ${what} to it`);
  if (token === '')
    throw new CommandError(
      'usage',
      `The environment variable ${VARIABLE} is not set`,
      `set it to ${what}, or use --token-file FILE`,
    );
  if (!/^[\x21-\x7e]+$/.test(token))
    throw new CommandError('usage', `${name} contains characters that no token has`, `it must be ${what}`);
  return { token, name };
}

function readTokenFile(file: string, origin: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT')
      throw new CommandError(
        'usage',
        `The token file ${file} does not exist`,
        `write the ADMIN_TOKEN of the Worker at ${origin} to it, or check --token-file`,
      );
    if (code === 'EISDIR')
      throw new CommandError('usage', `The token file ${file} is a folder`, 'specify the file in it');
    if (code === 'EACCES' || code === 'EPERM')
      throw new CommandError(
        'usage',
        `The token file ${file} is not readable`,
        'allow the user of this process to read it',
      );
    throw new CommandError('usage', `The token file ${file} cannot be read (${code})`);
  }
}
