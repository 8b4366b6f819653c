import { type Bodies, documentTypeOf } from '../../../compiler/model/index.ts';
import { isRecord } from '../../../formatters/index.ts';
import { filesIn, isFileField } from '../../../formatters/vocabulary/rules/files-in.ts';
import { type FoundDocument, idOf } from '../../core/model/documents.ts';
import { numberAt, textAt, textsAt } from '../../core/model/json-access.ts';

/** The documents that use a file (R-FILE-MGR-05). */
export function usedOn(bodies: Bodies, assetId: string): readonly FoundDocument[] {
  const found: FoundDocument[] = [];
  for (const [key, body] of bodies)
    if (documentTypeOf(key) !== 'asset' && filesIn(body).has(assetId))
      found.push({ key, id: idOf(key), body });
  return found;
}

/** Ids of all files that any of the documents uses. */
export function filesInUse(bodies: Bodies): ReadonlySet<string> {
  const used = new Set<string>();
  for (const [key, body] of bodies)
    if (documentTypeOf(key) !== 'asset') for (const file of filesIn(body)) used.add(file);
  return used;
}

/**
 * Returns the body without references to the files. The first remaining image becomes the main image. Blocks that only
 * show one of the files are removed.
 */
export function bodyWithoutFiles(body: unknown, assetIds: ReadonlySet<string>): unknown {
  const stripped = removeFiles(body, { assetIds, isInFileField: false });
  if (!isRecord(body) || !isRecord(stripped) || body.mainImageId === stripped.mainImageId) return stripped;
  const [first, ...others] = textsAt(stripped, 'imageIds');
  if (first === undefined) return stripped;
  const { imageIds: _, ...rest } = stripped;
  return { ...rest, mainImageId: first, ...(others.length > 0 && { imageIds: others }) };
}

interface RemovalContext {
  readonly assetIds: ReadonlySet<string>;
  readonly isInFileField: boolean;
}

function removeFiles(value: unknown, { assetIds, isInFileField }: RemovalContext): unknown {
  const isRemoved = (each: unknown) => isInFileField && typeof each === 'string' && assetIds.has(each);
  if (Array.isArray(value))
    return value
      .filter((each) => !isRemoved(each))
      .map((each) => removeFiles(each, { assetIds, isInFileField }));
  if (!isRecord(value)) return isRemoved(value) ? undefined : value;
  const entries = Object.entries(value)
    .filter(([, inner]) => !isImageBlockOf(inner, assetIds))
    .map(([name, inner]) => {
      const isFile = isFileField(name, inner, isInFileField);
      return [name, removeFiles(inner, { assetIds, isInFileField: isFile })] as const;
    });
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

/** Whether the value is a block that shows one of the files and nothing else. */
function isImageBlockOf(value: unknown, assetIds: ReadonlySet<string>): boolean {
  const assetId = textAt(value, 'value', 'assetId');
  return numberAt(value, 'kind') !== undefined && assetIds.has(assetId);
}
