import { asString, type JsonObject, member, type Value } from '../../../formatters/index.ts';
import { RECORD_TYPE } from '../../../formatters/vocabulary/content/record-type.ts';
import type { Route } from '../../3-route/route.ts';
import { scriptTweaks } from '../../model/design/design-styles.ts';
import { resolveTweaks } from '../../model/design/resolve-tweaks.ts';
import { isProductDetailsPage } from '../../model/page-kind.ts';
import type { Site } from '../../model/site.ts';
import type { TemplateJson } from '../../model/template-json/template-json.ts';
import type { Theme } from '../../model/theme.ts';
import type { PageData } from '../page-data.ts';

/** Members of the website and of the page that scripts read. Everything else stays out of pages. */
const WEBSITE = ['id', 'siteTitle', 'siteTagLine', 'baseUrl', 'timeZone'];
const COLLECTION = ['id', 'title', 'fullUrl', 'urlId', 'type', 'typeName', 'homepage'];
const EVENT = ['title', 'fullUrl', 'startDate', 'endDate'];
const ITEM = ['id', 'title', 'fullUrl', 'urlId', 'recordType', 'tags', 'categories'];

/** Creates the function that returns `Static.SQUARESPACE_CONTEXT` of a page: only what the page shows to everybody. */
export function createPlatformContext(
  { settings }: Site,
  theme: Theme,
  { json, itemIds }: PlatformContextServices,
): (route: Route, data: PageData) => JsonObject {
  const ofSite = {
    website: {
      ...pick(json.website, WEBSITE),
      identifier: asString(json.website.id),
      language: settings.website.language,
    },
    websiteSettings: publicSettings(settings.websiteSettings),
    templateId: theme.conf.name ?? '',
    tweakJSON: scriptTweaks(resolveTweaks(theme, settings.design)),
    pageFeatures: [],
  };
  return ({ pageType, subject }, { collection, item }) => ({
    ...ofSite,
    pageType,
    ...(collection && { collection: pick(collection, COLLECTION) }),
    ...(item && { item: pick(item, ITEM) }),
    ...(isProductDetailsPage(pageType, item) && { product: productContext(item) }),
    ...(subject.kind === 'list' &&
      collection?.calendarView === true && { calendarEvents: events(subject.collectionId) }),
  });

  /** All events of a collection, for a calendar that shows any month. */
  function events(collectionId: string): readonly JsonObject[] {
    return itemIds(collectionId)
      .map(json.item)
      .filter((item) => item?.recordType === RECORD_TYPE.event)
      .map((item) => pick(item, EVENT));
  }
}

interface PlatformContextServices {
  readonly json: TemplateJson;
  /** Ids of the collection's visible items, in order. */
  itemIds(collectionId: string): readonly string[];
}

/** Settings of the site that scripts read without asking whether they exist. */
function publicSettings({ storeSettings }: Site['settings']['websiteSettings']): JsonObject {
  const { currency, expressCheckout } = storeSettings;
  return { storeSettings: { defaultCurrency: currency, selectedCurrency: currency, expressCheckout } };
}

/** The product of the page as scripts of the platform see it (data model 4); prices are decimal numbers as texts. */
function productContext({ id, title, structuredContent }: JsonObject): JsonObject {
  const { productType, priceMoney, variants } = structuredContent as JsonObject;
  return {
    id,
    name: title,
    productType,
    price: decimalPrice(priceMoney),
    variants: (variants as readonly JsonObject[]).map(({ sku, attributes, ...variant }) => ({
      sku,
      price: decimalPrice(variant.onSale === true ? variant.salePriceMoney : variant.priceMoney),
      attributes,
    })),
  };
}

function decimalPrice(money: Value): JsonObject {
  return { decimalValue: asString(member(money, 'value')), currencyCode: member(money, 'currency') };
}

function pick(value: JsonObject | undefined, names: readonly string[]): JsonObject {
  return Object.fromEntries(
    names.flatMap((name) => {
      const found = member(value, name);
      return found === undefined || found === null ? [] : [[name, found]];
    }),
  );
}
