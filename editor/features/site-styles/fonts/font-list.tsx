import { useCallback, useMemo, useState } from 'react';
import type { KitFont } from '../../../../formatters/vocabulary/api/editor/fonts.ts';
import { firstFamily } from '../../../../formatters/vocabulary/fonts/first-family.ts';
import type { CatalogFont } from '../../../../formatters/vocabulary/fonts/font-catalog.ts';
import { FONT_CATEGORIES, type FontCategory } from '../../../../formatters/vocabulary/fonts/font-category.ts';
import { useEditor } from '../../../core/hooks/editor-context.tsx';
import { SearchableList } from '../../../ui/collections/searchable-list.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { t } from '../strings.ts';
import { type FontEntry, filterFonts, groupFonts } from './font-entries.ts';
import css from './font-picker.module.css';
import { addPreview, createFontPreviews } from './font-previews.ts';
import { FontRow } from './font-row.tsx';
import { FontSample } from './font-sample.tsx';

export interface FontListProps {
  readonly catalog: readonly CatalogFont[];
  readonly used: readonly string[];
  readonly themed: readonly string[];
  /** Undefined until they are loaded. */
  readonly kit: readonly KitFont[] | undefined;
  readonly isKitFailed: boolean;
  /** The current value of `font-family`. */
  readonly value: string;
  readonly onChoose: (font: FontEntry) => void;
}

export function FontList({
  catalog,
  used,
  themed,
  kit = NO_FONTS,
  isKitFailed,
  value,
  onChoose,
}: FontListProps) {
  const { api } = useEditor();
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<FontCategory | typeof ALL>(ALL);
  const [focused, setFocused] = useState<string>();
  const [previews] = useState(() =>
    createFontPreviews((name) => addPreview(name, () => api.fontPreview(name))),
  );
  const groups = useMemo(() => groupFonts({ catalog, used, kit, themed }), [catalog, used, kit, themed]);
  const entries = useMemo(
    () => new Map(groups.flatMap((group) => group.entries).map((entry) => [entry.id, entry])),
    [groups],
  );
  const shown = useMemo(
    () => filterFonts(groups, { search, category: category === ALL ? undefined : category }),
    [groups, search, category],
  );
  const selected = useMemo(() => currentEntry(entries, value), [entries, value]);
  const render = useCallback(
    (entry: FontEntry) => (
      <FontRow
        entry={entry}
        isSelected={firstFamily(entry.family) === firstFamily(value)}
        previews={previews}
      />
    ),
    [value, previews],
  );
  const categories = [
    { id: ALL, label: t('fonts.allCategories') },
    ...FONT_CATEGORIES.map((id) => ({ id, label: id })),
  ] as const;
  const count = countFonts(shown.flatMap((group) => group.entries));
  return (
    <>
      <SearchableList
        label={t('fonts.list')}
        searchLabel={t('fonts.search')}
        search={search}
        onSearch={setSearch}
        groups={shown}
        render={render}
        selected={selected?.id}
        onChoose={(id) => {
          const entry = entries.get(id);
          if (entry !== undefined) onChoose(entry);
        }}
        onFocus={setFocused}
        empty={t('error.noResults')}
      >
        <Select
          label={t('fonts.category')}
          isLabelHidden
          options={categories}
          value={category}
          onChange={setCategory}
        />
      </SearchableList>
      <div className={css.foot}>
        <FontSample entry={entries.get(focused ?? '') ?? selected} previews={previews} />
        {isKitFailed && <p className={css.note}>{t('fonts.kitFailed')}</p>}
        <p className={css.note} role="status">
          {t('fonts.count', { count })}
        </p>
      </div>
    </>
  );
}

const NO_FONTS: readonly KitFont[] = [];

const ALL = 'all';

function currentEntry(entries: ReadonlyMap<string, FontEntry>, value: string): FontEntry | undefined {
  const name = firstFamily(value);
  return [...entries.values()].find((entry) => firstFamily(entry.family) === name);
}

/** A font in two groups is one font. */
function countFonts(entries: readonly FontEntry[]): number {
  return new Set(entries.map((entry) => firstFamily(entry.family))).size;
}
