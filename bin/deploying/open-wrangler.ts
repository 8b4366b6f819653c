import { join } from 'node:path';
import { makeFolder } from '../../compiler/node/make-folder.ts';
import { writeAtomically } from '../../compiler/node/write-atomically.ts';
import type { ProgramFiles } from '../building/program-files.ts';
import { CommandError } from '../printing/command-error.ts';
import type { DeploySettings } from './deploy-settings.ts';
import { findWrangler } from './find-wrangler.ts';
import { runWrangler, type WranglerResult } from './run-wrangler.ts';
import { wranglerConfig } from './wrangler-config.ts';

/** Runs a command of Wrangler for one deployment. */
export type Wrangler = (
  args: readonly string[],
  environment?: Readonly<Record<string, string>>,
) => Promise<WranglerResult>;

export interface WranglerFolders {
  readonly program: ProgramFiles;
  /** The site folder, in which Wrangler may be installed. */
  readonly site: string;
  /** The folder of the deployment. */
  readonly data: string;
}

/** Writes the configuration; the commands of Wrangler read it from the folder in which they run. */
export function openWrangler(settings: DeploySettings, { program, site, data }: WranglerFolders): Wrangler {
  const script = findWrangler(site);
  makeFolder(data, 0o700);
  const config = wranglerConfig(settings, program);
  writeAtomically(join(data, 'wrangler.json'), `${JSON.stringify(config, undefined, 2)}\n`);
  return (args, environment = {}) => runWrangler(args, { script, folder: data, environment });
}

/** Throws the error of Wrangler, which prints no tokens and no secrets. */
export function checkResult({ code, log }: WranglerResult, { worker }: DeploySettings): void {
  if (code === 0) return;
  const reason = /\[ERROR\]\s*(.+)/.exec(log)?.[1]?.trim() ?? log.trim().split('\n').at(-1) ?? '';
  throw new CommandError('input', `${worker} was not deployed: ${reason}`, hintFor(log));
}

function hintFor(log: string): string | undefined {
  if (/\b10000\b|authentication error/i.test(log))
    return 'the token needs the permissions Workers Scripts, Workers R2 Storage and Workers Routes: Edit';
  if (/fetch failed|ENOTFOUND|ECONNREFUSED|EAI_AGAIN/.test(log)) return 'check the network, and deploy again';
  return undefined;
}
