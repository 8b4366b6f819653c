/**
 * The HTML context of a position in a template: the state of a small HTML tokenizer that runs over the literal text. It knows
 * exactly what decides how a value must be escaped.
 */
export interface HtmlContext {
  readonly state: HtmlState;
  /** Lowercase name of the element whose tag is open, or whose raw content (`script`, `style`) contains the position. */
  readonly element: string;
  /** Lowercase name of the attribute being read. */
  readonly attribute: string;
  /** Value of that attribute so far. */
  readonly value: string;
}

/**
 *     text ──<──► tag-name ──blank──► tag ──► attribute-name ──=──► before-value ──► double-quoted, single-quoted, unquoted
 *       ▲                              │ >                                            │ quote, blank or >
 *       └──────────────────────────────┴──────── raw: up to the end tag of its element ◄┘
 */
type HtmlState =
  | 'text'
  | 'raw'
  | 'comment'
  | 'declaration'
  | 'end-tag'
  | 'tag-name'
  | 'tag'
  | 'attribute-name'
  | 'before-value'
  | 'double-quoted'
  | 'single-quoted'
  | 'unquoted';

export const HTML_START: HtmlContext = { state: 'text', element: '', attribute: '', value: '' };

/** Returns the context after more text. */
export function advance(context: HtmlContext, text: string): HtmlContext {
  const reader: Reader = { ...context, text, at: 0 };
  while (reader.at < text.length) STEPS[reader.state](reader);
  const { state, element, attribute, value } = reader;
  return { state, element, attribute, value };
}

type Reader = { -readonly [Key in keyof HtmlContext]: HtmlContext[Key] } & {
  readonly text: string;
  at: number;
};

/** Each function reads at least one character. */
const STEPS: Readonly<Record<HtmlState, (reader: Reader) => void>> = {
  text: readText,
  raw: readRaw,
  comment: readComment,
  declaration: readDeclaration,
  'end-tag': readDeclaration,
  'tag-name': readTagName,
  tag: readTag,
  'attribute-name': readAttributeName,
  'before-value': readBeforeValue,
  'double-quoted': (reader) => readQuoted(reader, '"'),
  'single-quoted': (reader) => readQuoted(reader, "'"),
  unquoted: readUnquoted,
};

function readText(reader: Reader): void {
  const { text } = reader;
  const open = text.indexOf('<', reader.at);
  reader.at = open < 0 ? text.length : open + 1;
  if (open < 0) return;
  if (text.startsWith('!--', reader.at)) {
    reader.at += 3;
    reader.state = 'comment';
  } else if (text.startsWith('!', reader.at) || text.startsWith('?', reader.at)) reader.state = 'declaration';
  else if (text.startsWith('/', reader.at)) reader.state = 'end-tag';
  // `a < b` is text. A `<` at the very end may be followed by a value that names the element.
  else if (reader.at === text.length || isLetter(text.charCodeAt(reader.at))) {
    reader.state = 'tag-name';
    reader.element = '';
  }
}

/** The content of `script` and `style` ends only at its own end tag. */
function readRaw(reader: Reader): void {
  const { text, element } = reader;
  let close = text.indexOf('</', reader.at);
  while (close >= 0 && text.slice(close + 2, close + 2 + element.length).toLowerCase() !== element) {
    close = text.indexOf('</', close + 2);
  }
  reader.at = close < 0 ? text.length : close + 2 + element.length;
  if (close >= 0) reader.state = 'end-tag';
}

function readComment(reader: Reader): void {
  const close = reader.text.indexOf('-->', reader.at);
  reader.at = close < 0 ? reader.text.length : close + 3;
  if (close >= 0) reader.state = 'text';
}

function readDeclaration(reader: Reader): void {
  const close = reader.text.indexOf('>', reader.at);
  reader.at = close < 0 ? reader.text.length : close + 1;
  if (close >= 0) reader.state = 'text';
}

function readTagName(reader: Reader): void {
  const character = reader.text.charAt(reader.at++);
  if (character === '>') endTag(reader);
  else if (isBlank(character) || character === '/') reader.state = 'tag';
  else reader.element += character.toLowerCase();
}

function readTag(reader: Reader): void {
  const character = reader.text.charAt(reader.at++);
  if (character === '>') endTag(reader);
  else if (!isBlank(character) && character !== '/') {
    reader.state = 'attribute-name';
    reader.attribute = character.toLowerCase();
  }
}

/** Spaces may precede the equals sign; otherwise the next name is another attribute. */
function readAttributeName(reader: Reader): void {
  const character = reader.text.charAt(reader.at++);
  if (character === '>') endTag(reader);
  else if (character === '=') {
    reader.state = 'before-value';
    reader.value = '';
  } else if (character === '/') reader.state = 'tag';
  else if (isBlank(character)) readAfterName(reader);
  else reader.attribute += character.toLowerCase();
}

function readAfterName(reader: Reader): void {
  while (isBlank(reader.text.charAt(reader.at))) reader.at++;
  if (reader.text.charAt(reader.at) !== '=') reader.state = 'tag';
}

function readBeforeValue(reader: Reader): void {
  const character = reader.text.charAt(reader.at++);
  if (character === '"') reader.state = 'double-quoted';
  else if (character === "'") reader.state = 'single-quoted';
  else if (character === '>') endTag(reader);
  else if (!isBlank(character)) {
    reader.state = 'unquoted';
    reader.value = character;
  }
}

function readQuoted(reader: Reader, quote: string): void {
  const { text, at } = reader;
  const close = text.indexOf(quote, at);
  reader.value += text.slice(at, close < 0 ? text.length : close);
  reader.at = close < 0 ? text.length : close + 1;
  if (close >= 0) reader.state = 'tag';
}

function readUnquoted(reader: Reader): void {
  const character = reader.text.charAt(reader.at++);
  if (character === '>') endTag(reader);
  else if (isBlank(character)) reader.state = 'tag';
  else reader.value += character;
}

function endTag(reader: Reader): void {
  reader.state = reader.element === 'script' || reader.element === 'style' ? 'raw' : 'text';
  reader.attribute = '';
  reader.value = '';
}

function isBlank(character: string): boolean {
  return (
    character === ' ' || character === '\n' || character === '\t' || character === '\r' || character === '\f'
  );
}

function isLetter(code: number): boolean {
  const folded = code | 0x20;
  return folded >= 97 && folded <= 122;
}
