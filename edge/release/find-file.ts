import { type Manifest, type ManifestFile, movedTo, ownValue } from '../../compiler/model/index.ts';
import { parsePath, pathOf } from './parse-path.ts';

export type Found =
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
  const isThere = (url: string) => fileAt(manifest, url).kind !== 'none';
  const moved = movedTo(manifest.redirects, found.path, isThere);
  return moved === undefined ? found : { kind: 'moved', to: moved };
}

function fileAt({ files, shells }: Manifest, pathname: string): Found {
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
