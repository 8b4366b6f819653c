import type { Rendered } from '../../compiler/template/index.ts';
import { splitSections } from './case-file.ts';

/**
 * The text of a case file with what its template gives now in `:OUTPUT` and `:ERRORS`; everything else stays as it is.
 * An `:OUTPUT` that was missing is added; `:ERRORS` is only kept in step where there is one. Undefined when the output
 * cannot be written down, because a line of it looks like a heading.
 */
export function updateCaseFile(
  text: string,
  { output, errors }: Pick<Rendered, 'output' | 'errors'>,
): string | undefined {
  if (splitSections(output).length > 0) return undefined;
  const messages = errors.map(({ type, message }) => `${type}: ${message.replace(/\s*\n\s*/g, ' ')}`);
  const withOutput = replaceSection(text, 'OUTPUT', output.trim());
  const hasErrors = splitSections(text).some(({ name }) => name === 'ERRORS');
  return hasErrors ? replaceSection(withOutput, 'ERRORS', messages.join('\n')) : withOutput;
}

function replaceSection(text: string, name: string, content: string): string {
  const lines = text.split('\n');
  const section = splitSections(text).find((candidate) => candidate.name === name);
  if (section === undefined) return `${text.trimEnd()}\n:${name}\n${content}\n`;
  const end = section.line - 1 + section.text.split('\n').length;
  const body = content === '' ? [] : content.split('\n');
  const isLast = end >= lines.length;
  const after = isLast ? [''] : lines.slice(end);
  return [...lines.slice(0, section.line - 1), ...body, ...after].join('\n');
}
