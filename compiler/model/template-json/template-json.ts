import type { JsonObject } from '../../../formatters/index.ts';
import { ownValue } from '../own-value.ts';
import type { Site } from '../site.ts';
import { categoriesOf, collectionJson, pageJson, tagsOf, updatedOnOf } from './collection-json.ts';
import { dataJson } from './data-json.ts';
import { formJson } from './form-json.ts';
import { imageJson } from './image-json.ts';
import { installmentContextOf } from './installment-json.ts';
import { itemJson, withPrices } from './item-json.ts';
import { merchandisingJson } from './merchandising-json.ts';
import {
  type Current,
  folderNavigationJson,
  type NavigationServices,
  navigationJson,
} from './navigation-json.ts';
import { createNoTracker, type ReadTracker } from './read-tracker.ts';
import type { TemplateJsonServices } from './template-json-services.ts';
import { createTrackedCache } from './tracked-cache.ts';
import { featureFlagsOf, websiteJson, websiteSettingsJson } from './website-json.ts';

/** The site as templates see it, created and cached on demand. */
export interface TemplateJson {
  readonly website: JsonObject;
  readonly websiteSettings: JsonObject;
  readonly featureFlags: JsonObject;
  /** The data files of the site. */
  readonly data: JsonObject;
  image(assetId: string | undefined): JsonObject | undefined;
  /** A page as a collection of type 10. Undefined when visitors may not see it; likewise for the next two. */
  page(pageId: string): JsonObject | undefined;
  collection(collectionId: string): JsonObject | undefined;
  item(itemId: string): JsonObject | undefined;
  /** An adjacent item. Only title, URL and image are enumerable; the others are read from the item when a template asks for them. */
  itemLink(itemId: string): JsonObject | undefined;
  form(formId: string | undefined): JsonObject | undefined;
  navigation(navigationId: string, current: Current): JsonObject;
  folderNavigation(current: Current): JsonObject;
  /** Scarcity and restock messages of these products. */
  merchandising(itemIds: readonly string[]): JsonObject;
}

/** Converts normalized documents to template JSON: sorted, joined, with URLs, without editor metadata. */
export function createTemplateJson(site: Site, services: TemplateJsonServices): TemplateJson {
  const tracker = services.tracker ?? createNoTracker();
  const maker: Maker = { site, services, tracker, cached: createTrackedCache(tracker) };
  const image = imagesOf(maker);
  const form = formsOf(maker);
  const page = pagesOf(maker, image);
  const collection = collectionsOf(maker, image);
  const items = byId(site.items);
  const item = itemsOf(maker, items, { image, form });
  return {
    website: websiteJson(site, image),
    websiteSettings: websiteSettingsJson(site),
    featureFlags: featureFlagsOf(site.settings),
    data: dataJson(site.data, tracker),
    image,
    page,
    collection,
    item,
    itemLink: itemLinksOf(maker, items, { image, item }),
    form,
    ...navigationsOf(maker, { page, collection, children: childrenOf(services) }),
    merchandising: merchandisingOf(maker, items),
  };
}

/** Shared state of the functions below. */
interface Maker {
  readonly site: Site;
  readonly services: TemplateJsonServices;
  readonly tracker: ReadTracker;
  /** Created once each. */
  readonly cached: ReturnType<typeof createTrackedCache>;
}

type Items = ReadonlyMap<string, Site['items'][number]>;

function imagesOf({ site, services, tracker, cached }: Maker): TemplateJson['image'] {
  const assets = byId(site.assets);
  const image = cached((id) => {
    tracker.touch(`asset:${id}`);
    const asset = assets.get(id);
    return asset && imageJson(asset, services.imageInfo?.(asset));
  });
  return (id) => (id === undefined ? undefined : image(id));
}

function formsOf({ site, services, tracker, cached }: Maker): TemplateJson['form'] {
  const forms = byId(site.forms);
  const form = cached((id) => {
    tracker.touch(`form:${id}`);
    const found = forms.get(id);
    return found && formJson(found, services.html);
  });
  return (id) => (id === undefined ? undefined : form(id));
}

function pagesOf(
  { site, services: { urls, mark }, tracker, cached }: Maker,
  image: TemplateJson['image'],
): TemplateJson['page'] {
  const pages = byId(site.pages);
  return cached((id) => {
    tracker.touch(`page:${id}`);
    const found = pages.get(id);
    return found && pageJson(found, { url: ownValue(urls.pages, id), image: image(found.mainImageId), mark });
  });
}

function collectionsOf(
  { site, services, tracker, cached }: Maker,
  image: TemplateJson['image'],
): TemplateJson['collection'] {
  const collections = byId(site.collections);
  return cached((id) => {
    tracker.touch(`collection:${id}`);
    const found = collections.get(id);
    const url = ownValue(services.urls.collections, id);
    if (found === undefined || url === undefined) return undefined;
    return collectionJson(found, {
      url,
      image: image(found.mainImageId),
      itemCount: services.itemCount(id),
      categories: categoriesOf(site, id, services.urls.items),
      tags: tagsOf(site, id, services.urls.items),
      folder: ownValue(services.folders ?? {}, id),
      conf: services.collectionConf?.(found.typeName),
      updatedOn: () => {
        tracker.touch(`updated:${id}`);
        return updatedOnOf(site, id, services.urls.items);
      },
      mark: services.mark,
    });
  });
}

function itemsOf(
  { site, services, tracker, cached }: Maker,
  items: Items,
  { image, form }: Pick<TemplateJson, 'image' | 'form'>,
): TemplateJson['item'] {
  const taxonNames = new Map(site.taxons.map(({ id, name }) => [id, name]));
  return cached((id) => {
    tracker.touch(`item:${id}`);
    const found = items.get(id);
    const url = ownValue(services.urls.items, id);
    if (found === undefined || url === undefined) return undefined;
    tracker.touch(`collection:${found.collectionId}`);
    for (const taxonId of [...found.tags, ...found.categories]) tracker.touch(`taxon:${taxonId}`);
    const ownForm = form(found.structuredContent?.additionalFieldsFormId);
    const installmentContext = installmentContextOf(found, site.settings);
    const parts = { url, imageOf: image, taxonNames, services, form: ownForm, installmentContext };
    return withPrices(services, itemJson(found, parts));
  });
}

function itemLinksOf(
  { services, tracker }: Maker,
  items: Items,
  { image, item }: Pick<TemplateJson, 'image' | 'item'>,
): TemplateJson['itemLink'] {
  return (id) => {
    tracker.touch(`link:${id}`);
    const found = items.get(id);
    const url = ownValue(services.urls.items, id);
    if (found === undefined || url === undefined) return undefined;
    const { urlId, title, mainImageId } = found;
    const marked = services.mark?.(`item:${id}/title`, title) ?? title;
    const link = { id, title: marked, fullUrl: url, urlId, mainImage: image(mainImageId) };
    return withFieldsOf(link, () => item(id));
  };
}

/** Adds the other fields of an item without reading it, so that a page that prints a link only depends on what it prints. */
function withFieldsOf(link: JsonObject, item: () => JsonObject | undefined): JsonObject {
  const descriptorOf = (target: JsonObject, name: string | symbol) => {
    // `JSON.stringify` asks for `toJSON`.
    if (Object.hasOwn(target, name) || typeof name === 'symbol' || name === 'toJSON')
      return Object.getOwnPropertyDescriptor(target, name);
    const value = ownValue(item() ?? {}, name);
    return value === undefined ? undefined : { value, configurable: true, enumerable: false };
  };
  return new Proxy(link, {
    get: (target, name) => descriptorOf(target, name)?.value,
    getOwnPropertyDescriptor: descriptorOf,
  });
}

function navigationsOf(
  { site, tracker }: Maker,
  targets: NavigationServices,
): Pick<TemplateJson, 'navigation' | 'folderNavigation'> {
  const navigations = byId(site.navigations);
  return {
    navigation: (id, current) => {
      tracker.touch(`navigation:${id}`);
      return navigationJson(navigations.get(id), current, targets);
    },
    folderNavigation: (current) => {
      for (const { id } of site.navigations) tracker.touch(`navigation:${id}`);
      return folderNavigationJson(site.navigations, current, targets);
    },
  };
}

function childrenOf({ folders = {} }: TemplateJsonServices): NavigationServices['children'] {
  return (id) => ownValue(folders, id)?.children ?? [];
}

function merchandisingOf({ site, services, tracker }: Maker, items: Items): TemplateJson['merchandising'] {
  const { strings = site.settings.localizedStrings } = services;
  return (ids) =>
    Object.fromEntries(
      ids.flatMap((id) => {
        tracker.touch(`item:${id}`);
        const found = items.get(id);
        return found?.structuredContent === undefined ? [] : [[id, merchandisingJson(found, site, strings)]];
      }),
    );
}

function byId<Document extends { readonly id: string }>(
  documents: readonly Document[],
): ReadonlyMap<string, Document> {
  return new Map(documents.map((document) => [document.id, document]));
}
