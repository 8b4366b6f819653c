/** Maximum number of pasted lines: more than any product has variants. */
const MAX_LINES = 1000;

/**
 * Returns the first column of text pasted from a spreadsheet, line by line. Returns undefined for a single line, which
 * the field pastes itself.
 */
export function pastedColumn(text: string): readonly string[] | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  if (lines.length < 2) return undefined;
  return lines.slice(0, MAX_LINES).map((line) => (line.split('\t')[0] ?? '').trim());
}
