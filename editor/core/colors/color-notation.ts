import { hexOf, readColor, writeColor } from '../text/colors/css-color.ts';
import type { Rgba } from '../text/colors/hsla.ts';
import { t } from './strings.ts';

/** Color notations (R-COLOR-PICK-01 to -03). */
export const NOTATIONS = ['hex', 'rgb', 'hsl'] as const;
export type Notation = (typeof NOTATIONS)[number];

/** `#96492b`, `150 73 43` or `17 55% 38%`, with ` / 0.5` for translucent colors. */
export function formatColor(color: Rgba, notation: Notation): string {
  if (notation === 'hex') return hexOf(color);
  if (notation === 'hsl') return writeColor(color).slice('hsl('.length, -1);
  const { red, green, blue, alpha } = color;
  return `${red} ${green} ${blue}${alpha < 1 ? ` / ${alpha}` : ''}`;
}

export type ColorInput = { readonly color: Rgba } | { readonly error: string };

/** Parses typed text into a color or an error message. */
export function parseColor(text: string, notation: Notation): ColorInput {
  const typed = text.trim();
  if (notation === 'hex') return colorOr(`#${typed.replace(/^#/, '')}`, t('color.badHex'));
  const inside = typed.replace(/^(?:rgb|hsl)a?\(|\)$/gi, '');
  const parts = inside.split(/[\s,/]+/).filter((part) => part !== '');
  if (notation === 'rgb') return colorOr(`rgb(${parts.join(' ')})`, t('color.badRgb'));
  if (parts.length < 3) return { error: t('color.missing') };
  const invalid = LIMITS.find(([, high], at) => !isWithin(parts[at], high));
  if (invalid !== undefined) return { error: t('color.outOfBounds', { field: t(invalid[0]) }) };
  return colorOr(`hsl(${parts.join(' ')})`, t('color.badHsl'));
}

const LIMITS = [
  ['color.hue', 360],
  ['color.saturation', 100],
  ['color.lightness', 100],
] as const;

function isWithin(part: string | undefined, high: number): boolean {
  const value = Number.parseFloat(part ?? '');
  return value >= 0 && value <= high;
}

function colorOr(text: string, error: string): ColorInput {
  const color = readColor(text);
  return color === undefined ? { error } : { color };
}
