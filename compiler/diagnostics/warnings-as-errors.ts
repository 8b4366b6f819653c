import type { Diagnostic } from './diagnostic.ts';

/** `--strict`: what a build would publish all the same is an error. Notes stay notes. */
export function warningsAsErrors(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.map((each) => (each.severity === 'warning' ? { ...each, severity: 'error' } : each));
}
