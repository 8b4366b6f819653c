import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FileEntry, Files } from '../../compiler/1-read/index.ts';
import { DOCUMENT_FOLDERS } from '../../compiler/1-read/index.ts';
import type { Doc, DocKey, DocumentType } from '../../compiler/model/index.ts';
import { writeWhole } from './data-folder.ts';

/** A document with the file it stands in; `hash` changes when somebody edits that file, or the long text beside it. */
export interface SiteDocument {
  readonly key: DocKey;
  readonly body: unknown;
  /** Below the site's folder. */
  readonly path: string;
  readonly hash: string;
}

export type Unreadable = { readonly path: string; readonly message: string };

/** Every document of a site's folder. A file that is no JSON is told, not thrown: the others are still there. */
export function readDocuments(site: Files): {
  readonly documents: readonly SiteDocument[];
  readonly unreadable: readonly Unreadable[];
} {
  const documents: SiteDocument[] = [];
  const unreadable: Unreadable[] = [];
  const entries = site.list().map(({ path }) => path);
  const texts = new Set(entries.filter((path) => path.endsWith('.md')));
  for (const path of entries.filter(isDocumentPath)) {
    try {
      const longPath = path.replace(/\.json$/, '.md');
      const long = texts.has(longPath) ? site.readText(longPath) : undefined;
      documents.push(readDocument(path, site.readText(path), long));
    } catch (error) {
      unreadable.push({ path, message: error instanceof Error ? error.message : String(error) });
    }
  }
  return { documents, unreadable };
}

export function isDocumentPath(path: string): boolean {
  return (
    path === 'site.json' ||
    (path.endsWith('.json') && Object.hasOwn(DOCUMENT_FOLDERS, path.slice(0, path.indexOf('/'))))
  );
}

/** A site has one document of settings; what its file says of its name does not matter. */
const SETTINGS: DocKey = 'settings:site';

function readDocument(path: string, text: string, long: string | undefined): SiteDocument {
  const { type, id, body } = JSON.parse(text) as { type?: string; id?: string; body?: object };
  const whole = long === undefined ? body : { ...body, body: { markdown: long } };
  return {
    key: path === 'site.json' ? SETTINGS : (`${type}:${id}` as DocKey),
    body: whole,
    path,
    hash: hashOf(text, long),
  };
}

/**
 * Writes a document to its file, sorted and indented so that git shows only what changed. An item's long text goes to
 * the `.md` beside it. Gives the hash by which the file is known again.
 */
export function writeDocument(
  folder: string,
  { key, body }: Pick<Doc, 'key' | 'body'>,
  path: string,
): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  const { json, long } = fileTexts(key, body);
  const longFile = file.replace(/\.json$/, '.md');
  if (long !== undefined) writeIfChanged(longFile, long);
  else if (key.startsWith('item:')) rmSync(longFile, { force: true });
  writeIfChanged(file, json);
  return hashOf(json, long);
}

/** The hash that the file of a document has when `writeDocument` has written it. */
export function hashOfDocument({ key, body }: Pick<Doc, 'key' | 'body'>): string {
  const { json, long } = fileTexts(key, body);
  return hashOf(json, long);
}

/** How a document's file stands on the disk now, by the same hash; undefined when there is none. */
export function hashOnDisk(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  if (!existsSync(file)) return undefined;
  const longFile = file.replace(/\.json$/, '.md');
  const long = existsSync(longFile) ? readFileSync(longFile, 'utf8') : undefined;
  return hashOf(readFileSync(file, 'utf8'), long);
}

function hashOf(json: string, long: string | undefined): string {
  return createHash('sha256')
    .update(JSON.stringify([json, long ?? null]))
    .digest('hex');
}

export function removeDocument(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true });
  if (path.startsWith('items/')) rmSync(join(folder, path.replace(/\.json$/, '.md')), { force: true });
}

function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeWhole(file, text);
}

function fileTexts(key: DocKey, body: unknown): { readonly json: string; readonly long: string | undefined } {
  const { type, id } = partsOf(key);
  const record = body as Readonly<Record<string, unknown>>;
  const inner = record.body as { readonly markdown?: unknown } | undefined;
  const long = type === 'item' && typeof inner?.markdown === 'string' ? inner.markdown : undefined;
  const { body: _, ...rest } = record;
  const stored = { type, id: type === 'settings' ? type : id, body: long === undefined ? record : rest };
  return { json: `${JSON.stringify(sorted(stored), undefined, 2)}\n`, long };
}

/** Where a new document goes. Ids are plain names, so that they are file names. */
export function documentPath({ key, body }: Pick<Doc, 'key' | 'body'>): string {
  const { type, id } = partsOf(key);
  if (type === 'settings') return 'site.json';
  const folder = Object.entries(DOCUMENT_FOLDERS).find(([, each]) => each === type)?.[0] ?? type;
  const record = body as { readonly collectionId?: unknown; readonly filename?: unknown };
  if (type === 'item' && typeof record.collectionId === 'string')
    return `${folder}/${basename(record.collectionId)}/${id}.json`;
  if (type === 'asset' && typeof record.filename === 'string')
    return `${folder}/${basename(record.filename)}.json`;
  return `${folder}/${id}.json`;
}

/** A site to build: the documents given, everything else (pictures, the theme) from the folder. */
export function documentFiles(docs: readonly Pick<Doc, 'key' | 'body'>[], folder: Files): Files {
  const texts = new Map<string, string>();
  for (const doc of docs) {
    const { json, long } = fileTexts(doc.key, doc.body);
    const path = documentPath(doc);
    texts.set(path, json);
    if (long !== undefined) texts.set(path.replace(/\.json$/, '.md'), long);
  }
  const isReplaced = (path: string) =>
    isDocumentPath(path) || (path.startsWith('items/') && path.endsWith('.md'));
  return {
    ...folder,
    list: () => {
      const others = folder.list().filter(({ path }) => !isReplaced(path));
      const own = [...texts].map(([path, text]): FileEntry => ({ path, size: Buffer.byteLength(text) }));
      return [...own, ...others].sort((left, right) => (left.path < right.path ? -1 : 1));
    },
    readText: (path) => texts.get(path) ?? folder.readText(path),
    readBytes: (path) => {
      const text = texts.get(path);
      return text === undefined ? folder.readBytes(path) : Buffer.from(text);
    },
  };
}

function partsOf(key: DocKey): { readonly type: DocumentType; readonly id: string } {
  const colon = key.indexOf(':');
  return { type: key.slice(0, colon) as DocumentType, id: key.slice(colon + 1) };
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}
