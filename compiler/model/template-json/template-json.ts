import type { JsonObject } from '../../../formatters/index.ts';
import { ownValue } from '../own-value.ts';
import type { Site } from '../site.ts';
import { categoriesOf, collectionJson, pageJson } from './collection-json.ts';
import { formJson } from './form-json.ts';
import { imageJson } from './image-json.ts';
import { itemJson, withPrices } from './item-json.ts';
import { merchandisingJson } from './merchandising-json.ts';
import { type Current, folderNavigationJson, navigationJson } from './navigation-json.ts';
import { createNoTracker, type ReadTracker } from './read-tracker.ts';
import type { TemplateJsonServices } from './template-json-services.ts';
import { websiteJson, websiteSettingsJson } from './website-json.ts';

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
  /** What leads to an item from its neighbours: its title, address and picture. */
  itemLink(itemId: string): JsonObject | undefined;
  form(formId: string | undefined): JsonObject | undefined;
  navigation(navigationId: string, current: Current): JsonObject;
  folderNavigation(current: Current): JsonObject;
  /** What stock and restock messages of these products say. */
  merchandising(itemIds: readonly string[]): JsonObject;
}

/** Normalised documents into what templates read: sorted, joined, with addresses; nothing of the editor's own. */
export function createTemplateJson(site: Site, services: TemplateJsonServices): TemplateJson {
  const { strings = site.settings.localizedStrings } = services;
  const tracker = services.tracker ?? createNoTracker();
  const remember = rememberWith(tracker);
  const assets = byId(site.assets);
  const image = remember((id) => {
    tracker.touch(`asset:${id}`);
    const asset = assets.get(id);
    return asset && imageJson(asset, services.picture?.(asset));
  });
  const imageOf = (id: string | undefined) => (id === undefined ? undefined : image(id));
  const forms = byId(site.forms);
  const form = remember((id) => {
    tracker.touch(`form:${id}`);
    const found = forms.get(id);
    return found && formJson(found, services.html);
  });
  const pages = byId(site.pages);
  const page = remember((id) => {
    tracker.touch(`page:${id}`);
    const found = pages.get(id);
    return (
      found &&
      pageJson(found, {
        url: ownValue(services.urls.pages, id),
        image: imageOf(found.mainImageId),
        mark: services.mark,
      })
    );
  });
  const collections = byId(site.collections);
  const collection = remember((id) => {
    tracker.touch(`collection:${id}`);
    const found = collections.get(id);
    const url = ownValue(services.urls.collections, id);
    if (found === undefined || url === undefined) return undefined;
    return collectionJson(found, {
      url,
      image: imageOf(found.mainImageId),
      itemCount: services.itemCount(id),
      categories: categoriesOf(site, id),
      mark: services.mark,
    });
  });
  const items = byId(site.items);
  const taxonNames = new Map(site.taxons.map(({ id, name }) => [id, name]));
  const item = remember((id) => {
    tracker.touch(`item:${id}`);
    const found = items.get(id);
    const url = ownValue(services.urls.items, id);
    if (found === undefined || url === undefined) return undefined;
    tracker.touch(`collection:${found.collectionId}`);
    for (const taxonId of [...found.tags, ...found.categories]) tracker.touch(`taxon:${taxonId}`);
    const formId = found.structuredContent?.additionalFieldsFormId;
    return withPrices(
      services,
      itemJson(found, {
        url,
        imageOf,
        taxonNames,
        services,
        form: formId === undefined ? undefined : form(formId),
      }),
    );
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
    itemLink: (id) => {
      tracker.touch(`link:${id}`);
      const found = items.get(id);
      const url = ownValue(services.urls.items, id);
      if (found === undefined || url === undefined) return undefined;
      const { urlId, title, mainImageId } = found;
      const marked = services.mark?.(`item:${id}/title`, title) ?? title;
      return { id, title: marked, fullUrl: url, urlId, mainImage: imageOf(mainImageId) };
    },
    form: (id) => (id === undefined ? undefined : form(id)),
    navigation: (id, current) => {
      tracker.touch(`navigation:${id}`);
      return navigationJson(navigations.get(id), current, ofNavigation);
    },
    folderNavigation: (current) => {
      for (const { id } of site.navigations) tracker.touch(`navigation:${id}`);
      return folderNavigationJson(site.navigations, current, ofNavigation);
    },
    merchandising: (ids) =>
      Object.fromEntries(
        ids.flatMap((id) => {
          tracker.touch(`item:${id}`);
          const found = items.get(id);
          return found?.structuredContent === undefined
            ? []
            : [[id, merchandisingJson(found, site, strings)]];
        }),
      ),
  };
}

function byId<Document extends { readonly id: string }>(
  documents: readonly Document[],
): ReadonlyMap<string, Document> {
  return new Map(documents.map((document) => [document.id, document]));
}

/** Each is made once; whoever asks again is told the same documents as who asked first. */
function rememberWith(tracker: ReadTracker) {
  return <Result>(make: (id: string) => Result): ((id: string) => Result) => {
    const made = new Map<string, ReturnType<typeof tracker.collect<Result>>>();
    return (id) => {
      const known = made.get(id);
      if (known === undefined) {
        const fresh = tracker.collect(() => make(id));
        made.set(id, fresh);
        return fresh.result;
      }
      for (const key of known.keys) tracker.touch(key);
      return known.result;
    };
  };
}
