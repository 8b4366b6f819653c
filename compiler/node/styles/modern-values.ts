import {
  Anonymous,
  ExpressionList,
  Features,
  type LessStream,
  type Node,
  type Parselet,
  Parselets,
  UNITS,
} from '@squarespace/less-ts';
import { startOfBlock } from './less-text.ts';
import { mediaFeature } from './media-features.ts';
import { endOfParentheses, parseRawValue } from './raw-value.ts';

/**
 * Returns a function that reads values of CSS that the platform's LESS would compute or not understand: functions that
 * compute in the browser, new units, grid lines with slashes, and media queries with comparisons. It returns undefined for
 * everything else, and is called for each part of the text.
 */
export function createModernValues(stream: LessStream): (parselets: Parselet[]) => Node | undefined {
  const { OPERAND_SUB, ENTITY, FONT_SUB, EXPRESSION_LIST, FEATURE, FEATURES } = Parselets;
  return (parselets) => {
    if (parselets === OPERAND_SUB || parselets === ENTITY || parselets === FONT_SUB)
      return isNumberStart(stream)
        ? newUnit(stream)
        : (transparentColor(stream) ?? functionAsWritten(stream));
    if (parselets === EXPRESSION_LIST) {
      const value = slashesAsWritten(stream);
      return value && new ExpressionList([value]);
    }
    if (parselets === FEATURE) return mediaFeature(stream);
    return parselets === FEATURES ? mediaQuery(stream) : undefined;
  };
}

/** Most values are neither numbers nor functions, so one character decides before a pattern is tried. */
function isNumberStart({ source, index }: LessStream): boolean {
  const code = source.charCodeAt(index);
  return code >= PLUS && code <= NINE && !(code === MINUS && source.charCodeAt(index + 1) > NINE);
}

const [PLUS, MINUS, NINE] = [0x2b, 0x2d, 0x39];

const NUMBER = /[+-]?(?:\d*\.)?\d+([a-z]+)/iy;

/** A number with a unit that LESS does not know, such as `100dvh`. It would become two values. */
function newUnit(stream: LessStream): Node | undefined {
  NUMBER.lastIndex = stream.index;
  const [text = '', unit] = NUMBER.exec(stream.source) ?? [];
  if (unit === undefined || KNOWN_UNITS.has(unit.toLowerCase())) return undefined;
  stream.index += text.length;
  return new Anonymous(text);
}

const TRANSPARENT_COLOR = /#(?:[\da-f]{4}){1,2}(?![\w-])/iy;

/** `#11223380`, of which LESS would only read the first six digits. */
function transparentColor(stream: LessStream): Node | undefined {
  TRANSPARENT_COLOR.lastIndex = stream.index;
  const [text] = TRANSPARENT_COLOR.exec(stream.source) ?? [];
  if (text === undefined) return undefined;
  stream.index += text.length;
  return new Anonymous(text);
}

const KNOWN_UNITS: ReadonlySet<string> = new Set(UNITS);

const FUNCTION =
  /(?:-\w+-)?(calc|clamp|min|max|var|env|rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|saturate|contrast|grayscale|range|replace|data-uri|svg-gradient|image-(?:size|width|height))\(/iy;

/** Functions that no version of CSS has either. */
const OF_NEWER_LESS = /^(?:range|replace|data-uri|svg-gradient|image-.*)$/;

/** `min()` of numbers with the same unit, and colors with commas, are functions of LESS. So are filters of colors. */
const OF_LESS: Readonly<Record<string, RegExp>> = {
  min: /^[^(%]*$/,
  max: /^[^(%]*$/,
  rgb: /,/,
  rgba: /,/,
  hsl: /,/,
  hsla: /,/,
  color: /^\s*["']/,
  saturate: /,/,
  contrast: /[,#@]/,
  grayscale: /[#@a-z]/i,
};

const RELATIVE_UNIT = /\d(?:[sld]?v(?:w|h|i|b|min|max)|cq\w+|r?em|ch|ex|lh|rlh)\b/i;

function functionAsWritten(stream: LessStream): Node | undefined {
  const { source, index } = stream;
  FUNCTION.lastIndex = index;
  const [head = '', name] = FUNCTION.exec(source) ?? [];
  if (name === undefined) return undefined;
  const function_ = name.toLowerCase();
  if (OF_NEWER_LESS.test(function_)) throw new Error(`${function_}() is not supported`);
  const start = index + head.length;
  const end = endOfParentheses(source, start - 1);
  if (end === undefined) return undefined;
  const inner = source.slice(start, end - 1);
  const mixesUnits = function_.startsWith('m') && RELATIVE_UNIT.test(inner);
  if (!mixesUnits && OF_LESS[function_]?.test(inner)) return undefined;
  return parseRawValue(stream, end);
}

export const NO_DATA_URI = 'data-uri() is not supported';

/** Properties whose slashes separate values. */
const WITH_SLASHES = /(?:^|[;{}\s])(?:grid(?:-[a-z]+)*|aspect-ratio)\s*:\s*$/;

const PROPERTY_LENGTH = 40;

function slashesAsWritten(stream: LessStream): Node | undefined {
  const { source, index } = stream;
  const before = source.slice(Math.max(0, index - PROPERTY_LENGTH), index);
  if (!WITH_SLASHES.test(before)) return undefined;
  const [value = ''] = source.slice(index).match(/^[^;}]*/) ?? [];
  return value.includes('/') && !/["'@!]/.test(value)
    ? parseRawValue(stream, index + value.length)
    : undefined;
}

/** `(width >= 40rem)` and other queries that are more than names and values. */
function mediaQuery(stream: LessStream): Node | undefined {
  const { source, index } = stream;
  const end = startOfBlock(source, index);
  if (end === undefined || !/[<>=]|\bor\b|\bnot\s*\(/.test(source.slice(index, end))) return undefined;
  return new Features([parseRawValue(stream, end)]);
}
