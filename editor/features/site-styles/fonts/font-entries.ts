import type { KitFont } from '../../../../formatters/vocabulary/api/editor/fonts.ts';
import { firstFamily } from '../../../../formatters/vocabulary/fonts/first-family.ts';
import type { CatalogFont } from '../../../../formatters/vocabulary/fonts/font-catalog.ts';
import { FONT_CATEGORIES, type FontCategory } from '../../../../formatters/vocabulary/fonts/font-category.ts';
import { foldText, searchWords } from '../../../../formatters/vocabulary/rules/search-text.ts';
import type { ListGroup } from '../../../ui/collections/searchable-list.tsx';
import { t } from '../strings.ts';
import { DEVICE_FONTS } from './device-fonts.ts';
import { familyOf } from './font-family.ts';
import { webFontOf } from './web-fonts.ts';

/** A font in a group of the picker. */
export interface FontEntry {
  /** The group and the family. */
  readonly id: string;
  readonly name: string;
  /** The value of `font-family`. */
  readonly family: string;
  /** Undefined for fonts that are not in the catalog. */
  readonly category?: FontCategory;
  /** The entry of `webFonts` that loads it. Fonts of the theme, of devices and of kits need none. */
  readonly webFont?: string;
  /** `device`: shown in its family; `catalog`: loaded for its preview. Other fonts have no preview. */
  readonly preview?: 'device' | 'catalog';
  /** The name of the font that replaces a deprecated one. */
  readonly replacedBy?: string;
}

export type FontGroup = ListGroup<FontEntry>;

export interface FontSources {
  readonly catalog: readonly CatalogFont[];
  /** Values of `font-family` that the styles of the site use. */
  readonly used: readonly string[];
  readonly kit: readonly KitFont[];
  /** Families that the theme contains. */
  readonly themed: readonly string[];
}

/** All fonts in their groups. Deprecated fonts are in no other group, whether or not the site uses them. */
export function groupFonts({ catalog, used, kit, themed }: FontSources): readonly FontGroup[] {
  const inTheme = new Set(themed);
  const entryOf = (font: CatalogFont) => {
    const { webFont, ...entry } = catalogFont(font);
    return inTheme.has(font.name) ? entry : { ...entry, webFont };
  };
  const current = catalog.filter(({ replacedBy }) => replacedBy === undefined);
  const deprecated = catalog.filter(({ replacedBy }) => replacedBy !== undefined);
  const known = new Map<string, Omit<FontEntry, 'id'>>([
    ...catalog.map((font) => [font.name, entryOf(font)] as const),
    ...DEVICE_FONTS.map((family) => [firstFamily(family), deviceFont(family)] as const),
    ...kit.map(({ name, family }) => [firstFamily(family), { name, family }] as const),
  ]);
  const isDeprecated = (name: string) => known.get(name)?.replacedBy !== undefined;
  const usedNames = [...new Map(used.filter(isPlain).map((family) => [firstFamily(family), family]))];
  const groups: readonly (readonly [id: string, label: string, fonts: readonly Omit<FontEntry, 'id'>[]])[] = [
    [
      'used',
      t('fonts.styleGuide'),
      usedNames
        .filter(([name]) => !isDeprecated(name))
        .map(([name, family]) => ({ name, ...known.get(name), family })),
    ],
    ['kit', t('fonts.typekitKit'), kit],
    ['device', t('fonts.device'), DEVICE_FONTS.map(deviceFont)],
    ...FONT_CATEGORIES.map(
      (category) =>
        [category, category, current.filter((font) => font.category === category).map(entryOf)] as const,
    ),
    ['deprecated', t('fonts.deprecated'), deprecated.map(entryOf)],
  ];
  return groups.map(([id, label, fonts]) => ({
    id,
    label,
    entries: fonts.map((font) => ({ ...font, id: `${id}/${firstFamily(font.family)}` })),
  }));
}

/** Themes may use expressions, which only the theme can compute. */
function isPlain(family: string): boolean {
  return /^["']?[\p{L}\d]/u.test(family);
}

function catalogFont(font: CatalogFont) {
  const { name, category, replacedBy } = font;
  return {
    name,
    family: familyOf(font),
    category,
    webFont: webFontOf(font),
    preview: 'catalog' as const,
    ...(replacedBy !== undefined && { replacedBy }),
  };
}

function deviceFont(family: string): Omit<FontEntry, 'id'> {
  return { name: firstFamily(family), family, preview: 'device' };
}

export interface FontFilter {
  readonly search: string;
  /** Undefined: all fonts. */
  readonly category: FontCategory | undefined;
}

/**
 * The fonts whose name contains every word, and the groups that have any. Names that are the search come first, then those
 * that start with it.
 */
export function filterFonts(
  groups: readonly FontGroup[],
  { search, category }: FontFilter,
): readonly FontGroup[] {
  const words = searchWords(search);
  const isFound = (entry: FontEntry) => {
    if (category !== undefined && entry.category !== category) return false;
    const name = foldText(entry.name);
    return words.every((word) => name.includes(word));
  };
  const text = words.join(' ');
  const rank = ({ name }: FontEntry) => rankOf(foldText(name), text);
  const found = groups
    .map((group) => ({ ...group, entries: sortedBy(group.entries.filter(isFound), rank) }))
    .filter(({ entries }) => entries.length > 0);
  return sortedBy(found, ({ entries: [first] }) => (first === undefined ? 0 : rank(first)));
}

/** Lower for better matches: the name, its start, the start of one of its words, anywhere. */
function rankOf(name: string, search: string): number {
  if (name === search) return 0;
  if (name.startsWith(search)) return 1;
  return name.includes(` ${search}`) ? 2 : 3;
}

/** Items with the same rank stay in order. */
function sortedBy<Item>(items: readonly Item[], rank: (item: Item) => number): readonly Item[] {
  const ranks = new Map(items.map((item) => [item, rank(item)]));
  return [...items].sort((left, right) => (ranks.get(left) ?? 0) - (ranks.get(right) ?? 0));
}
