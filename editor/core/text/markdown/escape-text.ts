/** Escapes plain text for Markdown. In link text a bracket would end the link. */
export function escapeText(text: string, isInLink = false): string {
  const isPlain = (sign: string, at: number) =>
    sign === '_' ? isWordEnd(text[at - 1]) && isWordEnd(text[at + 1]) : sign === ']' && !isInLink;
  return text
    .replace(/[\\`*[\]<~_]/g, (sign, at: number) => (isPlain(sign, at) ? sign : `\\${sign}`))
    .replace(/&(?=#|\w)/g, '\\&')
    .replace(/!(?=$|\\\[)/g, '\\!')
    .replace(/[\n\r]+/g, ' ');
}

/** Characters with a meaning at the start of a line: headings, lists, quotes, tables, rules. */
export function escapeLineStart(line: string): string {
  return line
    .replace(/^(?=(?:[-+=:|>]|#{1,6}(?:\s|$)))/, '\\')
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\')
    .replace(/^ +/, '');
}

export function isWordEnd(sign: string | undefined): sign is string {
  return sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
}

export function isPunctuation(sign: string | undefined): boolean {
  return sign !== undefined && /[\p{P}\p{S}]/u.test(sign);
}
