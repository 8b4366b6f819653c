import type { Site, TranslatedSite } from '../../model/site.ts';
import type { TagUse, Theme } from '../../model/theme.ts';
import { defaultTexts } from '../default-texts/default-texts.ts';
import { localizedStrings, stringsIn } from '../localized-strings.ts';

/**
 * The theme as it is used for another language: with its own strings of that language, or the default ones, or those of the primary
 * language, and with queries for the translated names of collections, tags and categories.
 */
export function translatedTheme(theme: Theme, site: Site, { language, site: own }: TranslatedSite): Theme {
  const { code } = language;
  const { defaultStrings: _, ...ownTheme } = theme;
  const strings = { ...localizedStrings(site, ownTheme), ...defaultTexts(code), ...stringsIn(code, theme) };
  const urlIds = renamed(site.collections, own.collections, ({ urlId }) => urlId);
  const names = renamed(site.taxons, own.taxons, ({ name }) => name);
  return {
    ...ownTheme,
    strings: { [code.toLowerCase()]: strings },
    tags: theme.tags.map((use) => translatedUse(use, { urlIds, names })),
  };
}

type Renamed = (name: string | undefined) => string | undefined;

/** The same documents are at the same positions. */
function renamed<Document>(
  before: readonly Document[],
  after: readonly Document[],
  nameOf: (document: Document) => string,
): Renamed {
  const names = new Map(
    before.map((document, index) => [nameOf(document), nameOf(after[index] ?? document)]),
  );
  return (name) => (name === undefined ? undefined : (names.get(name) ?? name));
}

function translatedUse(
  use: TagUse,
  { urlIds, names }: { readonly urlIds: Renamed; readonly names: Renamed },
): TagUse {
  if (use.kind === 'category') return { ...use, collection: urlIds(use.collection) };
  if (use.kind !== 'query') return use;
  const { category, tag, ...query } = use.query;
  return {
    ...use,
    query: {
      ...query,
      collection: urlIds(query.collection),
      ...(category !== undefined && { category: names(category) ?? category }),
      ...(tag !== undefined && { tag: names(tag) ?? tag }),
    },
  };
}
