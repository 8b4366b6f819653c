import type { FileEntry } from './files.ts';
import { DOCUMENT_FOLDERS, type SiteSources, type Source } from './read-site.ts';

/** A document as stored in a database: its type and id as one key (`page:home`), and its body. */
export interface DocumentValue {
  readonly key: string;
  readonly body: unknown;
}

/**
 * Creates sources for documents that are values, named as they would be as files. A document with the same body object as before
 * returns the same source object, so that cached results stay valid.
 */
export function createDocumentSources(): (documents: readonly DocumentValue[]) => SiteSources {
  const known = new WeakMap<object, Source>();
  return (documents) => {
    const sources = documents.map((document) => sourceOf(document, known));
    const settings = sources.find(({ path }) => path === SETTINGS_PATH);
    return {
      settings,
      documents: sources.filter((source) => source !== settings),
      bodies: {},
      folders: [],
      files: documents.flatMap(assetFile),
      theme: { file: 'template.conf', sources: [], files: [] },
    };
  };
}

const SETTINGS_PATH = 'site.json';

function sourceOf({ key, body }: DocumentValue, known: WeakMap<object, Source>): Source {
  const isObject = typeof body === 'object' && body !== null;
  const before = isObject ? known.get(body) : undefined;
  if (before !== undefined) return before;
  const colon = key.indexOf(':');
  const [type, id] = [key.slice(0, colon), key.slice(colon + 1)];
  const path = documentPath(type, id);
  const value = { type, id, body };
  const source: Source = {
    path,
    file: path,
    value,
    // Computed on demand: only documents with diagnostics are read as text.
    get text() {
      return JSON.stringify(value, undefined, 2);
    },
  };
  if (isObject) known.set(body, source);
  return source;
}

/** Returns the path that the document would have as a file. */
export function documentPath(type: string, id: string): string {
  if (type === 'settings') return SETTINGS_PATH;
  const [folder = type] = Object.entries(DOCUMENT_FOLDERS).find(([, each]) => each === type) ?? [];
  return `${folder}/${id}.json`;
}

/** The file of an asset is assumed to exist. */
function assetFile({ key, body }: DocumentValue): readonly FileEntry[] {
  if (!key.startsWith('asset:') || typeof body !== 'object' || body === null) return [];
  const { filename, bytes } = body as { readonly filename?: unknown; readonly bytes?: unknown };
  if (typeof filename !== 'string') return [];
  return [{ path: `assets/${filename}`, size: typeof bytes === 'number' ? bytes : 0 }];
}
