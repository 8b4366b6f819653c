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

/** What earlier builds found out about documents that are the same objects now. */
export interface KnownDocumentFiles {
  readonly texts: WeakMap<BuiltDoc, FileTexts>;
  /** The document and the text of each file that was compared last. */
  readonly compared: Map<string, ComparedText>;
}

interface ComparedText {
  readonly json: string;
  readonly text: string;
  readonly isEquivalent: boolean;
}

export function createKnownDocumentFiles(): KnownDocumentFiles {
  return { texts: new WeakMap(), compared: new Map() };
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
  { pathOf = documentPath, known = createKnownDocumentFiles() }: DocumentFilesOptions = {},
): Files {
  const others = folder.list();
  const there = new Set(others.map(({ path }) => path));
  const texts = new Map<string, string>();
  for (const doc of docs) {
    const { json, long } = textsOf(doc, known);
    const path = pathOf(doc) ?? documentPath(doc);
    const onDisk = there.has(path) ? textOnDisk(folder, path, { doc, json, known }) : undefined;
    texts.set(path, onDisk ?? json);
    const longPath = longTextPath(path);
    if (long !== undefined && longPath !== undefined) texts.set(longPath, long);
  }
  // A text without a document stays in the list, so that the build reports it.
  const isReplaced = (path: string) =>
    isDocumentPath(path) ||
    (path.startsWith('items/') && path.endsWith('.md') && there.has(path.replace(/\.md$/, '.json')));
  const listAll = () => {
    const unchanged = others.filter(({ path }) => !isReplaced(path));
    const own = [...texts].map(([path, text]) => entryOf(path, text));
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

function textsOf(doc: BuiltDoc, { texts }: KnownDocumentFiles): FileTexts {
  const own = texts.get(doc) ?? fileTexts(doc.key, doc.body);
  texts.set(doc, own);
  return own;
}

interface ComparedOptions {
  readonly doc: BuiltDoc;
  readonly json: string;
  readonly known: KnownDocumentFiles;
}

/** The original text if it is equivalent, ignoring unknown fields. */
function textOnDisk(
  folder: Files,
  path: string,
  { doc, json, known: { compared } }: ComparedOptions,
): string | undefined {
  try {
    const text = folder.readText(path);
    const before = compared.get(path);
    const isSame = before?.json === json && before.text === text;
    const isEquivalent = isSame ? before.isEquivalent : text === json || isSameBody(doc, json, text);
    if (!isSame) compared.set(path, { json, text, isEquivalent });
    // The same text as before, not only an equal one: later steps compare it with what they have.
    return isEquivalent ? (isSame ? before.text : text) : undefined;
  } catch {
    // The file was deleted or is a link outside the folder.
    return undefined;
  }
}

function isSameBody({ key }: BuiltDoc, ...texts: readonly [string, string]): boolean {
  const [one, other] = texts.map((text) => {
    const { body } = parseText(text) as { readonly body?: unknown };
    return JSON.stringify(sortedValue(withoutUnknownFields(typeOfKey(key), body)));
  });
  return one === other;
}
