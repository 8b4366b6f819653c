import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../compiler/node/make-folder.ts';
import { writeAtomically } from '../../compiler/node/write-atomically.ts';
import { ENVIRONMENT, VARIABLE_NAMES } from '../../formatters/vocabulary/api/environment.ts';

/** Values of secrets by name. Never printed, and never an argument of a process. */
export type SecretValues = Readonly<Record<string, string>>;

/** Secrets that a deployment creates. Another `MASTER_SECRET` would end all sessions and carts. */
const CREATED = ['MASTER_SECRET', 'ADMIN_TOKEN'] as const;

const SECRET_NAMES: readonly string[] = VARIABLE_NAMES.filter((name) => ENVIRONMENT[name].isSecret);

export interface KnownSecrets {
  /** Names of the secrets that the Worker has. */
  readonly deployed: readonly string[];
  /** Stored on this machine by an earlier deployment. */
  readonly stored: SecretValues;
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Returns the secrets to upload: those that the Worker needs and does not have, and those in the environment of the operator,
 * which may have changed.
 */
export function secretsToUpload({ deployed, stored, environment }: KnownSecrets): SecretValues {
  const created = CREATED.filter((name) => !deployed.includes(name)).map((name) => [
    name,
    stored[name] ?? randomBytes(32).toString('hex'),
  ]);
  const given = SECRET_NAMES.filter((name) => !CREATED.some((each) => each === name)).flatMap((name) => {
    const value = environment[name] ?? '';
    return value === '' ? [] : [[name, value]];
  });
  return Object.fromEntries([...created, ...given]);
}

/** Reads the secrets that deployments from this machine created. */
export function readStoredSecrets(folder: string): SecretValues {
  const file = join(folder, FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SecretValues) : {};
}

/** Stores created secrets, readable by this user only, before they are uploaded. */
export function storeSecrets(folder: string, secrets: SecretValues): void {
  const created = CREATED.flatMap((name) => {
    const value = secrets[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  if (created.length === 0) return;
  makeFolder(folder, 0o700);
  const all = { ...readStoredSecrets(folder), ...Object.fromEntries(created) };
  writeAtomically(join(folder, FILE), `${JSON.stringify(all, undefined, 2)}\n`, { mode: 0o600 });
}

const FILE = 'secrets.json';
