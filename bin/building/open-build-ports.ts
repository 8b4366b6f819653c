import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { RenderPorts } from '../../compiler/compile-site.ts';
import type { RuntimeFiles } from '../../formatters/vocabulary/islands.ts';
import { findProgramFiles } from './program-files.ts';

export interface BuildPortsOptions {
  /** The site's folder, absolute. */
  readonly folder: string;
  /** Another theme's folder than the one that `site.json` names, absolute. */
  readonly theme?: string | undefined;
  /** Where pictures that were made are kept. */
  readonly cache: string;
  /** Folder that file names in problems are relative to. */
  readonly cwd: string;
}

/** What a build on this machine uses: the disk, LESS, sharp, esbuild, and the visitor's program. */
export async function openBuildPorts({ folder, theme, cache, cwd }: BuildPortsOptions): Promise<RenderPorts> {
  const { compileStyles, createDiskFiles, createHotEngine, createLocale, createScripts, openImages } =
    await import('../../compiler/node/index.ts');
  const site = createDiskFiles(folder, cwd);
  return {
    site,
    theme: theme === undefined ? undefined : createDiskFiles(theme, cwd),
    images: await openImages(site, cache),
    openScripts: (named) => createScripts(theme ?? resolve(folder, named)),
    runtime: readRuntimeFiles(),
    compileStyles,
    createLocale,
    engine: createHotEngine(),
    clock: () => performance.now(),
  };
}

/** Undefined where the visitor's program was not made: then pages have none. */
export function readRuntimeFiles(): RuntimeFiles | undefined {
  try {
    const { runtime } = findProgramFiles();
    return existsSync(runtime) ? (JSON.parse(readFileSync(runtime, 'utf8')) as RuntimeFiles) : undefined;
  } catch {
    return undefined;
  }
}

/** Where builds of any site keep what takes long to make: named by content, so that nothing of it is ever wrong. */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  return join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'quoin');
}
