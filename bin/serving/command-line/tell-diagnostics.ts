import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic } from '../../../compiler/diagnostics/index.ts';
import { createDiskFiles } from '../../../compiler/node/disk-files.ts';
import type { Io } from '../../io.ts';
import { tellProblems } from '../../tell-problems.ts';

/** Problems of a build on standard error, with the lines of the files that they are in. */
export function tellDiagnostics(io: Io, diagnostics: readonly Diagnostic[]): void {
  const told = io.quiet ? diagnostics.filter(({ severity }) => severity === 'error') : diagnostics;
  if (told.length > 0) io.err(tellProblems(told, { sources: sourcesOf(io, told), color: io.colors.err }));
}

/** Errors of the site as it lies in the folder. */
export async function findRejected(io: Io, folder: string): Promise<readonly Diagnostic[]> {
  const { readSite } = await import('../../../compiler/1-read/index.ts');
  const { validateSite } = await import('../../../compiler/2-validate/index.ts');
  const { compileTemplate, preparePartials } = await import('../../../compiler/template/index.ts');
  const sources = readSite({ site: createDiskFiles(resolve(io.cwd, folder), io.cwd) });
  const { diagnostics } = validateSite(sources, { compileTemplate, preparePartials });
  return diagnostics.filter(({ severity }) => severity === 'error');
}

/** Files of the site are named relative to the current folder. */
function sourcesOf(io: Io, diagnostics: readonly Diagnostic[]): Record<string, string> {
  const sources: Record<string, string> = {};
  for (const { place } of diagnostics) {
    if (place === undefined || Object.hasOwn(sources, place.file)) continue;
    const file = resolve(io.cwd, place.file);
    if (existsSync(file)) sources[place.file] = readFileSync(file, 'utf8');
  }
  return sources;
}
