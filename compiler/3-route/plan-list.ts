import { PAGE_TYPE } from '../../formatters/vocabulary/content/page-type.ts';
import type { ListFilter } from '../model/list-filter.ts';
import { ownValue } from '../model/own-value.ts';
import type { Site } from '../model/site.ts';
import type { Theme } from '../model/theme.ts';
import { itemTemplate, listTemplate } from './choose-template.ts';
import type { FilteredItems } from './filters.ts';
import type { Route, Subject } from './route.ts';
import type { RoutedItem } from './routed-site.ts';
import { fileOf, filterUrl, itemUrl, listUrl, pageUrl } from './urls.ts';

/** A collection and its visible items, in order. */
export interface List {
  readonly collection: Site['collections'][number];
  readonly items: readonly RoutedItem[];
}

/** A route and the document whose `urlId` determines its URL. */
export interface Planned {
  readonly route: Route;
  readonly document: { readonly file: string; readonly urlId: string };
}

/** Plans the list pages of a collection, the pages of its items and those of its filtered lists. */
export function planList(
  { collection, items }: List,
  theme: Theme,
  filtered: readonly FilteredItems[],
): readonly Planned[] {
  return [
    ...planListPages({ collection, items }, theme, { url: pageUrl(collection) }),
    ...planItems({ collection, items }, theme),
    ...filtered.flatMap(({ filter, slug, items: own }) =>
      planListPages({ collection, items: own }, theme, {
        url: filterUrl(collection, { kind: filter.kind, slug }),
        filter,
      }),
    ),
  ];
}

/** Without a page size, a list is not split. */
const NO_PAGE_SIZE = Number.MAX_SAFE_INTEGER;

/** The owner's number, unless the theme forces its own. */
function pageSizeOf({ typeName, pageSize }: List['collection'], theme: Theme): number | undefined {
  const conf = ownValue(theme.collections, typeName)?.conf;
  return conf?.forcePageSize === true ? conf.pageSize : (pageSize ?? conf?.pageSize);
}

interface ListAddress {
  /** URL of the first page. */
  readonly url: string;
  readonly filter?: ListFilter;
}

function planListPages({ collection, items }: List, theme: Theme, address: ListAddress): readonly Planned[] {
  const { id, regionName = 'default' } = collection;
  const pageSize = pageSizeOf(collection, theme) ?? NO_PAGE_SIZE;
  const pageCount = Math.max(1, Math.ceil(items.length / pageSize));
  return Array.from({ length: pageCount }, (_, index) => {
    const page = index + 1;
    const url = listUrl(address.url, page);
    const subject: Subject = {
      kind: 'list',
      collectionId: id,
      itemIds: items.slice(index * pageSize, page * pageSize).map((item) => item.id),
      pagination: {
        page,
        pageCount,
        pageSize: Math.min(pageSize, items.length),
        previousUrl: page > 1 ? listUrl(address.url, page - 1) : undefined,
        nextUrl: page < pageCount ? listUrl(address.url, page + 1) : undefined,
      },
      ...(address.filter && { filter: address.filter }),
    };
    const template = listTemplate(collection, theme);
    const route = {
      url,
      file: fileOf(url),
      pageType: PAGE_TYPE['main-content'],
      template,
      layout: regionName,
      subject,
    };
    return { route, document: collection };
  });
}

function planItems({ collection, items }: List, theme: Theme): readonly Planned[] {
  const { id, regionName = 'default' } = collection;
  return items.map((item, index): Planned => {
    const url = itemUrl(collection, item.urlId);
    const route: Route = {
      url,
      file: fileOf(url),
      pageType: PAGE_TYPE['content-item'],
      template: itemTemplate(collection, theme),
      layout: regionName,
      subject: {
        kind: 'item',
        collectionId: id,
        itemId: item.id,
        previousId: items[index - 1]?.id,
        nextId: items[index + 1]?.id,
      },
    };
    return { route, document: item };
  });
}
