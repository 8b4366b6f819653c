import { asString, type JsonObject, member } from '../../../formatters/index.ts';
import { COLLECTION_TYPE } from '../../../formatters/vocabulary/content/collection-type.ts';
import type { IslandName } from '../../../formatters/vocabulary/islands.ts';
import type { Route } from '../../3-route/route.ts';
import type { ShellName } from '../../model/release/manifest.ts';
import type { Site } from '../../model/site.ts';
import type { TemplateJson } from '../../model/template-json/template-json.ts';
import type { Theme } from '../../model/theme.ts';
import type { PageData } from '../page-data.ts';

/** Creates the function that returns the runtime data of a page: `#wb-page` in `docs/runtime.md`. */
export function createRuntimeData(
  { settings }: Site,
  { conf }: Theme,
  json: TemplateJson,
): (route: Route, facts: PageData) => JsonObject {
  const { analyticsEnabled, cookieBannerEnabled, tracking } = settings.websiteSettings;
  const websiteId = member(json.website, 'id');
  const templateId = conf.name ?? '';
  const { language } = settings.website;
  const ofTelemetry = {
    ...(analyticsEnabled && { analytics: true }),
    ...(cookieBannerEnabled && { needsConsent: true }),
    ...(analyticsEnabled &&
      tracking && { tracking: { dataLayer: tracking.dataLayer, pixel: tracking.pixel } as JsonObject }),
    ...(settings.featureFlags.commerceVisitorMetrics === true && { visitorMetrics: true }),
  };
  return (route, { item, collection, systemId }) => ({
    websiteId,
    templateId,
    language,
    pageId: systemId ?? asString(member(item ?? collection, 'id')),
    contentSource: item === undefined ? 'c' : 'i',
    pageType: route.pageType,
    ...(route.subject.kind === 'list' || route.subject.kind === 'item' ? collectionData(collection) : {}),
    ...(route.subject.kind === 'list' && isProducts(collection) ? { productListing: true } : {}),
    ...(item === undefined ? {} : itemData(item)),
    ...ofTelemetry,
  });
}

function collectionData(collection: JsonObject | undefined): JsonObject {
  return { collectionId: member(collection, 'id'), collectionTitle: member(collection, 'title') };
}

function isProducts(collection: JsonObject | undefined): boolean {
  return member(collection, 'type') === COLLECTION_TYPE.products;
}

function itemData(item: JsonObject): JsonObject {
  const productType = member(item.structuredContent, 'productType');
  return { itemId: item.id, itemTitle: item.title, ...(productType !== undefined && { productType }) };
}

/** Islands for content that the Worker inserts into a shell: their markers are not in the page yet. */
export function shellIslands({ subject }: Route): readonly IslandName[] {
  return subject.kind === 'shell' ? SHELL_ISLANDS[subject.shell] : [];
}

const SHELL_ISLANDS: Readonly<Record<ShellName, readonly IslandName[]>> = {
  cart: ['cart-page'],
  checkout: ['checkout'],
  'order-confirmed': [],
  search: ['search'],
  message: [],
  'lock-screen': [],
  'access-denied': [],
  paywall: [],
};
