import { readFileSync } from 'node:fs';
import type { ProgramFiles } from '../building/program-files.ts';
import type { DeploySettings } from './deploy-settings.ts';

/** Configuration of Wrangler: the fields that deployments change, and those of `wrangler.jsonc` that they keep. */
export interface WranglerConfig extends Readonly<Record<string, unknown>> {
  readonly name: string;
  readonly main: string;
  readonly vars: Readonly<Record<string, string>>;
}

/** The bucket with the releases and uploads of a Worker. */
export function bucketOf(worker: string): string {
  return `${worker}-releases`;
}

/** Returns the configuration of one deployment: `wrangler.jsonc` of this version, with the built Worker and the settings. */
export function wranglerConfig(
  { worker, hosts, variables }: DeploySettings,
  program: Pick<ProgramFiles, 'worker' | 'editor' | 'wrangler'>,
): WranglerConfig {
  const base = JSON.parse(readFileSync(program.wrangler, 'utf8')) as WranglerConfig;
  const domains = Object.keys(hosts).filter((host) => host !== '*');
  return {
    ...base,
    name: worker,
    main: program.worker,
    no_bundle: true,
    // The Worker decides who may read the files of the dashboard, and with which headers.
    assets: {
      directory: program.editor,
      binding: 'ASSETS',
      run_worker_first: true,
      html_handling: 'none',
      not_found_handling: 'none',
    },
    r2_buckets: [{ binding: 'R2', bucket_name: bucketOf(worker) }],
    routes: domains.map((pattern) => ({ pattern, custom_domain: true })),
    // Without a domain, the Worker is reached at NAME.SUBDOMAIN.workers.dev, a host that only `*` allows.
    workers_dev: '*' in hosts,
    vars: { ...base.vars, ...variables, HOSTS: JSON.stringify(hosts) },
  };
}
