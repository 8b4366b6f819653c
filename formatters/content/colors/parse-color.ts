import { fromHsl, fromHwb } from './color-spaces.ts';
import { CSS_COLORS } from './css-colors.ts';

/** Channels are integers from 0 to 255, alpha is from 0 to 1. */
export interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** A color, or a one-sentence error message. */
export type ParsedColor = { readonly color: Color } | { readonly error: string };

/** The arguments of a color function: three components as text and an optional alpha. */
interface Arguments {
  readonly parts: readonly [string, string, string];
  readonly alpha: string | undefined;
}

/**
 * Parses a CSS color: hex with 3 or 6 digits, `rgb()`, `rgba()`, `hsl()`, `hsla()`, `hwb()`, names and `transparent`,
 * case-insensitively. Values out of range are clamped.
 */
export function parseColor(text: string): ParsedColor {
  const source = text.trim().toLowerCase();
  if (source.startsWith('#')) return parseHex(source.slice(1));
  if (source === 'transparent') return { color: { red: 0, green: 0, blue: 0, alpha: 0 } };
  if (Object.hasOwn(CSS_COLORS, source)) return { color: fromNumber(CSS_COLORS[source] ?? 0) };
  return parseFunction(source);
}

function parseHex(digits: string): ParsedColor {
  if (!/^(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(digits)) return { error: 'A hex color has 3 or 6 hex digits.' };
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return { color: fromNumber(Number.parseInt(full, 16)) };
}

function fromNumber(rgb: number): Color {
  return { red: rgb >> 16, green: (rgb >> 8) & 0xff, blue: rgb & 0xff, alpha: 1 };
}

function parseFunction(source: string): ParsedColor {
  const open = source.indexOf('(');
  if (open < 0 || !source.endsWith(')')) return { error: 'Not a valid color.' };
  const args = splitArguments(source.slice(open + 1, -1));
  if (args === undefined) return { error: 'A color function takes three values and an optional alpha.' };
  const name = source.slice(0, open);
  const channels = channelsOf(name, args.parts);
  const alpha = args.alpha === undefined ? 1 : readNumber(args.alpha, 1);
  if (channels === undefined || alpha === undefined) return { error: `Not a valid ${name}() color.` };
  const [red, green, blue] = channels;
  return {
    color: {
      red: clampChannel(red),
      green: clampChannel(green),
      blue: clampChannel(blue),
      alpha: clamp(alpha, 1),
    },
  };
}

/** Accepts `1, 2, 3, 0.5` and `1 2 3 / 0.5`. */
function splitArguments(source: string): Arguments | undefined {
  const [values = '', slashAlpha, ...more] = source.split('/');
  const parts = values.includes(',') ? values.split(',') : values.trim().split(/\s+/);
  if (slashAlpha !== undefined) parts.push(slashAlpha);
  const [first, second, third, alpha, ...rest] = parts.map((part) => part.trim());
  if (first === undefined || second === undefined || third === undefined) return undefined;
  if (more.length > 0 || rest.length > 0) return undefined;
  return { parts: [first, second, third], alpha };
}

type Channels = readonly [red: number, green: number, blue: number];

function channelsOf(name: string, parts: readonly [string, string, string]): Channels | undefined {
  switch (name) {
    case 'rgb':
    case 'rgba':
      return rgbChannels(parts);
    case 'hsl':
    case 'hsla':
      return polarChannels(parts, fromHsl);
    case 'hwb':
      return polarChannels(parts, fromHwb);
    default:
      return undefined;
  }
}

function rgbChannels(parts: readonly [string, string, string]): Channels | undefined {
  const [red, green, blue] = parts.map((part) => readNumber(part, 255));
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue];
}

/** Converts a hue in degrees and two fractions from 0 to 1. */
function polarChannels(
  parts: readonly [string, string, string],
  convert: (hue: number, first: number, second: number) => Channels,
): Channels | undefined {
  const hue = readHue(parts[0]);
  const first = readPercentage(parts[1]);
  const second = readPercentage(parts[2]);
  if (hue === undefined || first === undefined || second === undefined) return undefined;
  return convert(hue, clamp(first, 1), clamp(second, 1));
}

/** A number, or a percentage of `whole`. */
function readNumber(text: string, whole: number): number | undefined {
  const percentage = readPercentage(text);
  return percentage === undefined ? readPlain(text) : percentage * whole;
}

function readPercentage(text: string): number | undefined {
  const number = text.endsWith('%') ? readPlain(text.slice(0, -1)) : undefined;
  return number === undefined ? undefined : number / 100;
}

const DEGREES_PER_UNIT = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 } as const;

/** In degrees, from 0 to 360. */
function readHue(text: string): number | undefined {
  const [, digits = '', unit = 'deg'] = /^([^a-z]*)(deg|grad|rad|turn)?$/.exec(text) ?? [];
  const number = readPlain(digits);
  if (number === undefined) return undefined;
  const degrees = (number * DEGREES_PER_UNIT[unit as keyof typeof DEGREES_PER_UNIT]) % 360;
  return degrees < 0 ? degrees + 360 : degrees;
}

function readPlain(text: string): number | undefined {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) ? Number(text) : undefined;
}

function clampChannel(value: number): number {
  return Math.round(clamp(value, 255));
}

function clamp(value: number, largest: number): number {
  return Math.min(largest, Math.max(0, value));
}
