/** A text as it is kept: trimmed, line ends as `\n`, and no control characters but those and tabs. */
export function cleanText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}
