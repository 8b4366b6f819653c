import { authorId } from '../model/author-id.ts';
import { FILTER_KINDS, type FilterKind, type ListFilter } from '../model/list-filter.ts';
import type { Theme, ThemeTemplate } from '../model/theme.ts';
import type { RoutedItem, RoutedSite } from './routed-site.ts';

/** A list of the items that have a tag, category or author, or are from one month. */
export interface FilteredItems {
  readonly filter: ListFilter;
  /** Last part of its URL, unique among the filters of its kind. */
  readonly slug: string;
  readonly items: readonly RoutedItem[];
}

/**
 * Returns the filters that templates of the theme link to: `?tag=` in a link of one of them. A site gets no pages that none of its
 * pages leads to: those of `linkedFilters` and of `blockFilters` only.
 */
export function linkedFilters({ layouts, collections, pages, partials }: Theme): readonly FilterKind[] {
  const ofCollections = Object.values(collections).flatMap(({ list, item }) => [list, item]);
  const all: readonly (ThemeTemplate | undefined)[] = [
    ...Object.values(layouts),
    ...ofCollections,
    ...Object.values(pages),
    ...Object.values(partials),
  ];
  const linked = new Set(
    all.flatMap((template) => Array.from((template?.text ?? '').matchAll(FILTER_LINK), ([, kind]) => kind)),
  );
  return FILTER_KINDS.filter((kind) => linked.has(kind));
}

const FILTER_LINK = /[?&](?:amp;)?(tag|category|author|month)=/g;

/** Groups items by what the filters name, in the order in which the names first occur. */
export function filterItems(
  site: RoutedSite,
  items: readonly RoutedItem[],
  kinds: readonly FilterKind[],
): readonly FilteredItems[] {
  const names = new Map(site.taxons.map(({ id, name }) => [id, name]));
  const monthOf = kinds.includes('month') ? createMonthOf(site.settings.website.timeZone) : () => [];
  const values: Readonly<Record<FilterKind, (item: RoutedItem) => readonly string[]>> = {
    tag: ({ tags }) => tags.flatMap((id) => names.get(id) ?? []),
    category: ({ categories }) => categories.flatMap((id) => names.get(id) ?? []),
    author: ({ author }) => (author === undefined ? [] : [authorId(author)]),
    month: monthOf,
  };
  return kinds.flatMap((kind) => {
    const groups = new Map<string, RoutedItem[]>();
    for (const item of items) {
      for (const value of new Set(values[kind](item))) {
        const group = groups.get(value);
        if (group === undefined) groups.set(value, [item]);
        else group.push(item);
      }
    }
    const taken = new Set<string>();
    return [...groups].map(([value, group]) => ({
      filter: { kind, value },
      slug: freeSlug(value, taken),
      items: group,
    }));
  });
}

/** The month of an event is that of its start. */
export function createMonthOf(timeZone: string): (item: RoutedItem) => readonly string[] {
  const format = monthFormat(timeZone);
  return ({ startDate, publishOn }) => {
    const time = startDate ?? publishOn;
    return time === undefined ? [] : [format.format(time)];
  };
}

/** `2026-11`. */
export function monthFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit' });
}

function freeSlug(name: string, taken: Set<string>): string {
  const slug = slugOf(name);
  let free = slug;
  for (let number = 2; taken.has(free); number++) free = `${slug}-${number}`;
  taken.add(free);
  return free;
}

/** `Sea & sand` becomes `sea-sand`; letters and digits of any script stay. */
function slugOf(name: string): string {
  const slug = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'other' : slug;
}
