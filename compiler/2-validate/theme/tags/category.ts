import { isCurrentCollection } from './current-collection.ts';
import { drawTag, whyNotDrawn } from './draw-tag.ts';
import { hasTemplateCode } from './has-template-code.ts';
import { keyOf, wholeNumber } from './query.ts';
import type { Tag } from './scan-tags.ts';
import type { Rejection, TagWriter } from './tag-writer.ts';

const EXAMPLE = '<squarespace:category collection="journal" template="categories" />';

/** Most categories of a collection. */
const MAX_LIMIT = 100;

/** `<squarespace:category collection template limit>`: provides `categories` of a collection, by default of the page's own. */
export function expandCategory(tag: Tag, writer: TagWriter): Rejection | undefined {
  const rejection = whyNotDrawn(tag, writer, EXAMPLE);
  if (rejection !== undefined) return rejection;
  const { collection = '{collection.id}' } = tag.attributes;
  const isCurrent = isCurrentCollection(collection);
  if (!isCurrent && hasTemplateCode(collection)) {
    return { message: `The collection cannot contain this template code: ${collection}`, hint: EXAMPLE };
  }
  const limit = wholeNumber(tag.attributes.limit, MAX_LIMIT);
  if (limit === undefined) return { message: 'The limit must be a number', hint: EXAMPLE };
  const use = { collection: isCurrent ? undefined : collection.replace(/^\//, ''), limit };
  const key = `category/${keyOf(use)}`;
  writer.use({ kind: 'category', key, ...use });
  drawTag(tag, writer, key);
  return undefined;
}
