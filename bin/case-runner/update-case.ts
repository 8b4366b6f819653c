import { splitSections } from './case-file.ts';
import type { Actual } from './compare.ts';

/**
 * The text of a case file with what its template gives now in those of `:OUTPUT`, `:ERRORS` and `:PROBLEMS` that it has;
 * a file with none of them gets an `:OUTPUT`. Everything else stays as it is. Undefined when the result cannot be
 * written down, because a line of it looks like a heading.
 */
export function updateCaseFile(
  text: string,
  { output = '', errors, problems = '' }: Actual,
): string | undefined {
  if (splitSections(output).length > 0) return undefined;
  const results: Readonly<Record<string, string>> = {
    OUTPUT: output.trim(),
    ERRORS: errors.map(({ type, message }) => `${type}: ${message.replace(/\s*\n\s*/g, ' ')}`).join('\n'),
    PROBLEMS: problems.trim(),
  };
  const there = splitSections(text).filter(({ name }) => Object.hasOwn(results, name));
  if (there.length === 0) return `${text.trimEnd()}\n:OUTPUT\n${results.OUTPUT}\n`;
  return there.reduce((changed, { name }) => replaceSection(changed, name, results[name] ?? ''), text);
}

function replaceSection(text: string, name: string, content: string): string {
  const section = splitSections(text).find((candidate) => candidate.name === name);
  if (section === undefined) return text;
  const lines = text.split('\n');
  const start = section.line - 1;
  const end = start + section.length;
  const after = end >= lines.length ? [''] : lines.slice(end);
  return [...lines.slice(0, start), ...(content === '' ? [] : content.split('\n')), ...after].join('\n');
}
