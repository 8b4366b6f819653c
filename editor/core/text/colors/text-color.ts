import { readColor, writeColor } from './css-color.ts';

/**
 * A stored text color: a theme color, `var(--glaze)`, which follows changes of the theme, or a literal, `hsl(17 55%
 * 38% / 0.5)` (R-COLOR-PICK-05). No other value is allowed.
 */
export type TextColor = string;

/** CSS property of a color. */
export const COLOR_PROPERTIES = ['color', 'background-color'] as const;
export type ColorProperty = (typeof COLOR_PROPERTIES)[number];

export function textColor(input: string): TextColor | undefined {
  const reference = themeColorName(input);
  if (reference !== undefined) return themeColor(reference);
  const literal = readColor(input);
  return literal && literal.alpha > 0 ? writeColor(literal) : undefined;
}

export function themeColor(name: string): TextColor {
  return `var(--${name})`;
}

/** Returns the theme color name of a text, or undefined for a literal color. */
export function themeColorName(input: string): string | undefined {
  return /^var\(\s{0,9}--([A-Za-z][\w-]{0,63})\s{0,9}\)$/.exec(input.trim())?.[1];
}

/** Holds the style of a pasted element. */
export const PASTED_STYLE = 'data-pasted-style';

/** Returns one of the two colors of an element of stored HTML. */
export function styledColor(element: Element, property: ColorProperty): TextColor | undefined {
  const style = element.getAttribute('style') ?? element.getAttribute(PASTED_STYLE) ?? '';
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (declaration.slice(0, colon).trim().toLowerCase() === property)
      return textColor(declaration.slice(colon + 1));
  }
  return undefined;
}

/** `color:var(--glaze)`. */
export function colorStyle(property: ColorProperty, color: TextColor): string {
  return `${property}:${color}`;
}
