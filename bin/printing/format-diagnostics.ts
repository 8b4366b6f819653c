import type { Diagnostic, Severity } from '../../compiler/diagnostics/diagnostic.ts';
import { formatFrame } from '../../compiler/diagnostics/format-frame.ts';
import { createSourceText } from '../../compiler/diagnostics/source-text.ts';
import { isAdvice } from './advice.ts';
import { plural } from './plural.ts';

interface FormatOptions {
  /** Source texts, keyed by the file names of the diagnostics. */
  readonly sources: Readonly<Record<string, string>>;
  readonly color: boolean;
}

/**
 * Formats diagnostics as code frames, each followed by an empty line. Advice on style comes last, because imported themes
 * have dozens of it.
 */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  { sources, color }: FormatOptions,
): string {
  const ordered = [...diagnostics.filter((each) => !isAdvice(each)), ...diagnostics.filter(isAdvice)];
  const frames = ordered.map((diagnostic) => {
    const { file = '' } = diagnostic.location ?? {};
    const text = Object.hasOwn(sources, file) ? sources[file] : undefined;
    const source = text === undefined ? undefined : createSourceText(file, text);
    return `${formatFrame(diagnostic, source, { color })}\n`;
  });
  return `${frames.join('')}${formatCodes(ordered)}`;
}

/** `2 errors and 1 warning`; empty when there are no diagnostics. */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const count = (wanted: Severity) => diagnostics.filter(({ severity }) => severity === wanted).length;
  const parts = [
    [count('error'), 'error'] as const,
    [count('warning'), 'warning'] as const,
    [count('info'), 'note'] as const,
  ];
  return parts
    .filter(([number]) => number > 0)
    .map(([number, word]) => plural(number, word))
    .join(' and ');
}

/** From this number on, a summary by code is printed. */
const MANY = 10;

/** Number of diagnostics by code; empty for short lists. */
function formatCodes(diagnostics: readonly Diagnostic[]): string {
  const counts = new Map<string, number>();
  for (const { code } of diagnostics) counts.set(code, (counts.get(code) ?? 0) + 1);
  if (diagnostics.length < MANY || counts.size < 2) return '';
  const width = String(Math.max(...counts.values())).length;
  const lines = [...counts].map(([code, count]) => `${String(count).padStart(width)} ${code}\n`);
  return `${lines.join('')}\n`;
}
