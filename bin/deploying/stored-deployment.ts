import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../../compiler/node/write-atomically.ts';
import { readStoredSecrets } from './deployment-secrets.ts';

/** The Worker that `quoin deploy` deployed from this machine. */
export interface StoredDeployment {
  readonly url: string;
  readonly token: string;
}

const FILE = 'deployment.json';

/** `folder` is that of the environment in the data folder. */
export function storeDeployment(folder: string, { url }: Pick<StoredDeployment, 'url'>): void {
  writeAtomically(join(folder, FILE), `${JSON.stringify({ url }, undefined, 2)}\n`, { mode: 0o600 });
}

/** Undefined when it was not deployed from this machine. */
export function readDeployment(folder: string): StoredDeployment | undefined {
  const file = join(folder, FILE);
  const { ADMIN_TOKEN: token } = readStoredSecrets(folder);
  if (token === undefined || !existsSync(file)) return undefined;
  const { url } = JSON.parse(readFileSync(file, 'utf8')) as Pick<StoredDeployment, 'url'>;
  return { url, token };
}
