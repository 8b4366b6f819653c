import { escapeAttribute } from '../../formatters/index.ts';
import { foldersOf } from '../4-render/folders-of.ts';
import { absoluteUrl } from '../4-render/head/site-maps.ts';
import type { OutputFile, TextFile } from '../4-render/output-file.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { siteDiagnostic } from '../model/site-diagnostic.ts';
import { HEADERS_FILE } from './static-policies.ts';

/** Read by static hosts such as Netlify and Cloudflare Pages. */
export const REDIRECTS_FILE = '_redirects';

/** Cloudflare Pages ignores more rules. */
const MAX_RULES = 2000;
/** Rules for everything below an old URL, of those. */
const MAX_FOLDER_RULES = 100;
/** Pages that lead on, for hosts that do not read rules. */
const MAX_PAGES = 5000;

export interface StaticRedirectOptions {
  /** Old path without leading slash, to the new URL. Those that end with a slash apply to everything below. */
  readonly redirects: Readonly<Record<string, string>>;
  readonly routes: readonly { readonly url: string }[];
  /** All other files of the site. */
  readonly files: readonly OutputFile[];
  readonly language: string;
  /** Without trailing slash; without it, pages that lead on have no canonical URL. */
  readonly baseUrl: string | undefined;
  /** The text before the link of a page that leads on. */
  readonly text: string;
}

export interface StaticRedirects {
  readonly files: readonly TextFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Redirects for static hosts: rules for hosts that read them, and a page at each old URL for the others, such as GitHub Pages.
 * Files of the site take precedence.
 */
export function staticRedirects(options: StaticRedirectOptions): StaticRedirects {
  const moves = Object.entries(options.redirects);
  if (moves.length === 0) return { files: [], diagnostics: [] };
  const folders = moves.filter(([from]) => from.endsWith('/')).sort(deepestFirst);
  const single = moves.filter(([from]) => !from.endsWith('/'));
  const pages = redirectPages([...single, ...below(folders, options)], options);
  const isTooMany = moves.length > MAX_RULES || folders.length > MAX_FOLDER_RULES || pages.length > MAX_PAGES;
  const rules = { path: REDIRECTS_FILE, text: rulesText(single, folders) };
  return {
    files: [rules, ...pages.slice(0, MAX_PAGES)],
    diagnostics: isTooMany ? [tooMany(moves.length)] : [],
  };
}

type Moved = readonly [from: string, to: string];

function rulesText(single: readonly Moved[], folders: readonly Moved[]): string {
  const rules = [
    ...single.map(([from, to]) => `/${encoded(from)} ${to} 301`),
    // Hosts use the first rule that matches.
    ...folders.map(([from, to]) => `/${encoded(from)}* ${to}:splat 301`),
  ];
  return `${rules.join('\n')}\n`;
}

/** Without spaces and without the signs of patterns. */
function encoded(path: string): string {
  return encodeURI(path).replaceAll('*', '%2A').replaceAll(':', '%3A');
}

function deepestFirst([one]: Moved, [other]: Moved): number {
  return other.split('/').length - one.split('/').length || (one < other ? -1 : 1);
}

/** The old URLs of the pages below a collection that moved. */
function below(folders: readonly Moved[], { routes }: StaticRedirectOptions): readonly Moved[] {
  return folders.flatMap(([from, to]) => {
    const base = decodeURI(to);
    return routes.flatMap(({ url }): readonly Moved[] =>
      url.startsWith(base) && url !== base ? [[from + url.slice(base.length), encodeURI(url)]] : [],
    );
  });
}

function redirectPages(moves: readonly Moved[], options: StaticRedirectOptions): readonly TextFile[] {
  const files = new Set([REDIRECTS_FILE, HEADERS_FILE, ...options.files.map(({ path }) => keyOf(path))]);
  const folders = new Set([...files].flatMap(foldersOf));
  const pages: TextFile[] = [];
  for (const [from, to] of moves) {
    const path = /\.html?$/i.test(from) ? from : `${from}/index.html`;
    const key = keyOf(path);
    const isBlocked =
      files.has(key) || folders.has(key) || foldersOf(key).some((folder) => files.has(folder));
    if (isBlocked || path.split('/').some(isTooLong)) continue;
    files.add(key);
    for (const folder of foldersOf(key)) folders.add(folder);
    pages.push({ path, text: pageText(to, options) });
  }
  return pages;
}

function pageText(to: string, { language, baseUrl, text }: StaticRedirectOptions): string {
  const url = escapeAttribute(to);
  const canonical = escapeAttribute(baseUrl === undefined ? to : absoluteUrl(baseUrl, decodeURI(to)));
  return `<!doctype html>
<html lang="${escapeAttribute(language.replaceAll('_', '-'))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeAttribute(text)}</title>
<meta http-equiv="refresh" content="0; url=${url}">
<link rel="canonical" href="${canonical}">
</head>
<body>
<p>${escapeAttribute(text)} <a href="${url}">${escapeAttribute(decodeURI(to))}</a></p>
</body>
</html>
`;
}

/** Equal for paths that some file systems do not distinguish. */
function keyOf(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

function isTooLong(name: string): boolean {
  return new TextEncoder().encode(name).length > 255;
}

function tooMany(count: number): Diagnostic {
  return siteDiagnostic('site/many-redirects', {
    message: `The site has ${count} redirects; static hosts read ${MAX_RULES}, ${MAX_FOLDER_RULES} of them for collections, and ${MAX_PAGES} pages are written`,
    hint: 'remove old URLs that are no longer visited (redirectFrom)',
  });
}
