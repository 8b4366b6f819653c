import { type PlatformUse, platformUse } from '../../model/platform-use.ts';
import type { Theme, ThemeTemplate } from '../../model/theme.ts';
import type { BundledScripts } from '../ports/scripts.ts';
import { type NamedUrls, urlsNamedIn } from './page-policy.ts';

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

/** What a script needs from its page. */
export interface ScriptNeeds {
  readonly platform: PlatformUse;
  readonly urls: NamedUrls;
}

export function scriptNeeds(text: string): ScriptNeeds {
  return { platform: platformUse(text), urls: urlsNamedIn(text) };
}

const NOTHING: ScriptNeeds = { platform: 'none', urls: { scripts: [], requests: [] } };

/** Creates the function that returns what the script of the theme at a URL, such as `/scripts/site.js`, needs. */
export function createScriptNeeds(scripts: BundledScripts | undefined): (url: string) => ScriptNeeds {
  const known = new Map<string, ScriptNeeds>();
  const { paths = {}, files = {} } = scripts ?? {};
  return (url) => {
    const entry = scriptPath(url);
    const text = Object.hasOwn(paths, entry) ? files[paths[entry] ?? ''] : undefined;
    if (text === undefined) return NOTHING;
    const needs = known.get(entry) ?? scriptNeeds(text);
    known.set(entry, needs);
    return needs;
  };
}
