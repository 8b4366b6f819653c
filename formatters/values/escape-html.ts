/** Escapes `&`, `<` and `>` for text. Most text needs no escaping: three native scans detect this without copying. */
export function escapeHtml(text: string): string {
  let escaped = text;
  // `&` must be first: the other replacements contain it.
  if (escaped.indexOf('&') >= 0) escaped = replaceEach(escaped, '&', '&amp;');
  if (escaped.indexOf('<') >= 0) escaped = replaceEach(escaped, '<', '&lt;');
  if (escaped.indexOf('>') >= 0) escaped = replaceEach(escaped, '>', '&gt;');
  return escaped;
}

/** Like `escapeHtml`, and escapes `"`: for attribute values in double quotes. `'` is not escaped. */
export function escapeAttribute(text: string): string {
  const escaped = escapeHtml(text);
  return escaped.indexOf('"') < 0 ? escaped : replaceEach(escaped, '"', '&quot;');
}

/**
 * Escapes what ends a text or an attribute value in double quotes. Entities stay as they are, so text that needs no
 * escaping is unchanged.
 */
export function escapeDelimiters(text: string): string {
  if (!/[<>"]/.test(text)) return text;
  return replaceEach(replaceEach(replaceEach(text, '<', '&lt;'), '>', '&gt;'), '"', '&quot;');
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
