import { DOCUMENT_FOLDERS, type SiteSources, type Source, TRANSLATIONS } from '../../1-read/read-site.ts';
import type { Collector } from '../../diagnostics/collector.ts';
import { suggestName } from '../../diagnostics/suggest-name.ts';
import { siteDiagnostic } from '../../model/site-diagnostic.ts';
import { itemHint } from '../code-hints.ts';
import { parseJson } from '../parse-json.ts';

const DOCUMENTS: readonly string[] = Object.keys(DOCUMENT_FOLDERS);
const NAMES: readonly string[] = [...DOCUMENTS, TRANSLATIONS];

/** Reports top-level folders that are not read, if their name is close to that of a known folder or they contain documents. */
export function checkFolders({ folders, strayFiles = [] }: SiteSources, collector: Collector): void {
  for (const folder of folders) {
    if (NAMES.includes(folder)) continue;
    const files = strayFiles.filter(({ path }) => path.startsWith(`${folder}/`));
    const hint = folderHint(folder, files.flatMap(documentType));
    if (hint === undefined) continue;
    const message = `The folder "${folder}" is unknown and is ignored`;
    collector.add(siteDiagnostic('site/unknown-folder', { message, hint }));
  }
}

/** `types` are those of the documents in the folder. Undefined when the folder is none of Quoin's business. */
function folderHint(folder: string, types: readonly string[]): string | undefined {
  const named =
    suggestName(folder, NAMES) ?? NAMES.find((name) => types.length > 0 && isShortFor(folder, name));
  const [type] = types;
  const typed = type === undefined ? undefined : folderOf(type);
  if (typed !== undefined && typed !== named) return `documents of type "${type}" belong in ${typed}/`;
  if (named !== undefined) return `did you mean "${named}"?`;
  return type === undefined ? undefined : `documents belong in ${DOCUMENTS.join(', ')}`;
}

/** `nav` is short for `navigation`. */
function isShortFor(folder: string, name: string): boolean {
  return folder.length >= MIN_SHORT_NAME && name.startsWith(folder.toLowerCase());
}

const MIN_SHORT_NAME = 3;

function folderOf(type: string): string | undefined {
  const [folder] = Object.entries(DOCUMENT_FOLDERS).find(([, each]) => each === type) ?? [];
  return folder ?? (itemHint(type) === undefined ? undefined : 'items');
}

/** Returns the type of a file that looks like a document: it may be unknown, or empty. */
function documentType(source: Source): readonly string[] {
  const value = (parseJson(source).value ?? {}) as Readonly<Record<'type' | 'id' | 'body', unknown>>;
  const isDocument = typeof value.id === 'string' && typeof value.body === 'object' && value.body !== null;
  return isDocument ? [typeof value.type === 'string' ? value.type : ''] : [];
}
