import type { JsonObject, Value } from '../../../formatters/index.ts';
import { COLLECTION_TYPE, FOLDER_BEHAVIOR, recordTypeName } from '../../../formatters/vocabulary/index.ts';
import { ownValue } from '../own-value.ts';
import type { Site, SitedItem } from '../site.ts';
import { imageJson } from './image-json.ts';
import { type Current, folderNavigationJson, navigationJson } from './navigation-json.ts';
import { productJson } from './product-json.ts';

/** What the site's data needs from the rest of the compiler to become what templates read. */
export interface TemplateJsonServices {
  /** Addresses of what visitors may see, by id. */
  readonly urls: {
    readonly pages: Readonly<Record<string, string>>;
    readonly collections: Readonly<Record<string, string>>;
    readonly items: Readonly<Record<string, string>>;
  };
  /** Ids of a collection's visible items, in order. */
  itemIds(collectionId: string): readonly string[];
  /** Markdown as HTML; `prefix` keeps the ids of one text apart from those of another. */
  html(markdown: string, prefix: string): string;
}

/** The site in the shape that templates know, made piece by piece when asked for and kept. */
export interface TemplateJson {
  readonly website: JsonObject;
  readonly websiteSettings: JsonObject;
  readonly featureFlags: JsonObject;
  image(assetId: string | undefined): JsonObject | undefined;
  /** A page looks like a collection of type 10. Undefined when visitors may not see it; the same for the next two. */
  page(pageId: string): JsonObject | undefined;
  collection(collectionId: string): JsonObject | undefined;
  item(itemId: string): JsonObject | undefined;
  navigation(navigationId: string, current: Current): JsonObject;
  folderNavigation(current: Current): JsonObject;
  /** What stock and restock messages of these products say. */
  merchandising(itemIds: readonly string[]): JsonObject;
}

/** Normalised documents into what templates read: sorted, joined, with addresses; nothing of the editor's own. */
export function createTemplateJson(site: Site, services: TemplateJsonServices): TemplateJson {
  const assets = byId(site.assets);
  const image = remember((id: string) => {
    const asset = assets.get(id);
    return asset && imageJson(asset);
  });
  const taxonNames = new Map(site.taxons.map(({ id, name }) => [id, name]));
  const imageOf = (id: string | undefined) => (id === undefined ? undefined : image(id));
  const pages = byId(site.pages);
  const page = remember((id: string) => {
    const found = pages.get(id);
    return (
      found && pageJson(found, { url: ownValue(services.urls.pages, id), image: imageOf(found.mainImageId) })
    );
  });
  const collections = byId(site.collections);
  const collection = remember((id: string) => {
    const found = collections.get(id);
    const url = ownValue(services.urls.collections, id);
    if (found === undefined || url === undefined) return undefined;
    return collectionJson(found, {
      url,
      image: imageOf(found.mainImageId),
      itemCount: services.itemIds(id).length,
      categories: categoriesOf(site, id),
    });
  });
  const items = byId(site.items);
  const item = remember((id: string) => {
    const found = items.get(id);
    const url = ownValue(services.urls.items, id);
    if (found === undefined || url === undefined) return undefined;
    return itemJson(found, { url, imageOf, taxonNames, services });
  });
  const navigations = byId(site.navigations);
  const ofNavigation = { page, collection };
  return {
    website: websiteJson(site, imageOf),
    websiteSettings: websiteSettingsJson(site),
    featureFlags: site.settings.featureFlags,
    image: imageOf,
    page,
    collection,
    item,
    navigation: (id, current) => navigationJson(navigations.get(id), current, ofNavigation),
    folderNavigation: (current) => folderNavigationJson(site.navigations, current, ofNavigation),
    merchandising: (ids) =>
      Object.fromEntries(
        ids.flatMap((id) => {
          const found = items.get(id);
          return found?.structuredContent === undefined ? [] : [[id, merchandisingJson(found)]];
        }),
      ),
  };
}

function byId<Document extends { readonly id: string }>(
  documents: readonly Document[],
): ReadonlyMap<string, Document> {
  return new Map(documents.map((document) => [document.id, document]));
}

function remember<Result>(make: (id: string) => Result): (id: string) => Result {
  const made = new Map<string, { readonly result: Result }>();
  return (id) => {
    const known = made.get(id) ?? { result: make(id) };
    made.set(id, known);
    return known.result;
  };
}

type ImageOf = (id: string | undefined) => JsonObject | undefined;

function websiteJson({ settings: { id, website, featureFlags } }: Site, imageOf: ImageOf): JsonObject {
  const { logoImageId, socialLogoImageId, faviconImageId } = website;
  return {
    useCLDRMoneyFormat: featureFlags.useCLDRMoneyFormat ?? false,
    shareButtonOptions: {},
    ...(website as JsonObject),
    id: website.id === undefined ? id : String(website.id),
    logoImageUrl: imageOf(logoImageId)?.assetUrl,
    socialLogoImageUrl: imageOf(socialLogoImageId)?.assetUrl,
    faviconImageUrl: imageOf(faviconImageId)?.assetUrl,
  };
}

function websiteSettingsJson({ settings: { websiteSettings } }: Site): JsonObject {
  // The wild knows two spellings (R-DATA-SITE-06).
  return { ...(websiteSettings as JsonObject), disqusShortName: websiteSettings.disqusShortname };
}

interface PageParts {
  readonly url: string | undefined;
  readonly image: JsonObject | undefined;
}

function pageJson(page: Site['pages'][number], { url, image }: PageParts): JsonObject | undefined {
  if (url === undefined) return undefined;
  return {
    id: page.id,
    title: page.title,
    navigationTitle: page.navigationTitle ?? page.title,
    urlId: page.urlId,
    fullUrl: url,
    type: COLLECTION_TYPE.page,
    typeName: 'page',
    description: page.description ?? '',
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
}

function collectionJson(collection: Site['collections'][number], parts: CollectionParts): JsonObject {
  return {
    id: collection.id,
    title: collection.title,
    navigationTitle: collection.navigationTitle ?? collection.title,
    urlId: collection.urlId,
    fullUrl: parts.url,
    type: collection.type,
    typeName: collection.typeName,
    typeLabel: collection.typeName,
    description: collection.description ?? '',
    enabled: collection.enabled,
    itemCount: parts.itemCount,
    categories: parts.categories,
    view: collection.view,
    homepage: false,
    folder: false,
    folderBehavior: collection.folderBehavior ?? FOLDER_BEHAVIOR.none,
    regionName: collection.regionName ?? 'default',
    seoData: { seoTitle: collection.seo.title, seoDescription: collection.seo.description },
    mainImageId: collection.mainImageId,
    mainImage: parts.image,
    assetUrl: parts.image?.assetUrl,
  };
}

/** Names of the categories that the collection's items have, in the order that the owner gave them. */
function categoriesOf(site: Site, collectionId: string): readonly string[] {
  const used = new Set(
    site.items.filter((item) => item.collectionId === collectionId).flatMap(({ categories }) => categories),
  );
  return site.taxons
    .filter(({ id }) => used.has(id))
    .toSorted((left, right) => left.displayIndex - right.displayIndex)
    .map(({ name }) => name);
}

interface ItemParts {
  readonly url: string;
  readonly imageOf: ImageOf;
  readonly taxonNames: ReadonlyMap<string, string>;
  readonly services: TemplateJsonServices;
}

function itemJson(item: SitedItem, { url, imageOf, taxonNames, services }: ItemParts): JsonObject {
  const image = imageOf(item.mainImageId);
  const names = (ids: readonly string[]) => ids.flatMap((id) => taxonNames.get(id) ?? []);
  return {
    id: item.id,
    collectionId: item.collectionId,
    recordType: item.recordType,
    recordTypeLabel: recordTypeName(item.recordType) ?? '',
    title: item.title,
    urlId: item.urlId,
    fullUrl: url,
    publishOn: item.publishOn,
    addedOn: item.publishOn,
    updatedOn: item.updatedOn ?? item.publishOn,
    tags: names(item.tags),
    categories: names(item.categories),
    excerpt: item.excerpt === undefined ? undefined : services.html(item.excerpt, `${item.id}-excerpt`),
    body: services.html(item.markdown, item.id),
    author: item.author as JsonObject | undefined,
    ...pictureOf(image),
    mainImageId: item.mainImageId,
    systemDataId: item.mainImageId,
    mainImage: image,
    items: (item.imageIds ?? []).flatMap((id) => imageOf(id) ?? []),
    sourceUrl: item.sourceUrl,
    passthrough: item.passthrough ?? false,
    starred: item.starred ?? false,
    likeCount: item.likeCount ?? 0,
    publicCommentCount: item.publicCommentCount ?? 0,
    commentCount: item.publicCommentCount ?? 0,
    commentState: item.commentState ?? 0,
    startDate: item.startDate,
    endDate: item.endDate,
    location: item.location as JsonObject | undefined,
    promotedBlockType: item.promotedBlockType,
    customContent: item.customContent as JsonObject | undefined,
    variantOptionOrdering: item.variantOptionOrdering ?? item.structuredContent?.variantOptionOrdering,
    structuredContent: item.structuredContent && productJson(item.structuredContent, item),
    seoData: { seoTitle: item.seo.title, seoDescription: item.seo.description },
  };
}

/** An item carries its main picture's fields itself, too: `{@|image-meta}` works on either. */
function pictureOf(image: JsonObject | undefined): JsonObject {
  if (image === undefined) return {};
  const { assetUrl, originalSize, mediaFocalPoint, colorData, filename } = image;
  return { assetUrl, originalSize, mediaFocalPoint, colorData, filename };
}

function merchandisingJson({ merchandising }: SitedItem): Value {
  return {
    scarcityEnabled: false,
    scarcityShownByDefault: false,
    scarcityText: '',
    scarcityTemplateViews: [],
    restockNotificationViews: [],
    restockNotificationMessages: {},
    mailingListSignUpEnabled: false,
    mailingListOptInByDefault: false,
    ...(merchandising as JsonObject | undefined),
  };
}
