import { asString, type Value } from '../../formatters/index.ts';
import type { Item } from './documents/item.ts';

/** The author's `id`, otherwise made from the name: themes link to the posts of an author with it. */
export function authorId(author: NonNullable<Item['author']>): string {
  const own = asString(author.id as Value);
  return own === '' ? author.displayName.trim().toLowerCase().replace(/\s+/g, '-') : own;
}
