/**
 * Language reference 12.2: text between `<` and `>` is dropped and each `>`, also a stray one, becomes a space. Text
 * after an unclosed `<` is dropped.
 */
export function removeMarkup(text: string): string {
  let open = text.indexOf('<');
  if (open < 0) return text.replaceAll('>', ' ');
  let result = '';
  let from = 0;
  while (open >= 0) {
    result += text.slice(from, open).replaceAll('>', ' ');
    const close = text.indexOf('>', open);
    if (close < 0) return result;
    result += ' ';
    from = close + 1;
    open = text.indexOf('<', from);
  }
  return result + text.slice(from).replaceAll('>', ' ');
}
