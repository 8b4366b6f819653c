import {
  type Manifest,
  type ManifestFile,
  movedTo,
  ownValue,
  type ProtectedFiles,
} from '../../compiler/model/index.ts';
import { EDGE_PAGES } from '../../formatters/vocabulary/api/paths.ts';
import { parsePath, pathOf } from './parse-path.ts';

/** Other addresses that the platform has for a page, without leading slash. Templates of themes contain them. */
const PLATFORM_PATHS: Readonly<Record<string, string>> = { 'commerce/show-cart': EDGE_PAGES.cart };

export type Found = Open | Protected;

/** `within` is for visitors who can open one of `behind`. */
export interface Protected {
  readonly kind: 'protected';
  readonly behind: readonly ProtectedFiles[];
  readonly within: Open;
}

export type Open =
  | { readonly kind: 'file'; readonly path: string; readonly file: ManifestFile }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'none'; readonly path: string | undefined };

/**
 * Resolves a URL path to a file of a release: `/` is `index.html`, `/x` is `x/index.html` or the file `x`. Other
 * spellings (a trailing slash, `index.html`) redirect to the canonical URL, and moved pages to their new URL.
 */
export function findFile(manifest: Manifest, pathname: string): Found {
  const found = fileAt(manifest, pathname);
  if (found.kind !== 'none' || found.path === undefined) return found;
  const { path } = found;
  const behind = filesBehind(manifest, pathname);
  const within = behind.map(({ files }) => fileAt({ files, shells: {} }, pathname)).find(isThere);
  const open = within ?? movedOrNone(manifest, path);
  if (behind.length > 0) return { kind: 'protected', behind, within: open };
  const guards = (manifest.protected ?? []).filter(({ below }) =>
    below.some((folder) => path.startsWith(`${folder}/`)),
  );
  return guards.length > 0 ? { kind: 'protected', behind: guards, within: open } : open;
}

function movedOrNone(manifest: Manifest, path: string): Open {
  const isKnown = (url: string) => isThere(fileAt(manifest, url)) || filesBehind(manifest, url).length > 0;
  const moved = movedTo(manifest.redirects, path, isKnown) ?? ownValue(PLATFORM_PATHS, path);
  return moved === undefined ? { kind: 'none', path } : { kind: 'moved', to: moved };
}

/** The protected files that have this path. */
function filesBehind({ protected: all = [] }: Manifest, pathname: string): readonly ProtectedFiles[] {
  return all.filter(({ files }) => isThere(fileAt({ files, shells: {} }, pathname)));
}

function isThere({ kind }: Open): boolean {
  return kind !== 'none';
}

function fileAt({ files, shells }: Pick<Manifest, 'files' | 'shells'>, pathname: string): Open {
  const parsed = parsePath(pathname);
  if (parsed === undefined) return { kind: 'none', path: undefined };
  const { parts, endsWithSlash } = parsed;
  const path = parts.join('/');
  const page = ownFile(files, path === '' ? 'index.html' : `${path}/index.html`);
  if (page !== undefined && !endsWithSlash) return { kind: 'file', ...page };
  const plain = path === '' ? undefined : ownFile(files, path);
  if (parts.at(-1) === 'index.html' && plain !== undefined)
    return { kind: 'moved', to: pathOf(parts.slice(0, -1)) };
  // Shells are incomplete without the content of the Worker.
  if (Object.values(shells).includes(path)) return { kind: 'none', path };
  if (endsWithSlash) return (page ?? plain) ? { kind: 'moved', to: pathOf(parts) } : { kind: 'none', path };
  return plain === undefined ? { kind: 'none', path } : { kind: 'file', ...plain };
}

function ownFile(
  files: Manifest['files'],
  path: string,
): { readonly path: string; readonly file: ManifestFile } | undefined {
  const file = ownValue(files, path);
  return file && { path, file };
}
