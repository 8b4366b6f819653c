import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../../../compiler/node/write-atomically.ts';
import { CommandError } from '../../printing/command-error.ts';

/** The Worker that `quoin deploy` deployed from this machine. */
export interface StoredDeployment {
  readonly url: string;
  readonly token: string;
}

const FILE = 'deployment.json';
const PRODUCTION = 'production';

/** The folder of an environment in a data folder. */
export function deploymentFolder(data: string, environment = PRODUCTION): string {
  return join(data, 'deploy', environment);
}

/** Readable by this user only. */
export function storeDeployment(folder: string, deployment: StoredDeployment): void {
  writeAtomically(join(folder, FILE), `${JSON.stringify(deployment, undefined, 2)}\n`, { mode: 0o600 });
}

/** Whether an option names a deployment instead of a URL: `cloudflare`, or `cloudflare:staging` for another environment. */
export function isDeploymentName(typed: string): boolean {
  return /^cloudflare(?::|$)/.test(typed);
}

/** The environment that `cloudflare:staging` names; undefined for production. */
export function environmentOf(typed: string): string | undefined {
  const environment = typed.slice('cloudflare:'.length);
  return environment === '' || environment === PRODUCTION ? undefined : environment;
}

/** Finds the deployment that an option names. `data` is the data folder of the site. Throws `CommandError`. */
export function findDeployment(typed: string, data: string, option: string): StoredDeployment {
  const environment = environmentOf(typed) ?? PRODUCTION;
  const file = join(deploymentFolder(data, environment), FILE);
  if (/^[\w-]+$/.test(environment) && existsSync(file)) return readDeployment(file);
  throw new CommandError(
    'usage',
    `Which Worker? This site was not deployed from this machine${environment === PRODUCTION ? '' : ` in the environment ${environment}`}`,
    `deploy it with quoin deploy, or use the address of the Worker: ${option} https://shop.example`,
  );
}

/** The text of a damaged file may contain the token, so no message quotes it. */
function readDeployment(file: string): StoredDeployment {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StoredDeployment;
  } catch {
    throw new CommandError('input', `${file} is damaged`, 'run quoin deploy again');
  }
}
