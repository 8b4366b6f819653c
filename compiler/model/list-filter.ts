import { ownValue } from './own-value.ts';

export const FILTER_KINDS = ['tag', 'category', 'author', 'month'] as const;

export type FilterKind = (typeof FILTER_KINDS)[number];

export interface ListFilter {
  readonly kind: FilterKind;
  /** Name of the tag or category, id of the author, or `2026-11`. */
  readonly value: string;
}

/** `tag:cobalt`: how filters are looked up. */
export function filterKey({ kind, value }: ListFilter): string {
  return `${kind}:${value.toLowerCase()}`;
}

/**
 * Returns the URL of the filtered list that a query such as `tag=Cobalt` selects; undefined when there is none.
 *
 * @param query without `?`; ampersands may be escaped, as in HTML
 * @param urls by `filterKey`
 */
export function filterUrlOf(query: string, urls: Readonly<Record<string, string>>): string | undefined {
  for (const param of query.split(/&(?:amp;)?/)) {
    const [name = '', text = ''] = param.split('=', 2);
    const value = decoded(text);
    if (!isFilterKind(name) || value === undefined) continue;
    const url = ownValue(urls, filterKey({ kind: name, value: name === 'month' ? monthOf(value) : value }));
    if (url !== undefined) return url;
  }
  return undefined;
}

/** Undefined for an invalid percent-encoding. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

function isFilterKind(name: string): name is FilterKind {
  return (FILTER_KINDS as readonly string[]).includes(name);
}

/** `11-2026`, as themes print it, is `2026-11`. */
function monthOf(value: string): string {
  return value.replace(
    /^(\d{1,2})-(\d{4})$/,
    (_, month: string, year: string) => `${year}-${month.padStart(2, '0')}`,
  );
}
