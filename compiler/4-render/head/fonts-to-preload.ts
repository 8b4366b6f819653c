import { firstFamily } from '../../../formatters/vocabulary/fonts/first-family.ts';
import type { Theme } from '../../model/theme.ts';

/** With more font tweaks than that, a theme has fonts that only some pages use. */
const MAX_FONT_TWEAKS = 4;
/** More files would delay the style sheet. */
const MAX_FONTS = 2;
const NORMAL_WEIGHT = 400;

/**
 * Returns the URLs of the files, `/assets/fonts/…woff2`, that the first two font tweaks of a theme use on every page, as a rule
 * for headings and for text. Browsers find them before they have read the style sheet, so the text does not move when they
 * arrive.
 *
 * @param text characters that the fonts must have, such as the title of the site: its first letter decides the script
 */
export function fontsToPreload(
  { css, tweaks }: Pick<Theme, 'css' | 'tweaks'>,
  text: string,
): readonly string[] {
  const selectors = tweaks.flatMap((tweak) => (tweak.kind === 'font' ? [tweak.selector] : []));
  if (selectors.length > MAX_FONT_TWEAKS) return [];
  const letter = /\p{L}/u.exec(text)?.[0] ?? 'A';
  const faces = facesOf(css).filter(({ range }) => hasCharacter(range, letter.codePointAt(0) ?? 0));
  const urls = selectors.slice(0, MAX_FONTS).flatMap((selector) => {
    const { family, weight } = fontOf(selector, css);
    const face = faces.find(
      (each) => each.family === family && weight >= each.lightest && weight <= each.boldest,
    );
    return face?.url ?? [];
  });
  return [...new Set(urls)];
}

interface FontFace {
  readonly family: string;
  readonly lightest: number;
  readonly boldest: number;
  /** `unicode-range`; undefined for all characters. */
  readonly range: string | undefined;
  readonly url: string;
}

/** The upright fonts of a style sheet whose first file is a WOFF2 file of the site. */
function facesOf(css: string): readonly FontFace[] {
  return Array.from(css.matchAll(/@font-face\s*\{([^{}]*)\}/gi)).flatMap(([, block = '']) => {
    const url = /\bsrc\s*:\s*url\(\s*["']?(\/(?!\/)[^"')\s]*\.woff2)["']?\s*\)/i.exec(block)?.[1];
    const family = firstFamily(declared('font-family', block) ?? '');
    if (url === undefined || /^(italic|oblique)/.test(declared('font-style', block) ?? '')) return [];
    const [from, to = from] = (declared('font-weight', block) ?? '').split(/\s+/);
    const range = declared('unicode-range', block);
    return [{ family, lightest: weightOf(from), boldest: weightOf(to), range, url }];
  });
}

/** The last rule with exactly this selector is that of the site's design, if it has one. */
function fontOf(selector: string, css: string): { readonly family: string; readonly weight: number } {
  const escaped = selector.replace(/\W/g, '\\$&');
  const blocks = Array.from(css.matchAll(new RegExp(`(?:^|[}\\n])\\s*${escaped}\\s*\\{([^{}]*)\\}`, 'g')));
  const declarations = blocks.map(([, block = '']) => block).join(';');
  return {
    family: firstFamily(declared('font-family', declarations) ?? ''),
    weight: weightOf(declared('font-weight', declarations)),
  };
}

/** The last value of a property in declarations. */
function declared(property: string, declarations: string): string | undefined {
  const found = Array.from(declarations.matchAll(/(?:^|;)\s*([\w-]+)\s*:\s*([^;]*)/g)).findLast(
    ([, name]) => name === property,
  );
  return found?.[2]?.trim();
}

function weightOf(value = ''): number {
  if (value === 'bold') return 700;
  return Number.parseInt(value, 10) || NORMAL_WEIGHT;
}

/** `U+0000-00FF, U+0131, U+4??` */
function hasCharacter(range: string | undefined, code: number): boolean {
  if (range === undefined) return true;
  return Array.from(range.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/gi)).some(([, from = '', to = from]) => {
    const first = Number.parseInt(from.replaceAll('?', '0'), 16);
    return code >= first && code <= Number.parseInt(to.replaceAll('?', 'F'), 16);
  });
}
