import { isCurrentCollection, isCurrentItem } from './current-collection.ts';
import { drawTag, whyNotDrawn } from './draw-tag.ts';
import { keyOf, wholeNumber } from './query.ts';
import type { Tag } from './scan-tags.ts';
import type { Rejection, TagWriter } from './tag-writer.ts';

const EXAMPLE =
  '<squarespace:related collectionId="{collection.id}" itemId="{item.id}" limit="3">…</squarespace:related>';

/** Without a limit; as many as fit below a page. */
const DEFAULT_LIMIT = 4;

/** `<squarespace:related collectionId itemId limit>`: provides `items` that share tags or categories with the page's item. */
export function expandRelated(tag: Tag, writer: TagWriter): Rejection | undefined {
  const rejection = whyNotDrawn(tag, writer, EXAMPLE);
  if (rejection !== undefined) return rejection;
  const { collectionId = '{collection.id}', itemId = '{item.id}' } = tag.attributes;
  if (!isCurrentCollection(collectionId) || !isCurrentItem(itemId)) {
    return { message: 'Related items are those of the item of the page', hint: EXAMPLE };
  }
  const limit = wholeNumber(tag.attributes.limit, DEFAULT_LIMIT);
  if (limit === undefined) return { message: 'The limit must be a number', hint: EXAMPLE };
  const key = `related/${keyOf({ limit })}`;
  writer.use({ kind: 'related', key, limit });
  drawTag(tag, writer, key);
  return undefined;
}
