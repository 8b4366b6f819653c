/** Escapes `&`, `<` and `>`: for text. Three scans and no copy when nothing is to be escaped, which is the usual case. */
export function escapeHtml(text: string): string {
  if (text.indexOf('&') < 0 && text.indexOf('<') < 0 && text.indexOf('>') < 0) return text;
  return text.replace(/[&<>]/g, entityOf);
}

/** The same and `"`: for attribute values in double quotes. `'` is left alone. */
export function escapeAttribute(text: string): string {
  if (text.indexOf('"') < 0) return escapeHtml(text);
  return text.replace(/[&<>"]/g, entityOf);
}

function entityOf(character: string): string {
  switch (character) {
    case '&':
      return '&amp;';
    case '<':
      return '&lt;';
    case '>':
      return '&gt;';
    default:
      return '&quot;';
  }
}
