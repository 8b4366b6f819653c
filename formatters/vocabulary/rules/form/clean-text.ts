/**
 * Normalizes text for storage: trims, converts line endings to `\n`, and removes control characters except line feeds
 * and tabs.
 */
export function cleanText(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .trim();
}
