/** Comments and strings, in which braces and semicolons mean nothing. `//` after a colon belongs to a URL. */
export const SKIPPED = String.raw`\/\*[\s\S]*?(?:\*\/|$)|(?<!:)\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|url\(\s*[^\s"'()@][^"'()]*\)`;

export interface Token {
  readonly text: string;
  readonly start: number;
}

const TOKEN = new RegExp(`${SKIPPED}|[@#]\\{[\\w-]+\\}|[{}();]`, 'gi');

/** Returns comments, strings, URLs, interpolations and the characters `{}();`, from an offset on. */
export function* tokens(text: string, from = 0): Generator<Token> {
  const pattern = new RegExp(TOKEN);
  pattern.lastIndex = from;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text))
    yield { text: found[0], start: found.index };
}

/** Returns the text with spaces instead of its comments: offsets stay the same. */
export function withoutComments(text: string): string {
  let result = text;
  for (const { text: token, start } of tokens(text))
    if (/^\/[/*]/.test(token))
      result = result.slice(0, start) + ' '.repeat(token.length) + result.slice(start + token.length);
  return result;
}

/** Returns the offset after a statement: after its `;`, after its block, or before the `}` of the block around it. */
export function endOfStatement(text: string, from: number): number {
  let depth = 0;
  let isCall = false;
  for (const { text: token, start } of tokens(text, from)) {
    if (token === '(' && depth === 0) isCall = true;
    if (token === '{') depth += 1;
    if (token === ';' && depth === 0) return start + 1;
    if (token !== '}') continue;
    if (depth === 0) return start;
    depth -= 1;
    // `.phone({ … });`
    if (depth === 0 && !(isCall && /^\s*[,;)]/.test(text.slice(start + 1, start + 1 + MAX_SPACE))))
      return start + 1;
  }
  return text.length;
}

const MAX_SPACE = 40;

/** Returns the offset of the `{` that opens the block of a statement, or undefined for a statement without a block. */
export function startOfBlock(text: string, from: number): number | undefined {
  for (const { text: token, start } of tokens(text, from)) {
    if (token === '{') return start;
    if (token === ';' || token === '}') return undefined;
  }
  return undefined;
}

/** Returns the offsets of the braces that are opened and not closed. */
export function unclosedBraces(text: string): readonly number[] {
  const open: number[] = [];
  for (const { text: token, start } of tokens(text)) {
    if (token === '{') open.push(start);
    else if (token === '}') open.pop();
  }
  return open;
}

/** The message of what a parser threw. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
