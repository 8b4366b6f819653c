import { z } from 'zod';
import { type NavigationItem, navigationItemSchema, sortedEntries } from '../../../compiler/model/index.ts';
import type { NavigationLink } from '../../../formatters/vocabulary/api/navigation.ts';

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

/**
 * Flattens entries for a document, in their order. Entries that the document already has retain their ids, which
 * translations refer to.
 */
export function itemsOf(links: readonly NavigationLink[], known: Items = {}): Record<string, NavigationItem> {
  const items: Record<string, NavigationItem> = {};
  const knownIds = idsByContent(known);
  const add = (each: readonly NavigationLink[], parent?: string): void => {
    for (const [index, { items: inner = [], memberAreaId: _, ...link }] of each.entries()) {
      const id = knownIds.get(contentOf(link, parent))?.shift() ?? newId(items, known);
      const set = Object.entries(link).filter(([, value]) => value !== undefined);
      const item = { ...Object.fromEntries(set), order: orderAt(index) };
      items[id] = parent === undefined ? item : { ...item, parent };
      add(inner, id);
    }
  };
  add(links);
  return items;
}

/** The ids of equal entries, in their order. */
function idsByContent(items: Items): ReadonlyMap<string, string[]> {
  const ids = new Map<string, string[]>();
  for (const [id, item] of sortedEntries(items)) {
    const content = contentOf(item, item.parent);
    ids.set(content, [...(ids.get(content) ?? []), id]);
  }
  return ids;
}

function contentOf(link: NavigationLink, parent: string | undefined): string {
  const { title, pageId, collectionId, externalLink } = link;
  const { title: label, url, newWindow } = externalLink ?? {};
  return JSON.stringify(
    [parent, title, pageId, collectionId, label, url, newWindow].map((part) => part ?? 0),
  );
}

/** `link-3` for the third entry, or the next number without an entry. */
function newId(items: Items, known: Items): string {
  for (let number = Object.keys(items).length + 1; ; number++) {
    const id = `link-${number}`;
    if (!Object.hasOwn(items, id) && !Object.hasOwn(known, id)) return id;
  }
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Keys that the dashboard continues: a0 to az, then b00 to bzz. */
function orderAt(index: number): string {
  const digit = (value: number) => DIGITS[value % DIGITS.length] ?? '0';
  if (index < DIGITS.length) return `a${digit(index)}`;
  const rest = index - DIGITS.length;
  return `b${digit(Math.floor(rest / DIGITS.length))}${digit(rest)}`;
}
