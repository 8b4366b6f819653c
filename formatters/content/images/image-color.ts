import type { Format, Formatter, Value } from '../../contract.ts';
import { asString } from '../../values/as-string.ts';
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

function prepareImageColor(args: readonly string[]): Format {
  const [position, property] = args;
  const describe = position === undefined ? allColors : oneColor(position, property);
  return (value) => {
    const colorData = frameMember(value, 'colorData');
    return colorData === undefined ? undefined : describe(colorData);
  };
}

function allColors(colorData: Value): string {
  let attributes = '';
  for (const position of COLOR_POSITIONS) {
    attributes += `data-color-${position}="#${averageColor(colorData, position)}" `;
  }
  return attributes;
}

function oneColor(position: string, property: string | undefined): (colorData: Value) => string {
  const lead = property === undefined ? '#' : `${property}: #`;
  return (colorData) => {
    const color = averageColor(colorData, position);
    return color === '' ? `"${position}" not found.` : lead + color;
  };
}
