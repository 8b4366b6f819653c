import { type Color, parseColor } from '../../../formatters/index.ts';
import { suggestName } from '../../diagnostics/suggest-name.ts';
import { isSafeImage } from '../fields/safe-url.ts';
import { type Declarations, slugOf, type Tweak, type ValueTweak } from './tweak.ts';

/** A valid value: text for `color` (as written), `value` (`20px`) and `dropdown` (an option). */
export type TweakValue = string | boolean | Declarations;

/** `problem` completes the sentence "The tweak …". */
export type ReadTweakValue =
  | { readonly value: TweakValue }
  | { readonly problem: string; readonly hint?: string };

/** Reads a value of `site.json` or of a preset. In presets, all values are texts: `"true"`, `"{font-size:12px}"`. */
export function readTweakValue(tweak: Tweak, raw: unknown): ReadTweakValue {
  switch (tweak.kind) {
    case 'color':
      return readColor(raw);
    case 'value':
      return readNumber(tweak, raw);
    case 'dropdown':
      return readOption(tweak.options, raw);
    case 'checkbox':
      return readFlag(raw);
    case 'font':
      return readDeclarations(raw, FONT_PROPERTIES);
    case 'image':
      return readDeclarations(raw, IMAGE_PROPERTIES);
  }
}

function readColor(raw: unknown): ReadTweakValue {
  const problem = 'must be a color, such as #1b1b1b or rgba(0, 0, 0, 0.5)';
  if (typeof raw !== 'string') return { problem };
  const parsed = parseColor(raw);
  return 'color' in parsed ? { value: raw.trim() } : { problem, hint: parsed.error };
}

/** A color in a notation that LESS can compute with. */
export function lessColor(text: string): string {
  const parsed = parseColor(text);
  if ('error' in parsed) return text;
  const { red, green, blue, alpha }: Color = parsed.color;
  return `rgba(${red}, ${green}, ${blue}, ${alpha})`;
}

function readNumber({ unit, min, max }: ValueTweak, raw: unknown): ReadTweakValue {
  const problem = `must be a number${unit === '' ? '' : ` with the unit ${unit}`}${rangeText(min, max)}`;
  const [, digits, written = ''] =
    typeof raw === 'string' ? (/^\s*(-?(?:\d+\.?\d*|\.\d+))([a-z%]*)\s*$/i.exec(raw) ?? []) : [raw, raw, ''];
  const number = digits === undefined || digits === '' ? Number.NaN : Number(digits);
  const hasUnit = written === '' || written.toLowerCase() === unit.toLowerCase();
  const isInRange = number >= (min ?? number) && number <= (max ?? number);
  return typeof raw !== 'boolean' && hasUnit && isInRange ? { value: `${number}${unit}` } : { problem };
}

function rangeText(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return ` from ${min} to ${max}`;
  if (min !== undefined) return `, at least ${min}`;
  return max === undefined ? '' : `, at most ${max}`;
}

function readOption(options: readonly string[], raw: unknown): ReadTweakValue {
  const text = String(raw);
  const slug = slugOf(text);
  const option = options.find((each) => each === text) ?? options.find((each) => slugOf(each) === slug);
  if (option !== undefined) return { value: option };
  const close = suggestName(text, options);
  return {
    problem: `must be one of ${options.map((each) => `"${each}"`).join(', ')}`,
    ...(close !== undefined && { hint: `did you mean "${close}"?` }),
  };
}

function readFlag(raw: unknown): ReadTweakValue {
  if (typeof raw === 'boolean') return { value: raw };
  return raw === 'true' || raw === 'false' ? { value: raw === 'true' } : { problem: 'must be true or false' };
}

/** The properties of a font tweak. */
export const FONT_PROPERTIES = [
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'line-height',
  'letter-spacing',
  'text-transform',
  'text-decoration',
] as const;

/** `imageId` is an asset of the site. */
const IMAGE_PROPERTIES = [
  'imageId',
  'background-image',
  'background-repeat',
  'background-position',
  'background-size',
  'background-attachment',
  'background-color',
] as const;

function readDeclarations(raw: unknown, properties: readonly string[]): ReadTweakValue {
  const entries = entriesOf(raw);
  if (entries === undefined)
    return { problem: `must be an object with CSS values, such as { "${properties[0]}": … }` };
  const unknown = entries.find(([property]) => !properties.includes(property));
  if (unknown !== undefined) {
    const close = suggestName(unknown[0], properties);
    const hint = close === undefined ? `properties: ${properties.join(', ')}` : `did you mean "${close}"?`;
    return { problem: `has no property "${unknown[0]}"`, hint };
  }
  const invalid = entries.find(([property, value]) => !isCssValue(property, value));
  return invalid === undefined
    ? { value: Object.fromEntries(entries) }
    : { problem: `has an invalid value of ${invalid[0]}` };
}

/** An object, or the text of a preset: `{font-family:Arial;font-size:12px}`. */
function entriesOf(raw: unknown): readonly (readonly [string, string])[] | undefined {
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw))
    return Object.entries(raw).map(([property, value]) => [property, String(value).trim()]);
  const [, text] = typeof raw === 'string' ? (/^\s*\{([^{}]*)\}\s*$/.exec(raw) ?? []) : [];
  if (text === undefined) return undefined;
  return Array.from(text.matchAll(DECLARATION), ([, property = '', value = '']) => [property, value.trim()]);
}

/** Semicolons in quotes and in `url()` belong to the value. */
const DECLARATION = /([\w-]+)\s*:\s*((?:"[^"]*"|'[^']*'|\([^()]*\)|[^;"'()])*)/g;

/** Text that cannot end the declaration or the rule, nor start a comment, a variable or a function. */
const PLAIN_VALUE = /^(?:"[\w .,-]*"|'[\w .,-]*'|[\w .,%#+-])+$/;

function isCssValue(property: string, value: string): boolean {
  if (property === 'background-image') return value === 'none' || imageUrl(value) !== undefined;
  if (property === 'background-color') return 'color' in parseColor(value);
  return PLAIN_VALUE.test(value);
}

/** The URL of `url("…")`, if an image may have it. */
export function imageUrl(value: string): string | undefined {
  const [, url] = /^url\(\s*["']?([^\s"'(){}\\]+)["']?\s*\)$/.exec(value) ?? [];
  return url !== undefined && isSafeImage(url) ? url : undefined;
}
