import { splitSections } from './case-file.ts';
import type { Actual } from './compare.ts';

/**
 * Returns the text of a case file with the actual results in its `:OUTPUT`, `:ERRORS` and `:PROBLEMS` sections.
 * Adds `:OUTPUT` when the file has none of them. Returns undefined when a line of the output looks like a heading.
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
