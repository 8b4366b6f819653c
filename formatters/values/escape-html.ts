/**
 * Escapes `&`, `<` and `>`: for text. Three scans and no copy when nothing is to be escaped, which is the usual case; the scans
 * are the host's own and faster than any loop over characters.
 */
export function escapeHtml(text: string): string {
  let escaped = text;
  // `&` first: what the others put in has one.
  if (escaped.indexOf('&') >= 0) escaped = replaceEach(escaped, '&', '&amp;');
  if (escaped.indexOf('<') >= 0) escaped = replaceEach(escaped, '<', '&lt;');
  if (escaped.indexOf('>') >= 0) escaped = replaceEach(escaped, '>', '&gt;');
  return escaped;
}

/** The same and `"`: for attribute values in double quotes. `'` is left alone. */
export function escapeAttribute(text: string): string {
  const escaped = escapeHtml(text);
  return escaped.indexOf('"') < 0 ? escaped : replaceEach(escaped, '"', '&quot;');
}

function replaceEach(text: string, character: string, entity: string): string {
  let replaced = '';
  let copied = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, copied)) {
    replaced += text.slice(copied, at) + entity;
    copied = at + 1;
  }
  return replaced + text.slice(copied);
}
