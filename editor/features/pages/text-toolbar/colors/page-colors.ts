import { type SeenColors, seenColors } from '../../../../core/preview/computed-colors.ts';
import { type PaletteColor, paletteOf } from '../../../../core/preview/palette.ts';
import { over } from '../../../../core/text/colors/contrast.ts';
import { readColor } from '../../../../core/text/colors/css-color.ts';
import type { Rgba } from '../../../../core/text/colors/hsla.ts';
import { type TextColor, themeColorName } from '../../../../core/text/colors/text-color.ts';
import type { ColorUse } from '../../../../core/text/session/text-command.ts';
import type { ToolState } from '../../../../core/text/session/tool-state.ts';

/** The colours of the page that a text stands on. */
export interface PageColors {
  palette(): readonly PaletteColor[];
  /** A stored colour as the page shows it now; undefined for a name that the theme does not have any more. */
  colorOf(color: TextColor | undefined): Rgba | undefined;
  /** In which colours words are read that have some of their own. */
  seen(colors: ToolState['colors']): SeenColors;
  /** What pulling sliders begins with while no colour is chosen. */
  firstColor(of: ColorUse, seen: SeenColors): Rgba;
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
      const plain = seenColors(element);
      const behind = colorOf(back);
      return {
        ...plain,
        text: colorOf(text) ?? plain.text,
        back: behind === undefined ? plain.back : over(behind, plain.back),
      };
    },
    firstColor: (of, seen) => (of === 'text' ? seen.text : DEFAULT_HIGHLIGHT),
  };
}

/** Of a marker pen. */
const DEFAULT_HIGHLIGHT: Rgba = { red: 255, green: 236, blue: 148, alpha: 1 };
