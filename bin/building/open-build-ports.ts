import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { RenderPorts } from '../../compiler/build-input.ts';
import type { DiskFilesOptions } from '../../compiler/node/disk-files.ts';
import type { RuntimeFiles } from '../../formatters/vocabulary/islands.ts';
import { findProgramFiles } from './program-files.ts';

export interface BuildPortsOptions extends DiskFilesOptions {
  /** Absolute path of the site folder. */
  readonly folder: string;
  /** Absolute path of a theme folder that overrides the one in `site.json`. */
  readonly theme?: string | undefined;
  /** Cache folder for generated images. */
  readonly cache: string;
  /** Base of the relative file names in diagnostics. */
  readonly cwd: string;
}

/** Opens the ports of a build on this machine: disk, LESS, sharp, esbuild, fonts, satteri and the client-side runtime. */
export async function openBuildPorts({
  folder,
  theme,
  cache,
  cwd,
  isReadOnce,
}: BuildPortsOptions): Promise<RenderPorts> {
  const {
    compileStyles,
    createDiskFiles,
    createHotEngine,
    createLocale,
    createRemoteFonts,
    createScripts,
    openImages,
    openMarkdownParser,
    printCommonMarkdown,
    parseYaml,
  } = await import('../../compiler/node/index.ts');
  const open = (path: string) => createDiskFiles(path, cwd, { isReadOnce });
  const site = open(folder);
  return {
    site,
    theme: theme === undefined ? undefined : open(theme),
    images: await openImages(site, cache),
    openScripts: (named) => createScripts(theme ?? resolve(folder, named)),
    runtime: readRuntimeFiles(),
    compileStyles,
    parseYaml,
    createLocale,
    remoteFonts: createRemoteFonts(cache),
    engine: createHotEngine(),
    parseMarkdown: await openMarkdownParser(),
    printMarkdown: printCommonMarkdown,
    clock: () => performance.now(),
  };
}

/** Undefined when the client-side runtime has not been built; pages are then published without it. */
export function readRuntimeFiles(): RuntimeFiles | undefined {
  try {
    const { runtime } = findProgramFiles();
    return existsSync(runtime) ? (JSON.parse(readFileSync(runtime, 'utf8')) as RuntimeFiles) : undefined;
  } catch {
    return undefined;
  }
}
