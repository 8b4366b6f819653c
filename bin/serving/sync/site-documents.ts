import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Files } from '../../../compiler/1-read/files.ts';
import { DOCUMENT_FOLDERS } from '../../../compiler/1-read/read-site.ts';
import { firstBrokenByte } from '../../../compiler/1-read/utf8.ts';
import {
  type Doc,
  type DocKey,
  type DocumentType,
  docKeySchema,
  ownValue,
} from '../../../compiler/model/index.ts';
import { makeFolder } from '../../../compiler/node/make-folder.ts';
import { writeAtomically } from '../../../compiler/node/write-atomically.ts';
import { metadataOf } from '../data/file-metadata.ts';

/** A document and its file. */
export interface SiteDocument {
  readonly key: DocKey;
  readonly body: unknown;
  /** Relative to the site folder. */
  readonly path: string;
  readonly hash: FileHash;
}

/**
 * Two hashes separated by a space: of the JSON file and of the long text beside it. Depends on the values, not on
 * key order, whitespace or number format.
 */
export type FileHash = string;

export interface UnreadableFile {
  readonly path: string;
  readonly message: string;
  /** The JSON file, when its long text is unreadable. */
  readonly documentPath?: string;
}

/** The texts of files and their documents, by path: for as long as the texts are the same. */
export type KnownTexts = Map<string, KnownText>;

interface KnownText extends FileContent {
  readonly document: SiteDocument;
}

interface FileContent {
  readonly text: string;
  readonly long: string | undefined;
}

/** Reads all documents of a site folder. Returns invalid files instead of throwing. */
export function readDocuments(
  site: Files,
  known: KnownTexts = new Map(),
): {
  readonly documents: readonly SiteDocument[];
  readonly unreadable: readonly UnreadableFile[];
} {
  const documents: SiteDocument[] = [];
  const unreadable: UnreadableFile[] = [];
  const entries = new Set(site.list().map(({ path }) => path));
  for (const path of known.keys()) if (!entries.has(path)) known.delete(path);
  for (const path of entries) {
    if (!isDocumentPath(path)) continue;
    const longPath = longTextPath(path);
    // The file being read is the one to report on failure.
    let reading = path;
    try {
      const text = site.readText(path);
      let long: string | undefined;
      if (longPath !== undefined && entries.has(longPath)) {
        reading = longPath;
        long = site.readText(longPath);
      }
      const before = known.get(path);
      if (before !== undefined && before.text === text && before.long === long) {
        documents.push(before.document);
        continue;
      }
      reading = path;
      requireUtf8(site, path, text);
      if (long !== undefined && longPath !== undefined) {
        reading = longPath;
        requireUtf8(site, longPath, long);
        reading = path;
      }
      const document = readDocument(path, text, long);
      known.set(path, { text, long, document });
      documents.push(document);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      unreadable.push({ path: reading, message, ...(reading !== path && { documentPath: path }) });
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

/** Only items have their long text in a separate file. */
export function longTextPath(path: string): string | undefined {
  return path.startsWith('items/') ? path.replace(/\.json$/, '.md') : undefined;
}

/** A site has one settings document, regardless of the id in its file. */
export const SETTINGS: DocKey = 'settings:site';

function readDocument(path: string, text: string, long: string | undefined): SiteDocument {
  const { type, id, body } = (parseText(text) ?? {}) as { type?: string; id?: string; body?: object };
  const bodyWithText = long === undefined ? body : { ...body, body: { markdown: long } };
  const key = path === 'site.json' ? SETTINGS : `${type}:${id}`;
  if (!isKeyOf(key, path)) throw new Error('its type or id is missing or invalid');
  return { key, body: bodyWithText, path, hash: hashOf(text, long) };
}

function isKeyOf(key: string, path: string): key is DocKey {
  if (!docKeySchema.safeParse(key).success) return false;
  const folder = path.slice(0, Math.max(path.indexOf('/'), 0));
  const type = folder === '' ? 'settings' : ownValue(DOCUMENT_FOLDERS, folder);
  return type === undefined || key.startsWith(`${type}:`);
}

/** Throws for invalid UTF-8, which would be published as replacement characters. */
function requireUtf8(site: Files, path: string, text: string): void {
  // U+FFFD may also be part of the text.
  const brokenAt = text.includes('\uFFFD') ? firstBrokenByte(site.readBytes(path)) : undefined;
  if (brokenAt !== undefined) throw new Error(`it is not valid UTF-8 at byte ${brokenAt}`);
}

/**
 * Writes a document to its file, sorted and indented for minimal diffs. An item's long text goes to the `.md` file
 * beside it. Returns the hash of the file.
 */
export function writeDocument(
  folder: string,
  { key, body }: Pick<Doc, 'key' | 'body'>,
  path: string,
): FileHash {
  const file = join(folder, path);
  makeFolder(dirname(file));
  const { json, long } = fileTexts(key, body);
  const longPath = longTextPath(path);
  if (longPath !== undefined) {
    if (long === undefined) rmSync(join(folder, longPath), { force: true });
    else writeIfChanged(join(folder, longPath), long);
  }
  writeIfChanged(file, json);
  return hashOf(json, long);
}

/** The hash that `writeDocument` would return. */
export function hashOfDocument({ key, body }: Pick<Doc, 'key' | 'body'>): FileHash {
  const { json, long } = fileTexts(key, body);
  return hashOf(json, long);
}

/** The hash of the file on disk; undefined when it is missing. */
export function hashOnDisk(folder: string, path: string): FileHash | undefined {
  const text = readIfThere(join(folder, path));
  if (text === undefined) return undefined;
  const longPath = longTextPath(path);
  return hashOf(text, longPath === undefined ? undefined : readIfThere(join(folder, longPath)));
}

/**
 * Whether each part of the hash occurs in one of the others. Also true when only one of the two files was written.
 */
export function hasSameParts(hash: FileHash, others: readonly FileHash[]): boolean {
  const parts = others.map((other) => other.split(' '));
  return hash.split(' ').every((part, index) => parts.some((other) => other[index] === part));
}

/** The document of a file; undefined when the file is missing, `unreadable` when it is invalid. */
export function documentKeyOnDisk(folder: string, path: string): DocKey | 'unreadable' | undefined {
  const file = join(folder, path);
  if (metadataOf(file)?.isFile() !== true) return undefined;
  try {
    return readDocument(path, readFileSync(file, 'utf8'), undefined).key;
  } catch {
    return 'unreadable';
  }
}

function hashOf(json: string, long: string | undefined): FileHash {
  return `${sha256(normalize(json))} ${long === undefined ? 'none' : sha256(long)}`;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function normalize(json: string): string {
  try {
    return JSON.stringify(sortedValue(parseText(json)));
  } catch {
    // The file is incomplete while it is being written.
    return json;
  }
}

/** Some editors write a byte order mark. */
export function parseText(text: string): unknown {
  return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

export function removeDocument(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true });
  const longPath = longTextPath(path);
  if (longPath !== undefined) rmSync(join(folder, longPath), { force: true });
}

function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeAtomically(file, text);
}

export interface FileTexts {
  readonly json: string;
  /** Of the `.md` file beside it. */
  readonly long: string | undefined;
}

export function fileTexts(key: DocKey, body: unknown): FileTexts {
  const { type, id } = splitKey(key);
  const record = body as Readonly<Record<string, unknown>>;
  const inner = record.body as { readonly markdown?: unknown } | undefined;
  const long = type === 'item' && typeof inner?.markdown === 'string' ? inner.markdown : undefined;
  const { body: _, ...rest } = record;
  const stored = { type, id: type === 'settings' ? type : id, body: long === undefined ? record : rest };
  return { json: `${JSON.stringify(sortedValue(stored), undefined, 2)}\n`, long };
}

/** The path of a new document. Ids are valid file names. */
export function documentPath({ key, body }: Pick<Doc, 'key' | 'body'>): string {
  const { type, id } = splitKey(key);
  if (type === 'settings') return 'site.json';
  const folder = Object.entries(DOCUMENT_FOLDERS).find(([, each]) => each === type)?.[0] ?? type;
  const record = body as { readonly collectionId?: unknown; readonly filename?: unknown };
  if (type === 'item' && typeof record.collectionId === 'string')
    return `${folder}/${basename(record.collectionId)}/${id}.json`;
  if (type === 'asset' && typeof record.filename === 'string')
    return `${folder}/${basename(record.filename)}.json`;
  return `${folder}/${id}.json`;
}

export function typeOfKey(key: DocKey): DocumentType {
  return splitKey(key).type;
}

function splitKey(key: DocKey): { readonly type: DocumentType; readonly id: string } {
  const colon = key.indexOf(':');
  return { type: key.slice(0, colon) as DocumentType, id: key.slice(colon + 1) };
}

export function sortedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedValue);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sortedValue(each)]));
}
