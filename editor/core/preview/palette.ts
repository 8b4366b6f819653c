import { hexOf, readColor } from '../text/colors/css-color.ts';

/** A named color of the theme: a custom property of the root element with its current value. */
export interface PaletteColor {
  /** Without the hyphens: `glaze-fill`. */
  readonly name: string;
  /** `#1f3f86`. */
  readonly shown: string;
}

/** Maximum number of colors; more are hard to tell apart. */
const MAX_COLORS = 17;

/** Returns the colors of a page's style sheet in order, without duplicates, non-colors and invisible colors. */
export function paletteOf(page: Document): readonly PaletteColor[] {
  const style = page.defaultView?.getComputedStyle(page.documentElement);
  const found = new Map<string, PaletteColor>();
  for (const property of rootProperties(page)) {
    const color = readColor(style?.getPropertyValue(property) ?? '');
    if (color === undefined || color.alpha === 0) continue;
    const shown = hexOf(color);
    if (!found.has(shown)) found.set(shown, { name: property.slice(2), shown });
    if (found.size === MAX_COLORS) break;
  }
  return [...found.values()];
}

function rootProperties(page: Document): ReadonlySet<string> {
  const names = new Set<string>();
  const queue: CSSRule[] = [...page.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const rule of queue) {
    if (isStyleRule(rule) && ROOT.test(rule.selectorText)) {
      for (const name of rule.style) if (THEME_NAME.test(name)) names.add(name);
    } else if ('cssRules' in rule) queue.push(...(rule as CSSGroupingRule).cssRules);
  }
  return names;
}

const ROOT = /(?:^|,)\s*(?::root|html)\s*(?:,|$)/;
/** Names that a text can refer to. */
const THEME_NAME = /^--[A-Za-z][\w-]{0,63}$/;

/** Rules of the frame belong to another realm, where `instanceof` fails. */
function isStyleRule(rule: CSSRule): rule is CSSStyleRule {
  return 'selectorText' in rule;
}
