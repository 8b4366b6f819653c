import { basename, resolve } from 'node:path';
import { dataPath, siteFolder } from '../input/find-site.ts';
import type { Io } from '../printing/io.ts';
import { deploymentFolder } from '../serving/remote/stored-deployment.ts';
import { type DeploySettings, readDeploySettings } from './deploy-settings.ts';

export interface DeploymentOptions {
  readonly site: string;
  /** The value of `--data` as typed. */
  readonly data: string | undefined;
  /** Undefined for production. */
  readonly environment: string | undefined;
}

/** A site and one of its environments. */
export interface OpenedDeployment {
  readonly settings: DeploySettings;
  /** The site folder. */
  readonly site: string;
  /** The data folder of the server on this machine. */
  readonly dataFolder: string;
  /** The folder of the environment, in the data folder. */
  readonly data: string;
}

/** Throws `CommandError` for a folder that is not a site, and for an invalid `deploy.json`. */
export function openDeployment(io: Io, { site, data, environment }: DeploymentOptions): OpenedDeployment {
  const folder = resolve(io.cwd, siteFolder(io, site));
  const dataFolder = dataPath(io, site, data);
  return {
    settings: readDeploySettings({ folder, defaultName: workerName(folder), environment }),
    site: folder,
    dataFolder,
    data: deploymentFolder(dataFolder, environment),
  };
}

/** The folder's name as Cloudflare allows it: lowercase letters, digits and hyphens. */
function workerName(folder: string): string {
  const name = basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');
  return name === '' ? 'quoin-site' : name;
}
