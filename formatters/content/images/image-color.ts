import type { Format, Formatter, Value } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { asString } from '../../values/as-string.ts';
import { fragmentText } from '../../values/fragment-text.ts';
import { frameMember } from '../../values/member.ts';

/** The corners and the center of an image; their average colors are stored with it. */
export const COLOR_POSITIONS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight', 'center'] as const;

/**
 * `{item|image-color}`: an attribute for each position; `{item|image-color topLeft}`: one color; with the second
 * argument `background-color`, a style declaration (language reference 12.7).
 */
export const imageColor: Formatter = {
  name: 'image-color',
  family: 'content',
  reads: 'value',
  prepare: prepareImageColor,
};

/** The average color at a position, hex digits without `#`; `''` if unknown. */
export function averageColor(colorData: Value, position: string): string {
  return asString(frameMember(colorData, `${position}Average`));
}

function prepareImageColor(args: readonly string[], dialect: Dialect): Format {
  const escaped = fragmentText(dialect);
  const [position, property] = args;
  const describe =
    position === undefined
      ? (data: Value) => allColors(data, escaped)
      : oneColor(position, property, escaped);
  return (value) => {
    const colorData = frameMember(value, 'colorData');
    return colorData === undefined ? undefined : describe(colorData);
  };
}

function allColors(colorData: Value, escaped: (text: string) => string): string {
  let attributes = '';
  for (const position of COLOR_POSITIONS) {
    attributes += `data-color-${position}="#${escaped(averageColor(colorData, position))}" `;
  }
  return attributes;
}

function oneColor(
  position: string,
  property: string | undefined,
  escaped: (text: string) => string,
): (colorData: Value) => string {
  const lead = property === undefined ? '#' : `${property}: #`;
  return (colorData) => {
    const color = averageColor(colorData, position);
    return color === '' ? `"${position}" not found.` : lead + escaped(color);
  };
}
