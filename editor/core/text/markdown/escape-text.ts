/** Escapes plain text for Markdown. In link text a bracket would end the link. */
export function escapeText(text: string, isInLink = false): string {
  const isPlain = (character: string, at: number) =>
    character === '_' ? isWordEnd(text[at - 1]) && isWordEnd(text[at + 1]) : character === ']' && !isInLink;
  return text
    .replace(/[\\`*[\]<~_]/g, (character, at: number) =>
      isPlain(character, at) ? character : `\\${character}`,
    )
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

export function isWordEnd(character: string | undefined): character is string {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

export function isPunctuation(character: string | undefined): boolean {
  return character !== undefined && /[\p{P}\p{S}]/u.test(character);
}
