import {
  Expression,
  Feature,
  type LessStream,
  type Node,
  Paren,
  Parselets,
  Property,
} from '@squarespace/less-ts';

/**
 * Reads one query of a list, such as `screen and @phone` or `(min-width: @width + 1)`. The parser of the platform's LESS knows
 * variables only in place of a whole query, and no computed values.
 */
export function mediaFeature(stream: LessStream): Node | undefined {
  const { KEYWORD, VARIABLE, VARIABLE_CURLY, QUOTED } = Parselets;
  const parts: Node[] = [];
  for (;;) {
    stream.skipWs();
    const part =
      stream.parse(KEYWORD) ??
      stream.parse(VARIABLE_CURLY) ??
      stream.parse(VARIABLE) ??
      stream.parse(QUOTED) ??
      inParentheses(stream);
    if (part === undefined) break;
    parts.push(part);
  }
  return parts.length === 0 ? undefined : new Expression(parts);
}

function inParentheses(stream: LessStream): Node | undefined {
  if (stream.peek() !== '(') return undefined;
  const start = stream.index;
  stream.index += 1;
  const property = stream.parse(Parselets.PROPERTY);
  stream.skipWs();
  const hasValue = property instanceof Property && stream.peek() === ':';
  stream.index = hasValue ? stream.index + 1 : start + 1;
  const value = closed(stream, [Parselets.ENTITY, Parselets.EXPRESSION]);
  if (value !== undefined) return new Paren(hasValue ? new Feature(property, value) : value);
  stream.index = start;
  return undefined;
}

/** The first way to read the text up to the `)`: a ratio such as `16/9` is no division. */
function closed(stream: LessStream, ways: readonly (typeof Parselets.ENTITY)[]): Node | undefined {
  const start = stream.index;
  for (const way of ways) {
    stream.index = start;
    const value = stream.parse(way);
    stream.skipWs();
    if (value === undefined || stream.peek() !== ')') continue;
    stream.index += 1;
    return value;
  }
  return undefined;
}
