import { blend } from '../text/colors/contrast.ts';
import { readColor } from '../text/colors/css-color.ts';
import type { Rgba } from '../text/colors/hsla.ts';

/** The text and background colors of an element on the page. */
export interface ComputedColors {
  readonly text: Rgba;
  /** The background color; background images are ignored. */
  readonly back: Rgba;
  /** Large text, which needs less contrast (WCAG 2.2, 1.4.3). */
  readonly isLarge: boolean;
}

export function computedColors(element: Element): ComputedColors {
  const style = styleOf(element);
  const size = Number.parseFloat(style?.fontSize ?? '');
  const isBold = Number(style?.fontWeight) >= 700;
  return {
    text: readColor(style?.color ?? '') ?? BLACK,
    back: backgroundOf(element),
    isLarge: size >= LARGE || (isBold && size >= LARGE_BOLD),
  };
}

const BLACK: Rgba = { red: 0, green: 0, blue: 0, alpha: 1 };
const WHITE: Rgba = { red: 255, green: 255, blue: 255, alpha: 1 };

/** Pixels: 18 and 14 points. */
const LARGE = 24;
const LARGE_BOLD = 18.66;

/** Returns the background layers below the element, from the page up. */
function backgroundOf(element: Element): Rgba {
  const layers: Rgba[] = [];
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const layer = readColor(styleOf(each)?.backgroundColor ?? '');
    if (layer !== undefined && layer.alpha > 0) layers.push(layer);
    if (layer?.alpha === 1) break;
  }
  return layers.reduceRight((layersBelow, layer) => blend(layer, layersBelow), WHITE);
}

function styleOf(element: Element): CSSStyleDeclaration | undefined {
  return element.ownerDocument.defaultView?.getComputedStyle(element);
}
