import type { SiteSources, Source } from '../1-read/read-site.ts';
import { mediaType } from '../model/media-type.ts';
import { parseJson } from './parse-json.ts';

/** Returns a hint for a text that should be the id of an asset and is not; undefined when no file or asset looks like it. */
export type AssetHint = (written: string) => string | undefined;

interface Described {
  readonly id: string;
  readonly filename: string;
}

/** Explains which asset was meant by the name of a file, and how to describe a file that has no document. */
export function createAssetHint({ documents, files }: Pick<SiteSources, 'documents' | 'files'>): AssetHint {
  let known: readonly Described[] | undefined;
  return (written) => {
    // Most sites need no hint, so that their assets are read on demand.
    known ??= documents.flatMap(described);
    const name = written.slice(written.lastIndexOf('/') + 1);
    const asset =
      known.find(({ filename }) => filename === name) ??
      known.find(({ id, filename }) => id === stemOf(name) || stemOf(filename) === stemOf(name));
    if (asset !== undefined) return `did you mean the id "${asset.id}"?`;
    const names = files.flatMap(({ path }) =>
      /^assets\/[^/]+$/.test(path) ? [path.slice('assets/'.length)] : [],
    );
    const file = names.find((each) => each === name) ?? names.find((each) => stemOf(each) === stemOf(name));
    return file === undefined ? undefined : documentHint(file, written);
  };
}

function described(source: Source): readonly Described[] {
  if (!source.path.startsWith('assets/')) return [];
  const { value } = parseJson(source);
  const { id, body } = (value ?? {}) as {
    readonly id?: unknown;
    readonly body?: { readonly filename?: unknown };
  };
  const filename = body?.filename;
  return typeof id === 'string' && typeof filename === 'string' ? [{ id, filename }] : [];
}

/** The smallest document of a file. */
function documentHint(filename: string, written: string): string {
  const id =
    stemOf(filename)
      .replace(/[^A-Za-z0-9_-]+/g, '-')
      .replace(/^[-_]+/, '') || 'image';
  const [mime] = mediaType(filename).split(';');
  const document = JSON.stringify({ type: 'asset', id, body: { filename, mime } });
  const then = id === written ? '' : `, and write "${id}" here`;
  return `create assets/${filename}.json with ${document}${then}`;
}

function stemOf(name: string): string {
  return name.replace(/\.[^.]*$/, '');
}
