import type { FileEntry, Files } from '../../../compiler/1-read/files.ts';
import { createSource, readSource } from '../../../compiler/1-read/read-source.ts';
import type { Source } from '../../../compiler/1-read/source.ts';
import { withoutUnknownFields } from '../../../compiler/2-validate/without-unknown-fields.ts';
import type { Doc } from '../../../compiler/model/index.ts';
import {
  documentPath,
  type FileTexts,
  fileTexts,
  isDocumentPath,
  longTextPath,
  parseText,
  sortedValue,
  typeOfKey,
} from './site-documents.ts';

type BuiltDoc = Pick<Doc, 'key' | 'body'>;

/** The files of the documents of the last build, by path. A file is the same object while its document and its text are the same. */
export type KnownDocumentFiles = Map<string, KnownFile>;

interface KnownFile {
  readonly doc: BuiltDoc;
  readonly stored: FileTexts;
  /** The text of the file in the folder. */
  readonly onDisk: string | undefined;
  /** The text that is built. */
  readonly text: string;
  readonly entry: FileEntry;
  /** By path, with the texts of the document: its own and its long one. */
  readonly sources: Map<string, { readonly text: string; readonly source: Source }>;
}

export interface DocumentFilesOptions {
  pathOf?(doc: BuiltDoc): string | undefined;
  readonly known?: KnownDocumentFiles;
}

/**
 * The files of a build: the given documents, and all other files (images, theme) from the folder. Uses the original text of a file if
 * it is equivalent, so that diagnostics show the lines the user sees.
 */
export function documentFiles(
  docs: readonly BuiltDoc[],
  folder: Files,
  { pathOf = documentPath, known = new Map() }: DocumentFilesOptions = {},
): Files {
  const others = folder.list();
  const there = new Set(others.map(({ path }) => path));
  const texts = new Map<string, OwnText>();
  const own: FileEntry[] = [];
  for (const doc of docs) {
    const path = pathOf(doc) ?? documentPath(doc);
    const onDisk = there.has(path) ? readIfThere(folder, path) : undefined;
    const before = known.get(path);
    const isKnown = before !== undefined && before.doc === doc && before.onDisk === onDisk;
    const file = isKnown ? before : fileOf(doc, { path, onDisk, before });
    if (file !== before) known.set(path, file);
    texts.set(path, { text: file.text, file });
    own.push(file.entry);
    const { long } = file.stored;
    const longPath = long === undefined ? undefined : longTextPath(path);
    if (long === undefined || longPath === undefined) continue;
    texts.set(longPath, { text: long, file });
    own.push(entryOf(longPath, long));
  }
  if (known.size > docs.length) for (const path of known.keys()) if (!texts.has(path)) known.delete(path);
  // A text without a document stays in the list, so that the build reports it.
  const isReplaced = (path: string) =>
    isDocumentPath(path) ||
    (path.startsWith('items/') && path.endsWith('.md') && there.has(path.replace(/\.md$/, '.json')));
  const listAll = () => {
    const unchanged = others.filter(({ path }) => !isReplaced(path));
    return [...own, ...unchanged].sort((left, right) => (left.path < right.path ? -1 : 1));
  };
  let entries: readonly FileEntry[] | undefined;
  return {
    ...folder,
    list: () => {
      entries ??= listAll();
      return entries;
    },
    readText: (path) => texts.get(path)?.text ?? folder.readText(path),
    readSource: (path) => {
      const own = texts.get(path);
      return own === undefined ? readSource(folder, path) : sourceOf(own, { path, folder });
    },
    readBytes: (path) => {
      const own = texts.get(path);
      return own === undefined ? folder.readBytes(path) : Buffer.from(own.text);
    },
  };
}

interface OwnText {
  readonly text: string;
  readonly file: KnownFile;
}

/** The same object as long as the text is the same. */
function sourceOf(
  { text, file: { sources } }: OwnText,
  { path, folder }: { readonly path: string; readonly folder: Files },
): Source {
  const before = sources.get(path);
  if (before?.text === text) return before.source;
  const files = { ...folder, readText: () => text, readBytes: () => Buffer.from(text) };
  const source = createSource(files, path);
  sources.set(path, { text, source });
  return source;
}

/** Nothing reads the size of a document, so it is counted on demand. */
function entryOf(path: string, text: string): FileEntry {
  return {
    path,
    get size() {
      return Buffer.byteLength(text);
    },
  };
}

interface FileOptions extends Pick<KnownFile, 'onDisk'> {
  readonly path: string;
  readonly before: KnownFile | undefined;
}

/** Has the original text if it is equivalent, ignoring unknown fields. */
function fileOf(doc: BuiltDoc, { path, onDisk, before }: FileOptions): KnownFile {
  const stored = fileTexts(doc.key, doc.body);
  // The same text as before, not only an equal one: later steps compare it with what they have.
  if (before?.stored.json === stored.json && before.onDisk === onDisk) return { ...before, doc, stored };
  const isEquivalent =
    onDisk !== undefined && (onDisk === stored.json || isSameBody(doc, stored.json, onDisk));
  const text = isEquivalent ? onDisk : stored.json;
  return { doc, stored, onDisk, text, entry: entryOf(path, text), sources: new Map() };
}

/** Undefined when the file was deleted or is a link outside the folder. */
function readIfThere(folder: Files, path: string): string | undefined {
  try {
    return folder.readText(path);
  } catch {
    return undefined;
  }
}

/** Whether the bodies are the same. The file may be invalid. */
function isSameBody({ key }: BuiltDoc, ...texts: readonly [string, string]): boolean {
  try {
    const [one, other] = texts.map((text) => {
      const { body } = parseText(text) as { readonly body?: unknown };
      return JSON.stringify(sortedValue(withoutUnknownFields(typeOfKey(key), body)));
    });
    return one === other;
  } catch {
    return false;
  }
}
