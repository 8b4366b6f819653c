import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { programPath } from './program-path.ts';

/** How a site can install the program that created it. */
export interface InstallSource {
  /** What `dependencies` in a package.json says: a range of versions, a file, or another address. */
  readonly spec: string;
  /** Whether the program runs from its repository, so that it is linked and needs its own packages there. */
  readonly isLinked: boolean;
}

/**
 * Returns the source of this program for the site in `siteFolder`: the one that it was installed from, so that a site which a
 * tarball or a repository made does not ask the registry for a package of this name.
 */
export function installSource(
  siteFolder: string,
  program = dirname(programPath('package.json')),
): InstallSource {
  const modules = dirname(program);
  if (basename(modules) !== 'node_modules') return { spec: fileSpec(siteFolder, program), isLinked: true };
  const resolved = installedFrom(modules, basename(program));
  const file = resolved?.match(/^file:(.*)$/)?.[1];
  if (file !== undefined)
    return { spec: fileSpec(siteFolder, resolve(dirname(modules), file)), isLinked: false };
  const isPlace = resolved !== undefined && !REGISTRY_TARBALL.test(resolved);
  return { spec: isPlace ? resolved : `^${versionOf(program)}`, isLinked: false };
}

/** Such as `https://registry.example/quoin/-/quoin-1.2.0.tgz`. */
const REGISTRY_TARBALL = /\/-\/[^/]+\.tgz$/;

/** Reads what npm recorded about a package. Other package managers do not write this file. */
function installedFrom(modules: string, name: string): string | undefined {
  try {
    const { packages } = readJson(join(modules, '.package-lock.json')) as {
      packages: Record<string, { resolved?: string }>;
    };
    return packages[`node_modules/${name}`]?.resolved;
  } catch {
    return undefined;
  }
}

function fileSpec(siteFolder: string, file: string): string {
  return `file:${relative(siteFolder, file).replaceAll('\\', '/')}`;
}

function versionOf(program: string): string {
  return (readJson(join(program, 'package.json')) as { version: string }).version;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
