/**
 * The words of HTML that we made ourselves out of Markdown, for a place that takes no markup; undefined when there are
 * none. The few entities that our printer writes are undone.
 */
export function plainText(html: string): string | undefined {
  const words = html
    .replace(/<\/?(?:p|div|section|h[1-6]|ul|ol|li|table|tr|t[hd]|blockquote|pre|br|hr)\b[^<>]*>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(
      /&#x([0-9A-Fa-f]{1,6});/g,
      (whole, code: string) => character(Number.parseInt(code, 16)) ?? whole,
    )
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
  return words === '' ? undefined : words;
}

function character(code: number): string | undefined {
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
