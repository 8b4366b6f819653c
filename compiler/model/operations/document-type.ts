export const DOCUMENT_TYPES = [
  'settings',
  'page',
  'collection',
  'item',
  'taxon',
  'navigation',
  'asset',
  'form',
  'mailing-list',
  'block-field',
] as const;

export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Identifies a document of a site by type and id: `page:home`. The settings are `settings:site`. */
export type DocKey = `${DocumentType}:${string}`;

/** The type of a document: `page` for `page:home`. */
export function documentTypeOf(key: DocKey): DocumentType {
  return key.slice(0, key.indexOf(':')) as DocumentType;
}
