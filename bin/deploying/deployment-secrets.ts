import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../compiler/node/make-folder.ts';
import { writeAtomically } from '../../compiler/node/write-atomically.ts';
import { ENVIRONMENT, VARIABLE_NAMES } from '../../formatters/vocabulary/api/environment.ts';
import { CommandError } from '../printing/command-error.ts';

/** Values of secrets by name. Never printed, and never an argument of a process. */
export type SecretValues = Readonly<Record<string, string>>;

/** What happens to the secrets that a deployment created: they are replaced, or those before the last replacement end. */
export type Rotation = 'replace' | 'drop-previous';

/** Secrets that a deployment creates. Another `MASTER_SECRET` without the previous one would end all sessions and carts. */
const CREATED = ['MASTER_SECRET', 'ADMIN_TOKEN'] as const;
const PREVIOUS = { MASTER_SECRET: 'MASTER_SECRET_PREVIOUS', ADMIN_TOKEN: 'ADMIN_TOKEN_PREVIOUS' } as const;
const OWN: readonly string[] = [...CREATED, ...Object.values(PREVIOUS)];

const SECRET_NAMES: readonly string[] = VARIABLE_NAMES.filter((name) => ENVIRONMENT[name].isSecret);

export interface KnownSecrets {
  /** Names of the secrets that the Worker has. */
  readonly deployed: readonly string[];
  /** Stored on this machine by an earlier deployment, or the result of `rotated`. */
  readonly stored: SecretValues;
  readonly environment: NodeJS.ProcessEnv;
  /** Whether `stored` replaces what the Worker has. */
  readonly isRotated: boolean;
}

/**
 * Returns the secrets to upload: those that the Worker needs and does not have, and those in the environment of the operator,
 * which may have changed.
 */
export function secretsToUpload({ deployed, stored, environment, isRotated }: KnownSecrets): SecretValues {
  const created = CREATED.filter((name) => isRotated || !deployed.includes(name)).flatMap((name) => {
    const value = stored[name] ?? newSecret();
    const previous = stored[PREVIOUS[name]];
    return [[name, value], ...(previous === undefined ? [] : [[PREVIOUS[name], previous]])];
  });
  const given = SECRET_NAMES.filter((name) => !OWN.includes(name)).flatMap((name) => {
    const value = environment[name] ?? '';
    return value === '' ? [] : [[name, value]];
  });
  return Object.fromEntries([...created, ...given]);
}

/** Reads the secrets that deployments from this machine created. */
export function readStoredSecrets(folder: string): SecretValues {
  return readSecrets(join(folder, FILE));
}

/** Stores created secrets, readable by this user only, before they are uploaded. */
export function storeSecrets(folder: string, secrets: SecretValues): void {
  const own = OWN.flatMap((name) => (secrets[name] === undefined ? [] : [[name, secrets[name]] as const]));
  if (own.length === 0) return;
  makeFolder(folder, 0o700);
  writeSecrets(join(folder, FILE), { ...readStoredSecrets(folder), ...Object.fromEntries(own) });
}

/**
 * Returns the secrets after a rotation and stores them in a file of their own until `finishRotation`: an upload may fail, and a
 * second attempt must not make the secrets that the Worker has previous ones of previous ones. Throws `CommandError` on a machine
 * that does not have the current ones.
 */
export function beginRotation(folder: string, rotation: Rotation): SecretValues {
  const stored = readStoredSecrets(folder);
  if (CREATED.some((name) => stored[name] === undefined))
    throw new CommandError(
      'input',
      `The secrets of the Worker are not in ${join(folder, FILE)}`,
      'use the machine that deployed it first, or copy its file',
    );
  const file = join(folder, NEXT_FILE);
  if (existsSync(file)) return repeated(readSecrets(file), rotation);
  const next = rotation === 'replace' ? replaced(stored) : withoutPrevious(stored);
  writeSecrets(file, next);
  return next;
}

/** The Worker has the secrets of `beginRotation`. */
export function finishRotation(folder: string): void {
  renameSync(join(folder, NEXT_FILE), join(folder, FILE));
}

function repeated(begun: SecretValues, rotation: Rotation): SecretValues {
  const wasReplacing = begun.MASTER_SECRET_PREVIOUS !== '';
  if (wasReplacing === (rotation === 'replace')) return begun;
  throw new CommandError(
    'input',
    'An earlier change of the secrets did not reach the Worker',
    `repeat it first, ${wasReplacing ? 'without' : 'with'} --drop-previous`,
  );
}

function replaced(stored: SecretValues): SecretValues {
  return Object.fromEntries(
    CREATED.flatMap((name) => [
      [name, newSecret()],
      [PREVIOUS[name], stored[name] ?? ''],
    ]),
  );
}

/** The Worker treats an empty secret like an absent one. */
function withoutPrevious(stored: SecretValues): SecretValues {
  return { ...stored, ...Object.fromEntries(Object.values(PREVIOUS).map((name) => [name, ''])) };
}

function newSecret(): string {
  return randomBytes(32).toString('hex');
}

function readSecrets(file: string): SecretValues {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SecretValues) : {};
}

function writeSecrets(file: string, secrets: SecretValues): void {
  writeAtomically(file, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
}

const FILE = 'secrets.json';
const NEXT_FILE = 'secrets.next.json';
