import { platformCalls } from '../../model/platform-calls.ts';
import type { Theme, ThemeTemplate } from '../../model/theme.ts';
import type { BundledScripts } from '../ports/scripts.ts';

/** Returns the scripts that theme templates use, by tag or by URL: `scripts/site.js`. */
export function scriptEntries({ layouts, pages, collections, partials, files }: Theme): readonly string[] {
  const known = new Set(files.map(({ path }) => path));
  const templates: readonly (ThemeTemplate | undefined)[] = [
    ...Object.values(layouts),
    ...Object.values(pages),
    ...Object.values(collections).flatMap(({ list, item }) => [list, item]),
    ...Object.values(partials),
  ];
  const found = templates.flatMap((template) =>
    Array.from(template?.text.matchAll(SOURCE) ?? [], ([, path = '']) => decode(path)),
  );
  return [...new Set(found)].filter((path) => known.has(path)).sort();
}

/** In any quotes. Themes add a version: `/scripts/site.js?v={squarespace.template-revision}`. */
const SOURCE = /\ssrc\s*=\s*["']?\/(scripts\/[^"'?#{}>]+?\.m?js)(?=["'?#\s>])/gi;

/** The path below the theme's folder of a script's URL. */
export function scriptPath(url: string): string {
  return decode(url.replace(/^\/|[?#].*$/g, ''));
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Creates the function that checks whether the script of the theme at a URL, such as `/scripts/site.js`, calls the platform's globals. */
export function createPlatformCallers(scripts: BundledScripts | undefined): (url: string) => boolean {
  const known = new Map<string, boolean>();
  const { paths = {}, files = {} } = scripts ?? {};
  return (url) => {
    const entry = scriptPath(url);
    const text = Object.hasOwn(paths, entry) ? files[paths[entry] ?? ''] : undefined;
    if (text === undefined) return false;
    const isCaller = known.get(entry) ?? platformCalls(text).length > 0;
    known.set(entry, isCaller);
    return isCaller;
  };
}
