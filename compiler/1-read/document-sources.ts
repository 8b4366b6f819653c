import type { FileEntry } from './files.ts';
import { DOCUMENT_FOLDERS, type SiteSources, type Source } from './read-site.ts';

/** A document as it lies in a database: its type and id in one key (`page:home`), and its body. */
export interface DocumentValue {
  readonly key: string;
  readonly body: unknown;
}

/**
 * Makes sources of documents that are values, with the names that they would have as files. A document whose body is the
 * same object as before gives the same source, so that what is known of it stays known.
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
    // Only a document with a problem is ever looked at as a text.
    get text() {
      return JSON.stringify(value, undefined, 2);
    },
  };
  if (isObject) known.set(body, source);
  return source;
}

/** Where the document would lie in a folder. */
export function documentPath(type: string, id: string): string {
  if (type === 'settings') return SETTINGS_PATH;
  const [folder = type] = Object.entries(DOCUMENT_FOLDERS).find(([, each]) => each === type) ?? [];
  return `${folder}/${id}.json`;
}

/** The file that an asset describes is taken to be there. */
function assetFile({ key, body }: DocumentValue): readonly FileEntry[] {
  if (!key.startsWith('asset:') || typeof body !== 'object' || body === null) return [];
  const { filename, bytes } = body as { readonly filename?: unknown; readonly bytes?: unknown };
  if (typeof filename !== 'string') return [];
  return [{ path: `assets/${filename}`, size: typeof bytes === 'number' ? bytes : 0 }];
}
