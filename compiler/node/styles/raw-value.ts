import {
  type Buffer,
  type ExecEnv,
  FUNCTION_CALL,
  type LessStream,
  Node,
  Variable,
} from '@squarespace/less-ts';
import { tokens } from './less-text.ts';

/** Text that is printed as it is written, and variables in it. */
export class RawValue extends Node {
  constructor(readonly parts: readonly (string | Node)[]) {
    // The type of text without meaning: the renderer prints what `repr` writes.
    super(ANONYMOUS);
  }

  override needsEval(): boolean {
    return this.parts.some((part) => typeof part !== 'string');
  }

  override eval(env: ExecEnv): Node {
    return new RawValue(this.parts.map((part) => (typeof part === 'string' ? part : textOf(part, env))));
  }

  equals(node: Node): boolean {
    return node === this;
  }

  repr(buffer: Buffer): void {
    for (const part of this.parts) {
      if (typeof part === 'string') buffer.str(part);
      else part.repr(buffer);
    }
  }
}

/** The value of `NodeType.ANONYMOUS`, an enum that exists only in the types of the package. */
const ANONYMOUS = 1;

function textOf(part: Node, env: ExecEnv): string {
  const value = part.eval(env);
  const text = env.ctx.render(value);
  const isInterpolation = part instanceof Variable && part.curly === true;
  return isInterpolation ? text.replace(/^(["'])([\s\S]*)\1$/, '$2') : text;
}

const PIECE =
  /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|~"((?:[^"\\\n]|\\.)*)"|~'((?:[^'\\\n]|\\.)*)'|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|url\(\s*[^\s"'()@][^"'()]*\)|@\{([\w-]+)\}|(@@?)([\w-]+)|([\w-]+)\(|\s+|[^"'@\s\w/~-]+|[\s\S]/gy;

/** Functions that both LESS and CSS have: in raw text they are those of CSS. */
const CSS_FUNCTIONS =
  /^(?:url|min|max|mod|round|abs|pow|sqrt|a?sin|a?cos|a?tan|rgba?|hsla?|alpha|format|color|saturate|contrast|grayscale)$/i;

/**
 * Reads text between two offsets as it is, except for variables, escaped strings (`~"…"`) and functions of LESS. Leaves the
 * stream at the end. White space and comments become one space.
 */
export function parseRawValue(stream: LessStream, end: number): RawValue {
  const { ctx } = stream;
  const source = stream.source.slice(0, end);
  const parts: (string | Node)[] = [];
  const pattern = new RegExp(PIECE);
  let position = stream.index;
  while (position < end) {
    pattern.lastIndex = position;
    const [text = '', double, single, curly, at, name = '', call] = pattern.exec(source) ?? [];
    if (text === '') break;
    position += text.length;
    if (double !== undefined || single !== undefined) parts.push(...interpolated(double ?? single ?? ''));
    else if (curly !== undefined) parts.push(new Variable(`@${curly}`, false, true));
    else if (at !== undefined) parts.push(new Variable(`@${name}`, at === '@@', false));
    else if (call !== undefined && !CSS_FUNCTIONS.test(call) && ctx.findFunction(call) !== undefined) {
      stream.index = position - text.length;
      const node = stream.parse(FUNCTION_CALL);
      if (node === undefined) parts.push(text);
      else {
        parts.push(node);
        position = stream.index;
      }
    } else if (/^(?:\s|\/\*|\/\/)/.test(text)) parts.push(' ');
    else parts.push(...(/^["']/.test(text) ? interpolated(text) : [text]));
  }
  stream.index = position;
  return new RawValue(trimmed(parts));
}

const INTERPOLATION = /@\{([\w-]+)\}/;

/** The pieces of a string with `@{name}` in it. */
function interpolated(text: string): readonly (string | Node)[] {
  return text
    .split(INTERPOLATION)
    .map((piece, index) => (index % 2 === 0 ? piece : new Variable(`@${piece}`, false, true)));
}

function trimmed(parts: readonly (string | Node)[]): readonly (string | Node)[] {
  const [first] = parts;
  const start = typeof first === 'string' ? [first.trimStart(), ...parts.slice(1)] : parts;
  const last = start.at(-1);
  return typeof last === 'string' ? [...start.slice(0, -1), last.trimEnd()] : start;
}

/** Returns the offset after the `)` for the offset of its `(`, or undefined when the text ends before. */
export function endOfParentheses(text: string, from: number): number | undefined {
  let depth = 0;
  for (const { text: token, start } of tokens(text, from)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (depth === 0 && token === ')') return start + 1;
    if (token === ';' || token === '{' || token === '}') return undefined;
  }
  return undefined;
}
