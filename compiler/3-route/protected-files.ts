import type { Site } from '../model/site.ts';
import type { Theme } from '../model/theme.ts';
import type { Lock, Protection } from './protection.ts';
import { viewOfSite } from './view-of-site.ts';

/**
 * Returns the files in `assets/` that only protected pages refer to, in any of these languages of the site, with the locks of these
 * pages: opening one is enough. Files that no document refers to are public, as are those that a template or style sheet of the theme
 * names.
 */
export function protectedFiles(
  languages: readonly [primary: Site, ...others: Site[]],
  theme: Theme,
  protection: Protection,
): ReadonlyMap<string, readonly Lock[]> {
  const found = new Map<string, readonly Lock[]>();
  if (protection.locks.length === 0) return found;
  const [site] = languages;
  const open = languages.map((each) => viewOfSite({ site: each, plan: NO_ROUTES }, protection, undefined));
  const isPublic = createMention(
    open.map((view) => view.site),
    theme,
  );
  const holders = protection.locks.map((lock) => {
    const documents = languages.map((each) => onlyProtected(each, protection, lock));
    return { lock, mentions: createMention(documents, undefined) };
  });
  const ids = new Map(site.assets.flatMap(({ id, path }) => (path === undefined ? [] : [[path, id]])));
  for (const { path } of site.files) {
    const id = ids.get(path);
    if (isPublic(path, id)) continue;
    const locks = holders.flatMap(({ lock, mentions }) => (mentions(path, id) ? [lock] : []));
    if (locks.length > 0) found.set(path, locks);
  }
  return found;
}

const NO_ROUTES = {
  routes: [],
  urls: { pages: {}, collections: {}, items: {} },
  feeds: [],
  folders: {},
  filterUrls: {},
};

function onlyProtected(site: Site, protection: Protection, lock: Lock): Partial<Site> {
  return {
    pages: site.pages.filter(({ id }) => protection.ofPage(id) === lock),
    collections: site.collections.filter(({ id }) => protection.ofCollection(id) === lock),
    items: site.items.filter(({ collectionId }) => protection.ofCollection(collectionId) === lock),
  };
}

type Mention = (path: string, id: string | undefined) => boolean;

/** Whether these documents refer to a file, by the id of its document or by its URL. */
function createMention(languages: readonly Partial<Site>[], theme: Theme | undefined): Mention {
  const others = languages.map(({ assets: _, files: __, ...documents }) => documents);
  const ids = new Set<string>();
  collectIds(others, ids);
  const text = JSON.stringify(others) + (theme === undefined ? '' : textOf(theme));
  return (path, id) =>
    (id !== undefined && ids.has(id)) || text.includes(path) || text.includes(encodeURI(path));
}

function textOf({ css, layouts, collections, pages, partialTexts }: Theme): string {
  return css + JSON.stringify([layouts, collections, pages, partialTexts]);
}

/** Fields that hold the id of a file: `mainImageId`, `assetIds`, `videoId`. Fields of a theme have any name. */
const OTHER_IDS: ReadonlySet<string> = new Set(['id', 'urlId', 'collectionId', 'pageId', 'title', 'file']);

function collectIds(value: unknown, ids: Set<string>, name = ''): void {
  if (typeof value === 'string') {
    if (!OTHER_IDS.has(name)) ids.add(value);
  } else if (Array.isArray(value)) {
    for (const each of value) collectIds(each, ids, name);
  } else if (value !== null && typeof value === 'object') {
    for (const [key, each] of Object.entries(value)) collectIds(each, ids, key);
  }
}
