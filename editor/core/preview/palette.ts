import { hexOf, readColor } from '../text/colors/css-color.ts';

/** A colour that the theme has a name for: a custom property of the page as a whole, as it is now. */
export interface PaletteColor {
  /** Without the hyphens: `glaze-fill`. */
  readonly name: string;
  /** `#1f3f86`. */
  readonly shown: string;
}

/** More are not told apart at a glance. */
const MOST = 17;

/** The colours of a page's style sheet in its order, each once; what is no colour, or cannot be seen, is left out. */
export function paletteOf(page: Document): readonly PaletteColor[] {
  const style = page.defaultView?.getComputedStyle(page.documentElement);
  const found = new Map<string, PaletteColor>();
  for (const property of rootProperties(page)) {
    const color = readColor(style?.getPropertyValue(property) ?? '');
    if (color === undefined || color.alpha === 0) continue;
    const shown = hexOf(color);
    if (!found.has(shown)) found.set(shown, { name: property.slice(2), shown });
    if (found.size === MOST) break;
  }
  return [...found.values()];
}

function rootProperties(page: Document): ReadonlySet<string> {
  const names = new Set<string>();
  const waiting: CSSRule[] = [...page.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const rule of waiting) {
    if (isStyleRule(rule) && ROOT.test(rule.selectorText)) {
      for (const name of rule.style) if (THEME_NAME.test(name)) names.add(name);
    } else if ('cssRules' in rule) waiting.push(...(rule as CSSGroupingRule).cssRules);
  }
  return names;
}

const ROOT = /(?:^|,)\s*(?::root|html)\s*(?:,|$)/;
/** Names that a text may refer to. */
const THEME_NAME = /^--[A-Za-z][\w-]{0,63}$/;

/** Rules of the frame are of its own realm: `instanceof` would not know them. */
function isStyleRule(rule: CSSRule): rule is CSSStyleRule {
  return 'selectorText' in rule;
}
