import {
  type Bodies,
  type DocKey,
  type DocumentType,
  documentTypeOf,
  valueAt,
} from '../../../../compiler/model/index.ts';

/** The fields that contain ids of tags and categories. */
const FIELDS: Readonly<Partial<Record<DocumentType, readonly string[]>>> = {
  item: ['tags', 'categories'],
  taxon: ['parent'],
};

/**
 * Returns the tags and categories that a value refers to. The value is at this path of the document: an equal text in
 * another field, such as a title, is no reference.
 */
export function taxonsIn(doc: DocKey, at: readonly string[], value: unknown): readonly DocKey[] {
  const fields = FIELDS[documentTypeOf(doc)] ?? [];
  const [field] = at;
  if (field !== undefined) return fields.includes(field) ? idsIn(value) : [];
  return fields.flatMap((name) => idsIn(valueAt(value, [name])));
}

/** Whether any document refers to a tag or category among these documents. */
export function isAnyTaxonUsed(bodies: Bodies, docs: ReadonlySet<DocKey>): boolean {
  if (![...docs].some((doc) => documentTypeOf(doc) === 'taxon')) return false;
  return [...bodies].some(([doc, body]) => taxonsIn(doc, [], body).some((taxon) => docs.has(taxon)));
}

function idsIn(value: unknown): readonly DocKey[] {
  const ids = Array.isArray(value) ? value : [value];
  return ids.filter((id) => typeof id === 'string').map((id) => `taxon:${id}` as const);
}
