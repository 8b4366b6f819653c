import type { Collection } from '../model/documents/collection.ts';
import type { Item } from '../model/documents/item.ts';
import type { Page } from '../model/documents/page.ts';
import type { Site, Sited } from '../model/site.ts';

/** Fields of a page that no route depends on, except by `blockFilters`. The types of this step make sure that none of them is read. */
export const PAGE_CONTENT = [
  'title',
  'navigationTitle',
  'description',
  'redirectFrom',
  'mainImageId',
  'backgroundSource',
  'seo',
  'codeInjection',
  'blocks',
  'sections',
] as const satisfies readonly (keyof Page)[];

/** The same of an item. */
export const ITEM_CONTENT = [
  'title',
  'redirectFrom',
  'updatedOn',
  'excerpt',
  'body',
  'markdown',
  'mainImageId',
  'imageIds',
  'backgroundSource',
  'customContent',
  'structuredContent',
  'merchandising',
  'installmentContext',
  'seo',
] as const satisfies readonly (keyof Item | 'markdown')[];

export type RoutedPage = Omit<Sited<Page>, (typeof PAGE_CONTENT)[number]>;
export type RoutedItem = Omit<Sited<Item>, (typeof ITEM_CONTENT)[number]>;

/** What routes depend on. A site is one. */
export interface RoutedSite extends Pick<Site, 'settings' | 'taxons'> {
  readonly pages: readonly RoutedPage[];
  readonly items: readonly RoutedItem[];
  readonly collections: readonly Sited<Collection>[];
}
