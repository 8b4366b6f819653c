import { isOnSale } from '../commerce/product/is-on-sale.ts';
import { isSoldOut } from '../commerce/product/is-sold-out.ts';
import { readProduct } from '../commerce/product/product.ts';
import type { Format, Formatter, Scope, Value } from '../contract.ts';
import type { Dialect } from '../dialect.ts';
import { slugOf } from '../text/slugify.ts';
import { asNumber } from '../values/as-number.ts';
import { asString } from '../values/as-string.ts';
import { fragmentText } from '../values/fragment-text.ts';
import { indexedEntries } from '../values/indexed-entries.ts';
import { isTruthy } from '../values/is-truthy.ts';
import { frameMember, member } from '../values/member.ts';

const PROMOTED_BLOCK_TYPE_PATH = ['promotedBlockType'] as const;
const CATEGORIES_PATH = ['categories'] as const;
const TAGS_PATH = ['tags'] as const;
const AUTHOR_PATH = ['author'] as const;
const RECORD_TYPE_LABEL_PATH = ['recordTypeLabel'] as const;
const INDEX_PATH = ['@index'] as const;
const STARRED_PATH = ['starred'] as const;

/** The record type of products. */
const STORE_ITEM = 11;

/** `<article class="{@|item-classes}">`: the classes of a list item (language reference 12.9). */
export const itemClasses: Formatter = {
  name: 'item-classes',
  family: 'content',
  reads: 'scope',
  prepare: prepareItemClasses,
};

function prepareItemClasses(_args: readonly string[], dialect: Dialect): Format {
  return (value, scope) =>
    `hentry${fragmentText(dialect)(contentClasses(scope))}${productClasses(value, dialect)}`;
}

/** The record type label is not slugified. */
function contentClasses(scope: Scope): string {
  let classes = '';
  const promoted = scope.resolve(PROMOTED_BLOCK_TYPE_PATH);
  if (isTruthy(promoted)) classes += ` promoted promoted-block-${slugOf(asString(promoted))}`;
  classes += entryClasses(' category-', scope.resolve(CATEGORIES_PATH));
  classes += entryClasses(' tag-', scope.resolve(TAGS_PATH));
  const author = member(scope.resolve(AUTHOR_PATH), 'displayName');
  if (isTruthy(author)) classes += ` author-${slugOf(asString(author))}`;
  classes += ` post-type-${asString(scope.resolve(RECORD_TYPE_LABEL_PATH))}`;
  const index = scope.resolve(INDEX_PATH);
  if (index !== undefined) classes += ` article-index-${asString(index)}`;
  return isTruthy(scope.resolve(STARRED_PATH)) ? `${classes} featured` : classes;
}

function entryClasses(lead: string, entries: Value): string {
  return indexedEntries(entries)
    .map((entry) => lead + slugOf(asString(entry)))
    .join('');
}

function productClasses(value: Value, dialect: Dialect): string {
  if (asNumber(frameMember(value, 'recordType')) !== STORE_ITEM) return '';
  const product = readProduct(value, dialect);
  return (isOnSale(product) ? ' on-sale' : '') + (isSoldOut(product) ? ' sold-out' : '');
}
