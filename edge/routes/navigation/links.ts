import { z } from 'zod';
import { type NavigationItem, navigationItemSchema, sortedEntries } from '../../../compiler/model/index.ts';
import type { NavigationLink } from '../../../formatters/vocabulary/api/navigation.ts';
import { entriesOf } from './entries.ts';
import { entryIds } from './entry-ids.ts';

const { title, pageId, collectionId, externalLink } = navigationItemSchema.shape;

/** Null counts as absent. Member areas do not exist, so no entry leads to one. */
export const linkSchema: z.ZodType<NavigationLink> = z.strictObject({
  title: orNull(title),
  pageId: orNull(pageId),
  collectionId: orNull(collectionId),
  externalLink: orNull(externalLink),
  memberAreaId: z.null().optional(),
  get items() {
    return z.array(linkSchema).optional();
  },
});

function orNull<Type extends z.ZodType>(type: Type) {
  return z
    .union([type, z.null()])
    .transform((value) => value ?? undefined)
    .optional();
}

type Items = Readonly<Record<string, NavigationItem>>;

/** Nests the entries of a document. */
export function linksOf(items: Items, parent?: string): readonly NavigationLink[] {
  return sortedEntries(items)
    .filter(([, item]) => item.parent === parent)
    .map(([id, { order: _, parent: __, ...item }]) => {
      const inner = linksOf(items, id);
      return { ...item, ...(inner.length > 0 && { items: inner }) };
    });
}

/** Flattens entries for a document, in their order. `known` are the entries that it has. */
export function itemsOf(links: readonly NavigationLink[], known: Items = {}): Record<string, NavigationItem> {
  const entries = entriesOf(links);
  const ids = entryIds(entries, known);
  return Object.fromEntries(
    entries.map((entry) => {
      const { items: _, memberAreaId: __, ...link } = entry.link;
      const set = Object.entries(link).filter(([, value]) => value !== undefined);
      const parent = entry.parent && ids.get(entry.parent);
      const item = { ...Object.fromEntries(set), order: orderAt(entry.index) };
      return [ids.get(entry), parent === undefined ? item : { ...item, parent }];
    }),
  );
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Keys that the dashboard continues: a0 to az, then b00 to bzz. */
function orderAt(index: number): string {
  const digit = (value: number) => DIGITS[value % DIGITS.length] ?? '0';
  if (index < DIGITS.length) return `a${digit(index)}`;
  const rest = index - DIGITS.length;
  return `b${digit(Math.floor(rest / DIGITS.length))}${digit(rest)}`;
}
