import { isRecord } from '../../../../formatters/index.ts';

/** An id of a document in the value of a block. */
export interface BlockReference {
  readonly kind: 'asset' | 'collection' | 'form' | 'item';
  readonly id: string;
  readonly path: readonly (string | number)[];
}

/** Which documents the fields of all kinds of blocks refer to. */
export const REFERENCE_FIELDS: Readonly<Record<string, BlockReference['kind']>> = {
  assetId: 'asset',
  assetIds: 'asset',
  mainImageId: 'asset',
  collectionId: 'collection',
  formId: 'form',
  itemId: 'item',
};

/** Fields that are not described by a schema. */
const FREE_FIELDS: readonly string[] = ['options'];

/** Returns the ids in the value of a block. */
export function referencesIn(
  value: unknown,
  path: readonly (string | number)[] = [],
): readonly BlockReference[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const at = [...path, name];
    if (FREE_FIELDS.includes(name)) return [];
    const kind = Object.hasOwn(REFERENCE_FIELDS, name) ? REFERENCE_FIELDS[name] : undefined;
    if (kind === undefined) return referencesIn(field, at);
    if (typeof field === 'string') return [{ kind, id: field, path: at }];
    return Array.isArray(field)
      ? field.flatMap((id, index) => (typeof id === 'string' ? [{ kind, id, path: [...at, index] }] : []))
      : [];
  });
}
