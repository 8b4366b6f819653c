import { compiledPageType, PAGE_TYPE } from '../../formatters/vocabulary/content/page-type.ts';
import type { Collection } from '../model/documents/collection.ts';
import type { Page } from '../model/documents/page.ts';
import { ownValue } from '../model/own-value.ts';
import type { Theme } from '../model/theme.ts';
import { folderKind } from './folders.ts';
import type { RoutedPage } from './routed-site.ts';

/** Built-in templates, for content that the theme has no template for. */
export const BUILT_IN = {
  /** The page's own blocks. */
  blocks: 'built-in/blocks',
  list: 'built-in/list',
  products: 'built-in/products',
  index: 'built-in/index',
  events: 'built-in/events',
  event: 'built-in/event',
  gallery: 'built-in/gallery',
  album: 'built-in/album',
  item: 'built-in/item',
  product: 'built-in/product',
  notFound: 'built-in/404',
  shell: 'built-in/shell',
  lockScreen: 'built-in/lock-screen',
  search: 'built-in/search',
} as const;

export type BuiltInName = (typeof BUILT_IN)[keyof typeof BUILT_IN];

/**
 * A static page names its `.page` template; an ordinary page renders its blocks; a reserved type becomes the not-found page
 * (B15).
 */
export function pageTemplate(page: Pick<RoutedPage, 'pageType' | 'template'>, theme: Theme): string {
  if (compiledPageType(page.pageType) !== page.pageType) return notFoundTemplate(undefined, theme);
  const own = page.template === undefined ? undefined : ownValue(theme.pages, page.template);
  return own?.name ?? BUILT_IN.blocks;
}

/** The layout of a page: its own, that of cover pages if the theme has one, or `default`. */
export function pageLayout({ pageType, regionName }: RoutedPage, theme: Theme): string {
  if (regionName !== undefined) return regionName;
  const isCover = pageType === PAGE_TYPE['splash-page'] && Object.hasOwn(theme.layouts, COVER_LAYOUT);
  return isCover ? COVER_LAYOUT : 'default';
}

const COVER_LAYOUT = 'cover-page';

/** `<type>.list`; a theme with only `<type>.item` shows the first item with it. Index pages have no items. */
export function listTemplate(collection: Collection, theme: Theme): string {
  const { typeName, view } = collection;
  const { list, item } = ownValue(theme.collections, typeName) ?? {};
  if (folderKind(collection, theme) !== undefined) return list?.name ?? BUILT_IN.index;
  const builtIn = view === 'product' ? BUILT_IN.products : systemTemplate(typeName, SYSTEM_LISTS);
  return list?.name ?? item?.name ?? builtIn ?? BUILT_IN.list;
}

export function itemTemplate({ typeName }: Collection, theme: Theme): string {
  return (
    ownValue(theme.collections, typeName)?.item?.name ??
    systemTemplate(typeName, SYSTEM_ITEMS) ??
    BUILT_IN.item
  );
}

/** Types of collections that themes need not have templates for. */
const SYSTEM_LISTS: Readonly<Record<string, BuiltInName>> = {
  products: BUILT_IN.products,
  events: BUILT_IN.events,
  gallery: BUILT_IN.gallery,
  album: BUILT_IN.album,
};

const SYSTEM_ITEMS: Readonly<Record<string, BuiltInName>> = {
  products: BUILT_IN.product,
  events: BUILT_IN.event,
};

function systemTemplate(
  typeName: string,
  templates: Readonly<Record<string, BuiltInName>>,
): BuiltInName | undefined {
  return ownValue(templates, typeName);
}

/** The site's own page if it has content, otherwise the theme's `404.page`, otherwise the built-in one. */
export function notFoundTemplate(page: Page | undefined, theme: Theme): string {
  if (page?.pageType === PAGE_TYPE['not-found']) {
    const named = page.template === undefined ? undefined : ownValue(theme.pages, page.template)?.name;
    if (named !== undefined) return named;
    if (Object.keys(page.blocks).length > 0) return BUILT_IN.blocks;
  }
  return theme.pages['404']?.name ?? BUILT_IN.notFound;
}
