import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import { formatDiagnostics } from './format-diagnostics.ts';
import type { Io } from './io.ts';

/** Prints diagnostics to standard error with their source lines. */
export function printDiagnostics(io: Io, diagnostics: readonly Diagnostic[]): void {
  const printed = io.quiet ? diagnostics.filter(({ severity }) => severity === 'error') : diagnostics;
  if (printed.length > 0)
    io.err(formatDiagnostics(printed, { sources: sourcesOf(io, printed), color: io.colors.err }));
}

/** File names in diagnostics are relative to the current folder. */
function sourcesOf(io: Io, diagnostics: readonly Diagnostic[]): Record<string, string> {
  const sources: Record<string, string> = {};
  for (const { location } of diagnostics) {
    if (location === undefined || Object.hasOwn(sources, location.file)) continue;
    const file = resolve(io.cwd, location.file);
    if (existsSync(file)) sources[location.file] = readFileSync(file, 'utf8');
  }
  return sources;
}
