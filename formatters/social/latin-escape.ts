/**
 * The legacy `escape` encoding: `%E9` up to Latin-1 and `%u6F22` above; letters, digits and `@ * _ + - . /` are
 * unchanged. The browser dialect uses it for titles of calendar links.
 */
export function latinEscape(text: string): string {
  let escaped = '';
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    escaped += isUnescaped(unit) ? text.charAt(index) : escapeUnit(unit);
  }
  return escaped;
}

function escapeUnit(unit: number): string {
  const hex = unit.toString(16).toUpperCase();
  return unit < 0x100 ? `%${hex.padStart(2, '0')}` : `%u${hex.padStart(4, '0')}`;
}

function isUnescaped(unit: number): boolean {
  return unit < 0x80 && /[A-Za-z0-9@*_+\-./]/.test(String.fromCharCode(unit));
}
