import type { Diagnostic, Severity } from '../../compiler/diagnostics/diagnostic.ts';
import { formatFrame } from '../../compiler/diagnostics/format-frame.ts';
import { createSourceText } from '../../compiler/diagnostics/source-text.ts';
import { plural } from './plural.ts';

interface FormatOptions {
  /** The texts that problems are in, by the name that their places use. */
  readonly sources: Readonly<Record<string, string>>;
  readonly color: boolean;
}

/**
 * Problems as frames with an empty line after each. Values that are printed raw come last: a theme from elsewhere has
 * dozens of them, and among them nobody would find the tag that nothing understands.
 */
export function formatDiagnostics(
  diagnostics: readonly Diagnostic[],
  { sources, color }: FormatOptions,
): string {
  const isRaw = ({ code }: Diagnostic) => code.startsWith('template/raw-value-');
  const ordered = [...diagnostics.filter((each) => !isRaw(each)), ...diagnostics.filter(isRaw)];
  const frames = ordered.map((diagnostic) => {
    const { file = '' } = diagnostic.place ?? {};
    const text = Object.hasOwn(sources, file) ? sources[file] : undefined;
    const source = text === undefined ? undefined : createSourceText(file, text);
    return `${formatFrame(diagnostic, source, { color })}\n`;
  });
  return `${frames.join('')}${formatCodes(ordered)}`;
}

/** `2 errors and 1 warning`; nothing when there is no problem. */
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

/** Fewer problems are seen at a glance. */
const MANY = 10;

/** How often each code came, where there are too many problems to see that. */
function formatCodes(diagnostics: readonly Diagnostic[]): string {
  const counts = new Map<string, number>();
  for (const { code } of diagnostics) counts.set(code, (counts.get(code) ?? 0) + 1);
  if (diagnostics.length < MANY || counts.size < 2) return '';
  const width = String(Math.max(...counts.values())).length;
  const lines = [...counts].map(([code, count]) => `${String(count).padStart(width)} ${code}\n`);
  return `${lines.join('')}\n`;
}
