import { type Bodies, documentTypeOf } from '../../../compiler/model/index.ts';
import { isRecord } from '../../../formatters/index.ts';
import { type FoundDocument, idOf } from '../../core/model/documents.ts';
import { numberAt, textAt, textsAt } from '../../core/model/json-access.ts';

/** Fields that refer to a file: `mainImageId`, `imageIds`, `assetId`, `favicon…`. Other fields may contain an equal text by chance. */
const FILE_FIELD = /image|asset|logo|favicon|poster|file|media/i;

/** The documents that use a file (R-FILE-MGR-05). */
export function usedOn(bodies: Bodies, assetId: string): readonly FoundDocument[] {
  const found: FoundDocument[] = [];
  for (const [key, body] of bodies)
    if (documentTypeOf(key) !== 'asset' && refersTo(body, assetId, false))
      found.push({ key, id: idOf(key), body });
  return found;
}

/**
 * Returns the body without references to the files. The first remaining image becomes the main image. Blocks that only
 * show one of the files are removed.
 */
export function bodyWithoutFiles(body: unknown, assetIds: ReadonlySet<string>): unknown {
  const stripped = removeFiles(body, { assetIds, isFileField: false });
  if (!isRecord(body) || !isRecord(stripped) || body.mainImageId === stripped.mainImageId) return stripped;
  const [first, ...others] = textsAt(stripped, 'imageIds');
  if (first === undefined) return stripped;
  const { imageIds: _, ...rest } = stripped;
  return { ...rest, mainImageId: first, ...(others.length > 0 && { imageIds: others }) };
}

interface RemovalContext {
  readonly assetIds: ReadonlySet<string>;
  readonly isFileField: boolean;
}

function removeFiles(value: unknown, { assetIds, isFileField }: RemovalContext): unknown {
  const isRemoved = (each: unknown) => isFileField && typeof each === 'string' && assetIds.has(each);
  if (Array.isArray(value))
    return value
      .filter((each) => !isRemoved(each))
      .map((each) => removeFiles(each, { assetIds, isFileField }));
  if (!isRecord(value)) return isRemoved(value) ? undefined : value;
  const entries = Object.entries(value)
    .filter(([, inner]) => !isImageBlockOf(inner, assetIds))
    .map(([name, inner]) => {
      const isFile = FILE_FIELD.test(name) || (isFileField && !isRecord(inner));
      return [name, removeFiles(inner, { assetIds, isFileField: isFile })] as const;
    });
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

/** Whether the value is a block that shows one of the files and nothing else. */
function isImageBlockOf(value: unknown, assetIds: ReadonlySet<string>): boolean {
  const assetId = textAt(value, 'value', 'assetId');
  return numberAt(value, 'kind') !== undefined && assetIds.has(assetId);
}

/** Ids of all files that any document uses. */
export function filesInUse(bodies: Bodies): ReadonlySet<string> {
  const used = new Set<string>();
  for (const [key, body] of bodies) if (documentTypeOf(key) !== 'asset') collectFiles(body, false, used);
  return used;
}

function refersTo(value: unknown, assetId: string, isFileField: boolean): boolean {
  if (typeof value === 'string') return isFileField && value === assetId;
  if (Array.isArray(value)) return value.some((entry) => refersTo(entry, assetId, isFileField));
  if (!isRecord(value)) return false;
  return Object.entries(value).some(([name, inner]) =>
    refersTo(inner, assetId, FILE_FIELD.test(name) || (isFileField && !isRecord(inner))),
  );
}

function collectFiles(value: unknown, isFileField: boolean, into: Set<string>): void {
  if (typeof value === 'string') {
    if (isFileField) into.add(value);
  } else if (Array.isArray(value)) for (const entry of value) collectFiles(entry, isFileField, into);
  else if (isRecord(value))
    for (const [name, inner] of Object.entries(value)) collectFiles(inner, FILE_FIELD.test(name), into);
}
