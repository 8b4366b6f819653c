import type { FileEntry, Files } from '../../../compiler/1-read/files.ts';
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
  const texts = new Map<string, string>();
  const own: FileEntry[] = [];
  for (const doc of docs) {
    const path = pathOf(doc) ?? documentPath(doc);
    const onDisk = there.has(path) ? readIfThere(folder, path) : undefined;
    const before = known.get(path);
    const isKnown = before !== undefined && before.doc === doc && before.onDisk === onDisk;
    const file = isKnown ? before : fileOf(doc, { path, onDisk, before });
    if (file !== before) known.set(path, file);
    texts.set(path, file.text);
    own.push(file.entry);
    const { long } = file.stored;
    const longPath = long === undefined ? undefined : longTextPath(path);
    if (long === undefined || longPath === undefined) continue;
    texts.set(longPath, long);
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
    readText: (path) => texts.get(path) ?? folder.readText(path),
    readBytes: (path) => {
      const text = texts.get(path);
      return text === undefined ? folder.readBytes(path) : Buffer.from(text);
    },
  };
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
  return { doc, stored, onDisk, text, entry: entryOf(path, text) };
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
