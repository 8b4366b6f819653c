import { type Hsla, hslaOf, type Rgba, rgbaOf } from './hsla.ts';

/** Parses `#96492b`, `rgb(150 73 43 / 0.5)` or `hsl(17, 55%, 38%)`; undefined for anything else. */
export function readColor(text: string): Rgba | undefined {
  const input = text.trim().toLowerCase();
  return input.startsWith('#') ? fromHex(input.slice(1)) : fromFunction(input);
}

/** Formats a literal color for storage, with alpha only when translucent: `hsl(17 55% 38%)` (R-COLOR-PICK-05). */
export function writeColor(color: Rgba): string {
  const { hue, saturation, lightness, alpha } = hslaOf(color);
  return `hsl(${hue} ${saturation}% ${lightness}%${alpha < 1 ? ` / ${alpha}` : ''})`;
}

/** `#96492b`, or `#96492b80` when translucent. */
export function hexOf({ red, green, blue, alpha }: Rgba): string {
  const channels = [red, green, blue, ...(alpha < 1 ? [Math.round(alpha * 255)] : [])];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function fromHex(digits: string): Rgba | undefined {
  if (!/^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/.test(digits)) return undefined;
  const each = digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 255] = each.map((pair) => Number.parseInt(pair, 16));
  return { red, green, blue, alpha: roundAlpha(alpha / 255) };
}

const FUNCTION = /^(rgb|hsl)a?\(([^()]{1,80})\)$/;

function fromFunction(input: string): Rgba | undefined {
  const [, name, inside = ''] = FUNCTION.exec(input) ?? [];
  if (name === undefined) return undefined;
  const parts = inside.split(/[\s,/]+/).filter((part) => part !== '');
  if (parts.length < 3 || parts.length > 4 || !parts.every((part) => NUMBER.test(part))) return undefined;
  const [first = '', second = '', third = '', last = '1'] = parts;
  const alpha = roundAlpha(clamp(share(last, 1), 1));
  if (name === 'rgb') {
    const channel = (part: string) => Math.round(clamp(share(part, 255), 255));
    return { red: channel(first), green: channel(second), blue: channel(third), alpha };
  }
  const hsla: Hsla = {
    hue: ((Number.parseFloat(first) % 360) + 360) % 360,
    saturation: clamp(Number.parseFloat(second), 100),
    lightness: clamp(Number.parseFloat(third), 100),
    alpha,
  };
  return rgbaOf(hsla);
}

const NUMBER = /^[+-]?(?:\d{1,6}(?:\.\d{0,12})?|\.\d{1,12})(?:%|deg)?$/;

/** Parses a number, or a percentage as a share of the whole. */
function share(part: string, whole: number): number {
  const number = Number.parseFloat(part);
  return part.endsWith('%') ? (number / 100) * whole : number;
}

function clamp(value: number, high: number): number {
  return Math.min(high, Math.max(0, value));
}

function roundAlpha(alpha: number): number {
  return Math.round(alpha * 100) / 100;
}
