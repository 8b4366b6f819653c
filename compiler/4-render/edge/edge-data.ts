import type { CLDR } from '@phensley/cldr';
import { asString, member } from '../../../formatters/index.ts';
import { isEmailAddress } from '../../../formatters/vocabulary/rules/site-settings.ts';
import { sortedEntries } from '../../../formatters/vocabulary/sorted-entries.ts';
import { minorUnits, normalMoney } from '../../model/documents/money.ts';
import type { Variant } from '../../model/documents/product.ts';
import { ownValue } from '../../model/own-value.ts';
import type {
  CatalogProduct,
  EdgeData,
  EdgeForm,
  EdgeStore,
  EdgeWebsite,
} from '../../model/release/edge-data.ts';
import type { Site, SitedItem } from '../../model/site.ts';
import { storeInstallments } from '../../model/template-json/installment-json.ts';
import { optionNamesOf, orderedVariants } from '../../model/template-json/product-json.ts';
import type { TemplateJson } from '../../model/template-json/template-json.ts';
import { featureFlagsOf } from '../../model/template-json/website-json.ts';
import { smallImage } from '../small-image.ts';
import { moneyPattern } from './money-pattern.ts';

export interface EdgeOptions {
  readonly site: Site;
  readonly json: TemplateJson;
  /** URLs of visible items. */
  readonly itemUrls: Readonly<Record<string, string>>;
  /** Of the first store page. */
  readonly storeUrl: string | undefined;
  readonly baseUrl: string | undefined;
  /** Locale data of the language. */
  readonly cldr: CLDR | undefined;
}

/** Returns the site data that the Worker needs: products and prices, form fields, store settings. */
export function edgeData(options: EdgeOptions): EdgeData {
  const { site } = options;
  return {
    version: 1,
    website: edgeWebsite(options),
    store: edgeStore(options),
    products: catalogProducts({ ...options, items: site.items }),
    forms: edgeForms(options),
    ...(site.mailingLists.length > 0 && { mailingLists: edgeMailingLists(site) }),
  };
}

function edgeForms({ site, json }: EdgeOptions): Readonly<Record<string, EdgeForm>> {
  const forms = site.forms.map(({ id, file: _, ...form }) => {
    const submissionMarkup = asString(member(json.form(id), 'parsedSubmissionMessage'));
    return [id, { ...form, submissionMarkup }] as const;
  });
  return Object.fromEntries(forms);
}

function edgeMailingLists({ mailingLists }: Site): NonNullable<EdgeData['mailingLists']> {
  return Object.fromEntries(mailingLists.map(({ id, file: _, ...list }) => [id, list]));
}

function edgeWebsite({ site, json, baseUrl }: EdgeOptions): EdgeWebsite {
  const { website, websiteSettings } = site.settings;
  const siteKey = website.captchaSettings?.siteKey;
  const { contactEmail } = website;
  return {
    id: asString(member(json.website, 'id')),
    title: website.siteTitle,
    language: website.language,
    timeZone: website.timeZone,
    ...(baseUrl !== undefined && { baseUrl }),
    ...(typeof contactEmail === 'string' && isEmailAddress(contactEmail) && { contactEmail }),
    ...(website.status !== undefined && { status: website.status }),
    ...(siteKey !== undefined && siteKey !== '' && { captchaSiteKey: siteKey }),
    needsConsent: websiteSettings.cookieBannerEnabled,
  };
}

function edgeStore({ site: { settings }, cldr, storeUrl }: EdgeOptions): EdgeStore {
  const installmentContext = storeInstallments(settings);
  const { websiteSettings } = settings;
  const store = websiteSettings.storeSettings;
  const minimum = store.minimumOrderSubtotal && minorUnits(store.minimumOrderSubtotal);
  return {
    ...(storeUrl !== undefined && { url: storeUrl }),
    currency: store.currency,
    ...(featureFlagsOf(settings).useCLDRMoneyFormat &&
      cldr && { moneyPattern: moneyPattern(cldr, store.currency) }),
    expressCheckout: store.expressCheckout,
    ...(minimum !== undefined && { minimumOrderSubtotalCents: minimum }),
    ...(store.restockSuccessText !== undefined && { restockSuccessText: store.restockSuccessText }),
    sendRestockAutomatically: store.restockNotificationsAutomatic,
    shippingOptions: sortedEntries(store.shippingOptions).map(([id, { name, cost }]) => ({
      id,
      name,
      costCents: minorUnits(cost),
    })),
    taxRules: sortedEntries(store.taxRules).map(([id, { order: _, country, region, ...rule }]) => ({
      id,
      ...rule,
      ...(country !== undefined && { country }),
      ...(region !== undefined && { region }),
    })),
    taxIsIncluded: store.taxIsIncluded,
    ...(installmentContext?.afterPayAvailable && { installmentContext }),
  };
}

export interface CatalogOptions extends Pick<EdgeOptions, 'json' | 'itemUrls'> {
  readonly items: Site['items'];
}

/** Returns the products among these items, by id. */
export function catalogProducts({ items, ...options }: CatalogOptions): EdgeData['products'] {
  const products = items.flatMap((item) => catalogProduct(item, options) ?? []);
  return Object.fromEntries(products.map((product) => [product.id, product]));
}

/** Undefined for items that are not products or not visible. */
function catalogProduct(
  { id, title, collectionId, structuredContent: product, installmentContext, ...item }: SitedItem,
  { json, itemUrls }: Omit<CatalogOptions, 'items'>,
): CatalogProduct | undefined {
  const url = ownValue(itemUrls, id);
  if (product === undefined || url === undefined) return undefined;
  const { productType, isSubscribable, subscriptionPlan, additionalFieldsFormId } = product;
  const { url: imageUrl, focalClass } = smallImage(json.item(id)) ?? {};
  const files = sortedEntries(product.files ?? {}).map(([, { filename }]) => ({ filename }));
  return {
    id,
    collectionId,
    title,
    url,
    ...(imageUrl !== undefined && { imageUrl }),
    ...(focalClass !== undefined && { focalClass }),
    productType,
    isSubscribable,
    ...(subscriptionPlan && {
      subscriptionPlan: {
        billingPeriod: {
          value: subscriptionPlan.billingPeriod.value,
          unit: subscriptionPlan.billingPeriod.unit,
        },
        numBillingCycles: subscriptionPlan.numBillingCycles,
      },
    }),
    ...(additionalFieldsFormId !== undefined && { additionalFieldsFormId }),
    ...(installmentContext && { installmentContext }),
    ...(files.length > 0 && { files }),
    optionNames: optionNamesOf(product, item),
    variants: orderedVariants(product, item).map(([variantId, variant]) => {
      const sale = variant.salePriceMoney && minorUnits(variant.salePriceMoney);
      return {
        id: variantId,
        sku: variant.sku,
        attributes: variant.attributes,
        currency: normalMoney(variant.priceMoney).currency,
        priceCents: minorUnits(variant.priceMoney),
        ...(sale !== undefined && { salePriceCents: sale }),
        onSale: variant.onSale,
        ...stockInDocument(variant),
      };
    }),
  };
}

/** The stock in the document, not the current stock that pages are built with. */
function stockInDocument({ documentStock, qtyInStock, unlimited }: Variant) {
  return documentStock ?? { qtyInStock, unlimited };
}
