/** Returns the text of a valid string literal with its escapes replaced (language reference 10.2). */
export function unquote(literal: string): string {
  return literal
    .slice(1, -1)
    .replace(
      /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([\s\S]))/g,
      (_all, x, u, long, plain) =>
        plain === undefined ? fromCodePoint(Number.parseInt(x ?? u ?? long, 16)) : escaped(plain),
    );
}

function escaped(character: string): string {
  switch (character) {
    case 'n':
      return '\n';
    case 't':
      return '\t';
    case 'f':
      return '\f';
    case 'r':
      return '\r';
    default:
      return character;
  }
}

/** Control characters that pages must not contain, and invalid code points, become a space. */
function fromCodePoint(code: number): string {
  const isControl = code <= 8 || (code >= 0x0e && code <= 0x1f);
  return isControl || code > 0x10ffff ? ' ' : String.fromCodePoint(code);
}
