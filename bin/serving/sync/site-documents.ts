import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FileEntry, Files } from '../../../compiler/1-read/files.ts';
import { DOCUMENT_FOLDERS } from '../../../compiler/1-read/read-site.ts';
import { firstBrokenByte } from '../../../compiler/1-read/utf8.ts';
import { withoutUnknownFields } from '../../../compiler/2-validate/without-unknown-fields.ts';
import {
  type Doc,
  type DocKey,
  type DocumentType,
  docKeySchema,
  ownValue,
} from '../../../compiler/model/index.ts';
import { makeFolder } from '../../../compiler/node/make-folder.ts';
import { writeAtomically } from '../data/data-folder.ts';

/** A document with the file it stands in. */
export interface SiteDocument {
  readonly key: DocKey;
  readonly body: unknown;
  /** Below the site's folder. */
  readonly path: string;
  readonly hash: FileHash;
}

/**
 * Of a document's file and of the long text beside it: two hashes with a space between. It changes with what they say, not
 * with how that is written: another order of keys, other blanks, `1.0` for `1` are no change.
 */
export type FileHash = string;

export interface UnreadableFile {
  readonly path: string;
  readonly message: string;
  /** The file of the document, where it is its long text that cannot be read. */
  readonly documentPath?: string;
}

/** Every document of a site's folder. A file that is no JSON or no UTF-8 is told, not thrown: the others are still there. */
export function readDocuments(site: Files): {
  readonly documents: readonly SiteDocument[];
  readonly unreadable: readonly UnreadableFile[];
} {
  const documents: SiteDocument[] = [];
  const unreadable: UnreadableFile[] = [];
  const entries = new Set(site.list().map(({ path }) => path));
  for (const path of [...entries].filter(isDocumentPath)) {
    const longPath = longPathOf(path);
    // Whichever is read when it fails is the one that is told.
    let reading = path;
    try {
      const text = readUtf8(site, path);
      let long: string | undefined;
      if (longPath !== undefined && entries.has(longPath)) {
        reading = longPath;
        long = readUtf8(site, longPath);
        reading = path;
      }
      documents.push(readDocument(path, text, long));
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

/** Only items have their long text in a file beside them. */
export function longPathOf(path: string): string | undefined {
  return path.startsWith('items/') ? path.replace(/\.json$/, '.md') : undefined;
}

/** A site has one document of settings; what its file says of its name does not matter. */
export const SETTINGS: DocKey = 'settings:site';

function readDocument(path: string, text: string, long: string | undefined): SiteDocument {
  const { type, id, body } = (parse(text) ?? {}) as { type?: string; id?: string; body?: object };
  const whole = long === undefined ? body : { ...body, body: { markdown: long } };
  const key = path === 'site.json' ? SETTINGS : `${type}:${id}`;
  if (!isKeyOf(key, path)) throw new Error('it does not say which document it is');
  return { key, body: whole, path, hash: hashOf(text, long) };
}

function isKeyOf(key: string, path: string): key is DocKey {
  if (!docKeySchema.safeParse(key).success) return false;
  const folder = path.slice(0, Math.max(path.indexOf('/'), 0));
  const type = folder === '' ? 'settings' : ownValue(DOCUMENT_FOLDERS, folder);
  return type === undefined || key.startsWith(`${type}:`);
}

/** Throws for what is no UTF-8: published, it would show a replacement character where a letter was. */
function readUtf8(site: Files, path: string): string {
  const text = site.readText(path);
  // Also a character that a text may have.
  const brokenAt = text.includes('\uFFFD') ? firstBrokenByte(site.readBytes(path)) : undefined;
  if (brokenAt !== undefined) throw new Error(`it is not UTF-8: byte ${brokenAt} belongs to no character`);
  return text;
}

/**
 * Writes a document to its file, sorted and indented so that git shows only what changed. An item's long text goes to
 * the `.md` beside it. Gives the hash by which the file is known again.
 */
export function writeDocument(
  folder: string,
  { key, body }: Pick<Doc, 'key' | 'body'>,
  path: string,
): FileHash {
  const file = join(folder, path);
  makeFolder(dirname(file));
  const { json, long } = fileTexts(key, body);
  const longPath = longPathOf(path);
  if (longPath !== undefined) {
    if (long === undefined) rmSync(join(folder, longPath), { force: true });
    else writeIfChanged(join(folder, longPath), long);
  }
  writeIfChanged(file, json);
  return hashOf(json, long);
}

/** The hash that the file of a document has when `writeDocument` has written it. */
export function hashOfDocument({ key, body }: Pick<Doc, 'key' | 'body'>): FileHash {
  const { json, long } = fileTexts(key, body);
  return hashOf(json, long);
}

/** How a document's file stands on the disk now; undefined when there is none. */
export function hashOnDisk(folder: string, path: string): FileHash | undefined {
  const text = readIfThere(join(folder, path));
  if (text === undefined) return undefined;
  const longPath = longPathOf(path);
  return hashOf(text, longPath === undefined ? undefined : readIfThere(join(folder, longPath)));
}

/** Whether the file and the text beside it are each as they are in one of the others: also when only one of the two was written. */
export function isMadeOf(hash: FileHash, others: readonly FileHash[]): boolean {
  const parts = others.map((other) => other.split(' '));
  return hash.split(' ').every((part, index) => parts.some((other) => other[index] === part));
}

/** Whose file it is; undefined when there is none, `unreadable` when it does not say. */
export function keyOnDisk(folder: string, path: string): DocKey | 'unreadable' | undefined {
  const file = join(folder, path);
  if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
  try {
    return readDocument(path, readFileSync(file, 'utf8'), undefined).key;
  } catch {
    return 'unreadable';
  }
}

function hashOf(json: string, long: string | undefined): FileHash {
  return `${digestOf(meaningOf(json))} ${long === undefined ? 'none' : digestOf(long)}`;
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function meaningOf(json: string): string {
  try {
    return JSON.stringify(sorted(parse(json)));
  } catch {
    // Somebody is writing it just now.
    return json;
  }
}

/** Some editors begin a file with a mark of its encoding. */
function parse(text: string): unknown {
  return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

export function removeDocument(folder: string, path: string): void {
  rmSync(join(folder, path), { force: true });
  const longPath = longPathOf(path);
  if (longPath !== undefined) rmSync(join(folder, longPath), { force: true });
}

function writeIfChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  writeAtomically(file, text);
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

/**
 * A site to build: the documents given, everything else (pictures, the theme) from the folder. A document has the path of
 * its file, and where that says the same its very text, so that problems are told of lines that people see.
 */
export function documentFiles(
  docs: readonly Pick<Doc, 'key' | 'body'>[],
  folder: Files,
  pathOf: (doc: Pick<Doc, 'key' | 'body'>) => string | undefined = documentPath,
): Files {
  const others = folder.list();
  const there = new Set(others.map(({ path }) => path));
  const texts = new Map<string, string>();
  for (const doc of docs) {
    const { json, long } = fileTexts(doc.key, doc.body);
    const path = pathOf(doc) ?? documentPath(doc);
    const onDisk = there.has(path) ? textOnDisk(folder, path, { key: doc.key, json }) : undefined;
    texts.set(path, onDisk ?? json);
    const longPath = longPathOf(path);
    if (long !== undefined && longPath !== undefined) texts.set(longPath, long);
  }
  // A text that belongs to no document stays, so that it is told.
  const isReplaced = (path: string) =>
    isDocumentPath(path) ||
    (path.startsWith('items/') && path.endsWith('.md') && there.has(path.replace(/\.md$/, '.json')));
  return {
    ...folder,
    list: () => {
      const kept = others.filter(({ path }) => !isReplaced(path));
      const own = [...texts].map(([path, text]): FileEntry => ({ path, size: Buffer.byteLength(text) }));
      return [...own, ...kept].sort((left, right) => (left.path < right.path ? -1 : 1));
    },
    readText: (path) => texts.get(path) ?? folder.readText(path),
    readBytes: (path) => {
      const text = texts.get(path);
      return text === undefined ? folder.readBytes(path) : Buffer.from(text);
    },
  };
}

/** The file's own text where it says the same, whatever it says besides in fields that nothing reads. */
function textOnDisk(
  folder: Files,
  path: string,
  { key, json }: { readonly key: DocKey; readonly json: string },
): string | undefined {
  try {
    const text = folder.readText(path);
    return text === json || readMeaning(key, text) === readMeaning(key, json) ? text : undefined;
  } catch {
    // It has gone meanwhile, or a link leads outside.
    return undefined;
  }
}

function readMeaning(key: DocKey, text: string): string {
  const { body } = parse(text) as { readonly body?: unknown };
  return JSON.stringify(sorted(withoutUnknownFields(partsOf(key).type, body)));
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
