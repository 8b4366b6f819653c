import type { JsonObject } from '../../../../formatters/index.ts';
import type { ItemGroup } from '../../../3-route/item-groups.ts';

export interface GroupOptions {
  readonly order: 'name' | 'count';
  readonly limit: number;
  readonly showCounts: boolean;
  /** Language tag. */
  readonly language: string;
}

/** The groups with most items, in this order, as templates print them. `size` is from 1 to 5, by the number of items. */
export function groupEntries(
  groups: readonly ItemGroup[],
  { order, limit, showCounts, language }: GroupOptions,
): readonly JsonObject[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const byName = (one: ItemGroup, other: ItemGroup) => compare(one.name, other.name);
  const shown = groups
    .toSorted((one, other) => other.count - one.count || byName(one, other))
    .slice(0, limit);
  const sizeOf = createSizes(shown);
  const number = new Intl.NumberFormat(language);
  return (order === 'name' ? shown.toSorted(byName) : shown).map(({ name, count, url = '' }) => ({
    entryName: name,
    entryCount: showCounts ? number.format(count) : '',
    url: encodeURI(url),
    size: sizeOf(count),
  }));
}

const SIZES = 5;

/** Logarithmic, so that one name with very many items does not make all others equally small. */
function createSizes(groups: readonly ItemGroup[]): (count: number) => number {
  const counts = groups.map(({ count }) => Math.log(count));
  const [min, max] = [Math.min(...counts), Math.max(...counts)];
  return (count) =>
    max === min
      ? Math.ceil(SIZES / 2)
      : 1 + Math.round(((Math.log(count) - min) / (max - min)) * (SIZES - 1));
}
