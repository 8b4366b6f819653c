import { isRecord } from '../../values/is-record.ts';

/** Fields that refer to a file: `mainImageId`, `imageIds`, `assetId`, `favicon…`. Other fields may contain an equal text by chance. */
const FILE_FIELD = /image|asset|logo|favicon|poster|file|media/i;

/** Whether the texts of a field are ids of files: by its own name, or as an entry of a record in such a field. */
export function isFileField(name: string, value: unknown, isInFileField: boolean): boolean {
  return FILE_FIELD.test(name) || (isInFileField && !isRecord(value));
}

/** Ids of the files that a document refers to (R-FILE-MGR-05). */
export function filesIn(body: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  collectFiles(body, false, found);
  return found;
}

function collectFiles(value: unknown, isInFileField: boolean, found: Set<string>): void {
  if (typeof value === 'string') {
    if (isInFileField) found.add(value);
  } else if (Array.isArray(value)) for (const entry of value) collectFiles(entry, isInFileField, found);
  else if (isRecord(value))
    for (const [name, inner] of Object.entries(value))
      collectFiles(inner, isFileField(name, inner, isInFileField), found);
}
