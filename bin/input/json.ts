import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import { formatFrame } from '../../compiler/diagnostics/format-frame.ts';
import { createSourceText } from '../../compiler/diagnostics/source-text.ts';
import type { Value } from '../../formatters/index.ts';
import { CommandError } from '../printing/command-error.ts';

/** Parses JSON. Throws `CommandError` with line and column of the first syntax error. */
export async function parseJson(text: string, file: string): Promise<Value> {
  const json = withoutByteOrderMark(text);
  const problem = await findJsonProblem(json, file);
  if (problem === undefined) return JSON.parse(json);
  const [, ...frame] = formatFrame(problem, createSourceText(file, json)).trimEnd().split('\n');
  throw new CommandError('input', [`Invalid JSON in ${file}: ${problem.message}`, ...frame].join('\n'));
}

/** Returns the first syntax error. Loads the parser with positions only when there is one. */
export async function findJsonProblem(text: string, file: string): Promise<Diagnostic | undefined> {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const { parseJson: parseWithLocations } = await import('../../compiler/2-validate/parse-json.ts');
    return parseWithLocations({ path: file, file, text }).diagnostics[0];
  }
}

export function withoutByteOrderMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}
