import type { Design } from '../documents/design.ts';
import { presetNamed, type ResolvedTweak, type ThemeTweaks } from './resolve-tweaks.ts';
import { type Declarations, slugOf, type Tweak } from './tweak.ts';
import { imageUrl, lessColor } from './tweak-value.ts';

/** The style sheet of a site's design, in LESS: it follows the sheets of the theme, so that its definitions apply. */
export interface DesignStyles {
  /** Definitions of variables and rules of mixins. */
  readonly text: string;
  /** URLs of style sheets with the fonts to load. */
  readonly fontSheets: readonly string[];
}

/** Returns the URL of an asset by id. */
export type AssetUrl = (id: string) => string | undefined;

/** Returns the styles for all tweaks with another value than the theme's. */
export function designStyles(
  theme: ThemeTweaks,
  {
    resolved,
    design,
    assetUrl,
  }: { readonly resolved: readonly ResolvedTweak[]; readonly design: Design; readonly assetUrl: AssetUrl },
): DesignStyles {
  const changed = resolved.filter(({ from }) => from !== 'theme');
  return {
    text: changed.map((each) => statementOf(each, assetUrl)).join(''),
    fontSheets: [...googleFonts(theme, design), ...adobeFonts(design)],
  };
}

/** Dropdowns and checkboxes have no styles of their own, but classes. */
function statementOf({ tweak, value }: ResolvedTweak, assetUrl: AssetUrl): string {
  if (tweak.kind === 'color') return `@${tweak.name}: ${lessColor(String(value))};\n`;
  if (tweak.kind === 'value') return `@${tweak.name}: ${String(value)};\n`;
  if (typeof value !== 'object' || (tweak.kind !== 'font' && tweak.kind !== 'image')) return '';
  const lines = Object.entries(value).flatMap(([property, text]) => {
    const written = cssValue(property, text, { tweak, assetUrl });
    return written === undefined ? [] : [`  ${written};\n`];
  });
  return `${tweak.selector} {\n${lines.join('')}}\n`;
}

function cssValue(
  property: string,
  text: string,
  { tweak, assetUrl }: { readonly tweak: Tweak; readonly assetUrl: AssetUrl },
): string | undefined {
  if (property === 'imageId') {
    const url = assetUrl(text);
    return url === undefined ? undefined : `background-image: url("${url}")`;
  }
  // Expressions of the theme stay where they are.
  if (typeof tweak.default === 'object' && tweak.default[property] === text) return undefined;
  const url = property === 'background-image' ? imageUrl(text) : undefined;
  return `${property}: ${url === undefined ? text : `url("${url}")`}`;
}

/** The families of the site and of its preset, as one style sheet of Google Fonts. */
function googleFonts({ presets }: ThemeTweaks, design: Design): readonly string[] {
  const preset = design.preset === undefined ? undefined : presetNamed(design.preset, presets);
  const families = [...new Set([...(preset?.webFonts ?? []), ...design.webFonts])];
  if (families.length === 0) return [];
  const names = families.map((family) => family.trim().replaceAll(' ', '+'));
  return [`https://fonts.googleapis.com/css?family=${names.join('|')}&display=swap`];
}

/** The style sheet of the kit, whose fonts may only be loaded from there. */
function adobeFonts({ typekitId }: Design): readonly string[] {
  return typekitId === undefined ? [] : [`https://use.typekit.net/${typekitId}.css`];
}

/** The classes of dropdowns and checkboxes for `body`: `site-alignment-left`, `show-page-banner`. */
export function tweakClasses(resolved: readonly ResolvedTweak[]): readonly string[] {
  return resolved.flatMap(({ tweak, value }) => {
    if (tweak.kind === 'checkbox') return value === true ? [tweak.name] : [];
    return tweak.kind === 'dropdown' ? [`${tweak.name}-${slugOf(String(value))}`] : [];
  });
}

/** The values that scripts of the theme may read, as texts by name. */
export function scriptTweaks(resolved: readonly ResolvedTweak[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    resolved
      .filter(({ tweak }) => tweak.isForScripts)
      .map(({ tweak, value }) => [
        tweak.name,
        typeof value === 'object' ? declarationText(value) : String(value),
      ]),
  );
}

function declarationText(declarations: Declarations): string {
  const all = Object.entries(declarations).map(([property, value]) => `${property}:${value}`);
  return `{${all.join(';')}}`;
}
