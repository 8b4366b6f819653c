import {
  type Bodies,
  type DocKey,
  type DocumentType,
  documentTypeOf,
} from '../../../compiler/model/index.ts';
import { COLLECTION_TYPE } from '../../../formatters/vocabulary/content/collection-type.ts';
import { PAGE_TYPE } from '../../../formatters/vocabulary/content/page-type.ts';
import { type StringKey, t } from '../strings/core-strings.ts';
import { hasEvents, isEvent } from './events.ts';
import { folderKindOf } from './folder-kind.ts';
import { numberAt, recordAt, textAt } from './json-access.ts';
import { readableId } from './readable-id.ts';

export interface FoundDocument {
  readonly key: DocKey;
  readonly id: string;
  readonly body: unknown;
}

export const SETTINGS_KEY: DocKey = 'settings:site';
/** The path of the settings of the store in those of the site. */
export const STORE_AT = ['websiteSettings', 'storeSettings'] as const;

/** Returns the documents of one type. */
export function documentsOf(bodies: Bodies, type: DocumentType): readonly FoundDocument[] {
  const found: FoundDocument[] = [];
  for (const [key, body] of bodies)
    if (documentTypeOf(key) === type) found.push({ key, id: idOf(key), body });
  return found;
}

export function idOf(key: DocKey): string {
  return key.slice(key.indexOf(':') + 1);
}

/** Returns whether an item is a product. */
export function isProduct(body: unknown): boolean {
  return Object.keys(recordAt(body, 'structuredContent')).length > 0;
}

/** Returns the collections of products, or all others with items. */
export function collectionsOf(bodies: Bodies, kind: 'products' | 'content'): readonly FoundDocument[] {
  return documentsOf(bodies, 'collection').filter(
    ({ body }) =>
      folderKindOf(body) === undefined &&
      (numberAt(body, 'type') === COLLECTION_TYPE.products) === (kind === 'products'),
  );
}

/** Returns the title of a document: "Tide plate". */
export function titleOf(key: DocKey, body: unknown): string {
  const type = documentTypeOf(key);
  if (type === 'settings') return t('doc.settings');
  if (type === 'navigation')
    return idOf(key) === 'mainNavigation' ? t('doc.mainNavigation') : t('doc.navigation');
  if (type === 'block-field') return readableId(idOf(key));
  const title =
    textAt(body, 'title') || textAt(body, 'name') || textAt(body, 'filename') || textAt(body, 'urlId');
  return title || idOf(key);
}

/** Returns the label of a document's type: "Product". */
export function kindOf(key: DocKey, body: unknown): string {
  const type = documentTypeOf(key);
  if (type === 'item' && isProduct(body)) return t('doc.product');
  if (type === 'page' && numberAt(body, 'pageType') === PAGE_TYPE['not-found']) return t('doc.systemPage');
  if (type === 'collection' && numberAt(body, 'type') === COLLECTION_TYPE.products) return t('doc.shop');
  if (type === 'collection' && hasEvents(body)) return t('doc.events');
  if (type === 'item' && isEvent(body)) return t('doc.event');
  const folder = type === 'collection' ? folderKindOf(body) : undefined;
  if (folder !== undefined) return t(folder === 'index' ? 'doc.index' : 'doc.folder');
  const names: Readonly<Record<DocumentType, StringKey>> = {
    settings: 'doc.settings',
    page: 'doc.page',
    collection: 'doc.blog',
    item: 'doc.post',
    taxon: textAt(body, 'type') === 'category' ? 'doc.category' : 'doc.tag',
    navigation: 'doc.navigation',
    asset: 'doc.asset',
    form: 'doc.form',
    'mailing-list': 'doc.mailingList',
    'block-field': 'doc.blockField',
  };
  return t(names[type] as 'doc.page');
}

/** Returns the path of the screen that edits a document, or undefined when it has none. */
export function screenOf(key: DocKey, body: unknown): string | undefined {
  const id = encodeURIComponent(idOf(key));
  switch (documentTypeOf(key)) {
    case 'settings':
      return '/config/settings/general';
    case 'page':
      return `/config/pages/${id}`;
    case 'item':
      return isProduct(body)
        ? `/config/store/products/${id}`
        : `/config/content/${encodeURIComponent(textAt(body, 'collectionId'))}/${id}`;
    case 'collection':
      if (folderKindOf(body) !== undefined) return `/config/pages/${encodeURIComponent(key)}`;
      return numberAt(body, 'type') === COLLECTION_TYPE.products
        ? '/config/store/products'
        : `/config/content/${id}`;
    case 'asset':
      return `/config/assets?file=${id}`;
    case 'form':
      return `/config/forms/${id}`;
    case 'mailing-list':
      return `/config/forms/mailing-lists/${id}`;
    case 'navigation':
      return '/config/pages';
    case 'taxon':
      return textAt(body, 'type') === 'category' ? '/config/tags?type=category' : '/config/tags';
    case 'block-field':
      return `/config/pages/${encodeURIComponent(key)}`;
    default:
      return undefined;
  }
}

/** A document as a row of a list. */
export interface ListedDocument {
  readonly id: DocKey;
  readonly title: string;
  /** Its type: "Product"; absent if that is its title. */
  readonly note?: string;
  /** Its screen, if it has one. */
  readonly href?: string;
}

export function listedDocument(key: DocKey, body: unknown): ListedDocument {
  const href = screenOf(key, body);
  const [title, kind] = [titleOf(key, body), kindOf(key, body)];
  return { id: key, title, ...(kind !== title && { note: kind }), ...(href !== undefined && { href }) };
}
