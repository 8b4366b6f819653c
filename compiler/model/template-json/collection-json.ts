import type { JsonObject } from '../../../formatters/index.ts';
import { COLLECTION_TYPE } from '../../../formatters/vocabulary/content/collection-type.ts';
import { FOLDER_BEHAVIOR } from '../../../formatters/vocabulary/content/folder-behavior.ts';
import type { Site } from '../site.ts';
import type { CollectionConf } from '../theme-conf.ts';
import type { TemplateFolder, TemplateJsonServices } from './template-json-services.ts';

type Mark = TemplateJsonServices['mark'];

interface PageParts {
  readonly url: string | undefined;
  readonly image: JsonObject | undefined;
  readonly mark: Mark;
}

/** A page as a collection of type 10. Undefined without a URL. */
export function pageJson(
  page: Site['pages'][number],
  { url, image, mark }: PageParts,
): JsonObject | undefined {
  if (url === undefined) return undefined;
  const { id, title, description = '' } = page;
  return {
    id,
    title: mark?.(`page:${id}/title`, title) ?? title,
    navigationTitle: page.navigationTitle ?? page.title,
    urlId: page.urlId,
    fullUrl: url,
    type: COLLECTION_TYPE.page,
    typeName: 'page',
    typeLabel: 'page',
    description: mark?.(`page:${id}/description`, description) ?? description,
    homepage: page.isHome === true,
    folder: false,
    regionName: page.regionName ?? 'default',
    backgroundSource: page.backgroundSource,
    seoData: { seoTitle: page.seo.title, seoDescription: page.seo.description },
    mainImageId: page.mainImageId,
    systemDataId: page.mainImageId,
    mainImage: image,
    assetUrl: image?.assetUrl,
    publicCommentCount: 0,
  };
}

interface CollectionParts {
  readonly url: string;
  readonly image: JsonObject | undefined;
  readonly itemCount: number;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly folder: TemplateFolder | undefined;
  /** Of the theme's type of collection. */
  readonly conf: CollectionConf | undefined;
  /** Epoch milliseconds. Called only when a template prints it, because the page then depends on it. */
  updatedOn(): number | undefined;
  readonly mark: Mark;
}

export function collectionJson(collection: Site['collections'][number], parts: CollectionParts): JsonObject {
  const { id, title, description = '' } = collection;
  const { mark } = parts;
  return {
    id,
    title: mark?.(`collection:${id}/title`, title) ?? title,
    navigationTitle: collection.navigationTitle ?? collection.title,
    urlId: collection.urlId,
    fullUrl: parts.url,
    type: collection.type,
    typeName: collection.typeName,
    typeLabel: collection.typeName,
    description: mark?.(`collection:${id}/description`, description) ?? description,
    enabled: collection.enabled,
    itemCount: parts.itemCount,
    categories: parts.categories,
    tags: parts.tags,
    view: collection.view,
    ordering:
      parts.conf?.ordering ?? (collection.itemOrder === 'manual' ? 'user-orderable' : 'chronological'),
    features: { relatedItems: { isEnabled: parts.conf?.relatedItems ?? false } },
    get updatedOn() {
      return parts.updatedOn();
    },
    calendarView: collection.calendarView ?? false,
    showPastOrUpcomingEvents: collection.showPastOrUpcomingEvents ?? '',
    backgroundSource: collection.backgroundSource,
    homepage: collection.isHome === true,
    folder: parts.folder !== undefined,
    folderBehavior:
      parts.folder === undefined
        ? (collection.folderBehavior ?? FOLDER_BEHAVIOR.none)
        : FOLDER_BEHAVIOR[parts.folder.kind],
    regionName: collection.regionName ?? 'default',
    seoData: { seoTitle: collection.seo.title, seoDescription: collection.seo.description },
    mainImageId: collection.mainImageId,
    systemDataId: collection.mainImageId,
    mainImage: parts.image,
    assetUrl: parts.image?.assetUrl,
  };
}

/** URLs of visible items by id: names that only hidden items use are not published. */
type ItemUrls = Readonly<Record<string, string>>;

/** Names of the categories used by the collection's visible items, in the owner's order. */
export function categoriesOf(site: Site, collectionId: string, urls: ItemUrls): readonly string[] {
  return taxonsOf(visibleItems(site, collectionId, urls), site, 'categories');
}

/** When one of the collection's visible items changed last, in epoch milliseconds. Undefined when no item has a time. */
export function updatedOnOf(site: Site, collectionId: string, urls: ItemUrls): number | undefined {
  let latest: number | undefined;
  for (const item of visibleItems(site, collectionId, urls)) {
    const time = item.updatedOn ?? item.publishOn;
    if (time !== undefined && time > (latest ?? Number.NEGATIVE_INFINITY)) latest = time;
  }
  return latest;
}

/** Names of the tags used by the collection's visible items, in the owner's order. */
export function tagsOf(site: Site, collectionId: string, urls: ItemUrls): readonly string[] {
  return taxonsOf(visibleItems(site, collectionId, urls), site, 'tags');
}

function visibleItems({ items }: Site, id: string, urls: ItemUrls): Site['items'] {
  return items.filter((item) => item.collectionId === id && Object.hasOwn(urls, item.id));
}

function taxonsOf(items: Site['items'], { taxons }: Site, field: 'tags' | 'categories'): readonly string[] {
  const used = new Set(items.flatMap((item) => item[field]));
  return taxons
    .filter(({ id }) => used.has(id))
    .toSorted((left, right) => left.displayIndex - right.displayIndex)
    .map(({ name }) => name);
}
