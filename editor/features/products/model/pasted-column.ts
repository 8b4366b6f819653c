/** The most lines that one paste may have: more than any product has variants. */
const MAX_LINES = 1000;

/**
 * What a spreadsheet puts on the clipboard for one column, line by line; of several columns, the first. One line, or none,
 * is no column: then the field takes the paste itself.
 */
export function pastedColumn(text: string): readonly string[] | undefined {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  if (lines.length < 2) return undefined;
  return lines.slice(0, MAX_LINES).map((line) => (line.split('\t')[0] ?? '').trim());
}
