import type { JsonObject } from '../../../formatters/index.ts';
import { COLLECTION_TYPE } from '../../../formatters/vocabulary/content/collection-type.ts';
import { FOLDER_BEHAVIOR } from '../../../formatters/vocabulary/content/folder-behavior.ts';
import type { Site } from '../site.ts';
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
    description: mark?.(`page:${id}/description`, description) ?? description,
    homepage: page.isHome === true,
    folder: false,
    regionName: page.regionName ?? 'default',
    seoData: { seoTitle: page.seo.title, seoDescription: page.seo.description },
    mainImageId: page.mainImageId,
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
    homepage: collection.isHome === true,
    folder: parts.folder !== undefined,
    folderBehavior:
      parts.folder === undefined
        ? (collection.folderBehavior ?? FOLDER_BEHAVIOR.none)
        : FOLDER_BEHAVIOR[parts.folder.kind],
    regionName: collection.regionName ?? 'default',
    seoData: { seoTitle: collection.seo.title, seoDescription: collection.seo.description },
    mainImageId: collection.mainImageId,
    mainImage: parts.image,
    assetUrl: parts.image?.assetUrl,
  };
}

/** Names of the categories used by the collection's items, in the owner's order. */
export function categoriesOf(site: Site, collectionId: string): readonly string[] {
  return taxonsOf(site, collectionId, 'categories');
}

export function tagsOf(site: Site, collectionId: string): readonly string[] {
  return taxonsOf(site, collectionId, 'tags');
}

function taxonsOf(site: Site, collectionId: string, field: 'tags' | 'categories'): readonly string[] {
  const used = new Set(
    site.items.filter((item) => item.collectionId === collectionId).flatMap((item) => item[field]),
  );
  return site.taxons
    .filter(({ id }) => used.has(id))
    .toSorted((left, right) => left.displayIndex - right.displayIndex)
    .map(({ name }) => name);
}
