import { readColor, writeColor } from './css-color.ts';

/**
 * A colour of words as it is stored: one of the theme's, `var(--glaze)`, which follows when the theme changes, or a literal
 * one, `hsl(17 55% 38% / 0.5)` (R-COLOR-PICK-05). Nothing else gets into a text.
 */
export type TextColor = string;

/** What a colour is for, as CSS calls it. */
export const COLOR_PROPERTIES = ['color', 'background-color'] as const;
export type ColorProperty = (typeof COLOR_PROPERTIES)[number];

export function textColor(written: string): TextColor | undefined {
  const reference = themeColorName(written);
  if (reference !== undefined) return themeColor(reference);
  const literal = readColor(written);
  return literal && literal.alpha > 0 ? writeColor(literal) : undefined;
}

export function themeColor(name: string): TextColor {
  return `var(--${name})`;
}

/** The name of the theme's colour that a text has; undefined for a literal one. */
export function themeColorName(written: string): string | undefined {
  return /^var\(\s{0,9}--([A-Za-z][\w-]{0,63})\s{0,9}\)$/.exec(written.trim())?.[1];
}

/** Has the style of an element that is being pasted. */
export const PASTED_STYLE = 'data-pasted-style';

/** One of the two colours of an element of stored HTML. */
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
