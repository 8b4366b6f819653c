import { isThemeFolder } from '../../../formatters/vocabulary/rules/theme-folder.ts';
import { valueAt } from '../operations/apply-operations.ts';

/** New values of fields of the settings; undefined removes the field. */
export interface ThemeSwitch {
  readonly theme?: string;
  readonly design?: Values;
  readonly otherThemes?: Readonly<Record<string, { readonly design?: Values }>> | undefined;
}

type Values = Readonly<Record<string, unknown>>;

/** The fields of `design` that are the same with every theme. All others were chosen for one theme. */
const OF_SITE: readonly string[] = ['typekitId', 'selfHostFonts'];

/**
 * Returns what changes in the settings of a site when it uses another theme, which `to` names as `theme` does. The design goes
 * with its theme: it is stored in `otherThemes`, and comes back with the theme. A theme that the site has not used before starts
 * with its own values. Switching there and back gives the same settings.
 */
export function switchTheme(settings: unknown, to: string): ThemeSwitch {
  const from = valueAt(settings, ['theme']);
  if (typeof from !== 'string' || from === to) return {};
  const { [to]: next, ...others } = recordOf(valueAt(settings, ['otherThemes']));
  const design = valueAt(settings, ['design']);
  const left = designOfTheme(design);
  const isEmpty = Object.keys(left).length === 0;
  // A folder that the site's own list of themes would not find has to be remembered.
  const entry = isEmpty && isThemeFolder(from) ? [] : [[from, isEmpty ? {} : { design: left }] as const];
  const otherThemes = Object.fromEntries([...Object.entries(others), ...entry]) as ThemeSwitch['otherThemes'];
  const chosen = { ...recordOf(valueAt(next, ['design'])), ...designOfSite(design) };
  return {
    theme: to,
    ...((design !== undefined || Object.keys(chosen).length > 0) && { design: sorted(chosen) }),
    ...(Object.keys(otherThemes ?? {}).length > 0
      ? { otherThemes }
      : valueAt(settings, ['otherThemes']) !== undefined && { otherThemes: undefined }),
  };
}

/** Returns the design that a site has, or would have, with a theme. */
export function designWith(settings: unknown, theme: string): Values {
  const { design } = switchTheme(settings, theme);
  return design ?? recordOf(valueAt(settings, ['design']));
}

/**
 * Whether settings name no theme any more, or one that those before do not know: a folder of the machine other than those that
 * the themes of a site are in.
 */
export function namesUnknownTheme(before: unknown, after: unknown): boolean {
  const isThere = [before, after].map((settings) => valueAt(settings, ['theme']) !== undefined);
  if (isThere[0] !== isThere[1]) return true;
  const known = new Set(themesIn(before));
  return themesIn(after).some(
    (theme) => !known.has(theme) && !(typeof theme === 'string' && isThemeFolder(theme)),
  );
}

function themesIn(settings: unknown): readonly unknown[] {
  const theme = valueAt(settings, ['theme']);
  return [
    ...(theme === undefined ? [] : [theme]),
    ...Object.keys(recordOf(valueAt(settings, ['otherThemes']))),
  ];
}

function designOfTheme(design: unknown): Values {
  return Object.fromEntries(Object.entries(recordOf(design)).filter(([name]) => !OF_SITE.includes(name)));
}

function designOfSite(design: unknown): Values {
  return Object.fromEntries(Object.entries(recordOf(design)).filter(([name]) => OF_SITE.includes(name)));
}

/** As in the files that the dashboard writes. */
function sorted(values: Values): Values {
  return Object.fromEntries(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function recordOf(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};
}
