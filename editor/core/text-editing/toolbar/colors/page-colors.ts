import { type ComputedColors, computedColors } from '../../../preview/computed-colors.ts';
import { type PaletteColor, paletteOf } from '../../../preview/palette.ts';
import { blend } from '../../../text/colors/contrast.ts';
import { readColor } from '../../../text/colors/css-color.ts';
import type { Rgba } from '../../../text/colors/hsla.ts';
import { type TextColor, themeColorName } from '../../../text/colors/text-color.ts';
import type { ColorUse } from '../../../text/session/text-command.ts';
import type { ToolState } from '../../../text/session/tool-state.ts';

/** The colors of the page around a text. */
export interface PageColors {
  palette(): readonly PaletteColor[];
  /** A stored color as rendered, or undefined for a name that the theme does not have. */
  colorOf(color: TextColor | undefined): Rgba | undefined;
  /** The effective text and background colors, given the colors of the text itself. */
  seen(colors: ToolState['colors']): ComputedColors;
  /** Initial slider values when no color is chosen. */
  firstColor(of: ColorUse, seen: ComputedColors): Rgba;
}

export function pageColors(element: Element): PageColors {
  const page = element.ownerDocument;
  const style = page.defaultView?.getComputedStyle(element);
  const colorOf = (color: TextColor | undefined) => {
    if (color === undefined) return undefined;
    const name = themeColorName(color);
    return readColor(name === undefined ? color : (style?.getPropertyValue(`--${name}`) ?? ''));
  };
  return {
    palette: () => paletteOf(page),
    colorOf,
    seen: ({ text, back }) => {
      const plain = computedColors(element);
      const behind = colorOf(back);
      return {
        ...plain,
        text: colorOf(text) ?? plain.text,
        back: behind === undefined ? plain.back : blend(behind, plain.back),
      };
    },
    firstColor: (of, seen) => (of === 'text' ? seen.text : DEFAULT_HIGHLIGHT),
  };
}

/** Yellow of a highlighter pen. */
const DEFAULT_HIGHLIGHT: Rgba = { red: 255, green: 236, blue: 148, alpha: 1 };
