/** Returns the text of HTML as one line. Only the beginning is read, since it is used for short titles. */
export function htmlToPlainText(html: string): string {
  return asLine(withoutTags(withEntities(html.slice(0, MAX_CHARACTERS))));
}

/** Returns the text of Markdown as one line. */
export function markdownToPlainText(markdown: string): string {
  const literal = markdown
    .slice(0, MAX_CHARACTERS)
    .replace(/`([^`]+)`|\\([!-/:-@[-`{-~])|\\$/gm, (_, code = '', sign = '') => literally(code + sign));
  return asLine(
    withoutTags(withEntities(literal))
      .replace(/^ {0,3}(?:>|(?:#{1,6}|[-*+])(?=\s))/gm, '')
      .replace(/!?\[([^[\]]*)\](?:\([^()]*\))?/g, '$1')
      .replace(/(?:\*+|~~|`|\b_+)(?=\S)|(?<=\S)(?:\*+|_+\b|_+(?!\w))/g, ''),
  );
}

const MAX_CHARACTERS = 1000;

/** Escaped characters are mapped to Unicode's private use area while markup is removed. */
const PRIVATE = 0xe000;

function literally(text: string): string {
  return text.replace(/[!-~]/g, (sign) => String.fromCharCode(PRIVATE + sign.charCodeAt(0)));
}

function asLine(text: string): string {
  return text
    .replace(/[\ue021-\ue07e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - PRIVATE))
    .replace(/\s+/g, ' ')
    .trim();
}

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function withEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,6}|x[\da-f]{1,5})|(amp|lt|gt|quot|nbsp));/gi, (_, code, name) =>
    literally(
      code === undefined
        ? ENTITIES[String(name).toLowerCase() as keyof typeof ENTITIES]
        : String.fromCodePoint(Number(code.replace(/^x/i, '0x'))),
    ),
  );
}

/** Inline formatting does not split words; blocks do. */
function withoutTags(text: string): string {
  return text
    .replace(/<\/?(?:a|b|code|del|em|i|s|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi, '')
    .replace(/<(?:\/?[a-z]|!)[^<>]*>/gi, ' ');
}
