import type { Io } from '../printing/io.ts';
import { plural } from '../printing/plural.ts';
import type { DeploySettings } from './deploy-settings.ts';
import { bucketOf } from './wrangler-config.ts';

export interface DeployPlan {
  readonly settings: DeploySettings;
  /** Number of files of the dashboard. */
  readonly assets: number;
  /** Names of the secrets to upload. */
  readonly names: readonly string[];
  readonly hasBucket: boolean;
}

/** Prints what is going to be done, before anything is. */
export function printPlan(io: Io, { settings, assets, names, hasBucket }: DeployPlan): void {
  const { worker, hosts, variables } = settings;
  const domains = Object.keys(hosts).filter((host) => host !== '*');
  const lines = [
    `Worker    ${worker}`,
    `Domains   ${domains.length > 0 ? domains.join(', ') : 'workers.dev'}`,
    `Bucket    ${bucketOf(worker)}${hasBucket ? '' : ', created unless it exists'}`,
    `Dashboard ${plural(assets, 'file')}`,
    `Variables ${['HOSTS', ...Object.keys(variables)].join(', ')}`,
    `Secrets   ${names.length > 0 ? names.join(', ') : 'unchanged'}`,
  ];
  if (!io.quiet && !io.json) io.err(`${lines.join('\n')}\n`);
}
