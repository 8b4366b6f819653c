import { expect, it } from 'vitest';
import { HOSTILE_TEXTS, htmlStructure } from '../fixtures/html-structure.ts';
import { formatters, type JsonObject, type Value } from '../formatters/index.ts';
import { createLocale } from './node/locales.ts';
import { compileTemplate } from './template/template.ts';

const cldr = createLocale('en');

/** Runs partials, which are the theme's own, and shows a text as it is. */
const NOT_FRAGMENTS: ReadonlySet<string> = new Set(['apply', 'activate-twitter-links']);
const names = [...formatters.keys()].filter((name) => !NOT_FRAGMENTS.has(name));

it.each(names)('%s escapes the data in its markup', (name) => {
  for (const args of ['', ' first', ' color-data', ' background-color']) {
    const template = compileTemplate(inMarkup(name, args));
    const print = (data: Value) => template.render(data, { cldr }).output;
    const harmless = nodes('harmless').map(print);
    for (const text of HOSTILE_TEXTS) {
      for (const [index, hostile] of nodes(text).map(print).entries()) {
        const expected = htmlStructure(harmless[index] ?? '');
        if (expected.size === 0) continue;
        expect(
          [...htmlStructure(hostile)].filter((part) => !expected.has(part)),
          hostile,
        ).toEqual([]);
      }
    }
  }
});

/** Some formatters print attributes, or the value of one. */
function inMarkup(name: string, args: string): string {
  if (/^(?:child-|cover-)?image-meta$|^image-srcset$|^image-color$/.test(name))
    return `<img {@|${name}${args}} />`;
  return name === 'item-classes' ? '<p class="{@|item-classes}"></p>' : `{@|${name}${args}}`;
}

/** Products, images, events, form fields and accounts with the text in each of their fields. */
function nodes(text: string): readonly JsonObject[] {
  const node = { ...siteContext(text), ...itemFields(text), ...imageFields(text), ...accountFields(text) };
  const product = (content: JsonObject) => ({
    ...node,
    structuredContent: { ...productContent(text), ...content },
  });
  const subscriptionPlan = { billingPeriod: { value: 1, unit: 'MONTH', note: text }, numBillingCycles: 2 };
  const variants = [variant(text, 'a', 5), variant(text, 'b', 6)];
  return [
    product({}),
    product({ variants, onSale: false }),
    product({ variants: variants.map((each) => ({ ...each, onSale: false })) }),
    product({ variants, isSubscribable: true, subscriptionPlan }),
    product({ variants, isSubscribable: true }),
    product({ variants, productType: 4, useCustomAddButtonText: false }),
    product({ variants: variants.map((each) => ({ ...each, onSale: false, qtyInStock: 0 })) }),
    ...['address', 'checkbox', 'date', 'likert', 'name', 'phone', 'time', 'text'].map((type) => ({
      ...node,
      type,
      values: type === 'checkbox' ? [text] : formValues(text),
    })),
    { ...node, title: '', body: text },
    { ...node, websiteSettings: { simpleLikingEnabled: true } },
  ];
}

function siteContext(text: string): JsonObject {
  const localized =
    'productQuickViewText productSoldOutText productSaleText productQuantityInputLabel productVariantSelectText ' +
    'giftCardVariantSelectText giftCardValueDisplayText productAddToCartText productSubscribeText ' +
    'productPriceUnavailable productSummaryFormNoAnswerText productAnswerMapNeutral ' +
    'productPrice__multiplePrices__1Monthly__limited__nMonths';
  return {
    website: {
      id: text,
      baseUrl: text,
      captchaSettings: { siteKey: text },
      shareButtonOptions: { 1: true },
      timeZone: 'UTC',
    },
    websiteSettings: { simpleLikingEnabled: true, disqusShortname: text, disqusShortName: text },
    localizedStrings: {
      ...Object.fromEntries(localized.split(' ').map((name) => [name, text])),
      productPriceFromText: `${text}{fromPrice}`,
    },
    productMerchandisingContext: {
      [text]: {
        customSoldOutText: text,
        mailingListSignUpEnabled: true,
        restockNotificationMessages: {
          CTAText: text,
          placeholderText: text,
          buttonText: text,
          mailingListDescription: text,
        },
        restockNotificationViews: [{ variantId: text }],
        scarcityEnabled: true,
        scarcityTemplateViews: [{ qtyInStock: 1, attributes: { [text]: text } }],
        scarcityText: text,
      },
    },
    collection: { id: text, title: text, fullUrl: text },
  };
}

function itemFields(text: string): JsonObject {
  return {
    id: text,
    collectionId: text,
    fullUrl: text,
    urlId: text,
    recordType: 11,
    recordTypeLabel: text,
    promotedBlockType: text,
    categories: [text],
    tags: [text],
    author: { displayName: text },
    publicCommentCount: 2,
    likeCount: 3,
    startDate: 1,
    endDate: 2,
    location: { addressTitle: text, addressLine1: text, addressCountry: text },
    type: text,
    rawTitle: text,
    value: text,
    first: text,
    excerpt: text,
  };
}

function imageFields(text: string): JsonObject {
  const image = {
    assetUrl: text,
    altText: text,
    body: text,
    colorData: { topLeftAverage: text, centerAverage: text },
    componentKey: text,
    filename: text,
    originalSize: text,
    systemDataVariants: `100w,${text},300w`,
    title: text,
  };
  return {
    ...image,
    coverImage: image,
    items: [image],
    mainImage: image,
    mainImageId: text,
    oembed: { html: text, providerName: text },
    overlay: true,
  };
}

function accountFields(text: string): JsonObject {
  return { userName: text, profileUrl: text, serviceName: text };
}

function productContent(text: string): JsonObject {
  return {
    productType: 1,
    additionalFieldsForm: { name: text },
    additionalFieldsFormId: text,
    audioAssetUrl: text,
    customAddButtonText: text,
    onSale: true,
    priceMoney: { value: '12.00', currency: text },
    productSubscriptionOptions: [{ id: text }],
    useCustomAddButtonText: true,
    variantOptionOrdering: [text],
    variants: [variant(text, '', 1)],
  };
}

function variant(text: string, name: string, qtyInStock: number): JsonObject {
  const money = { value: `1${qtyInStock}.00`, currency: text };
  return {
    id: text,
    sku: text,
    attributes: { [text]: `${text}${name}` },
    onSale: true,
    optionValues: [{ optionName: text, value: `${text}${name}` }],
    price: qtyInStock,
    priceMoney: money,
    pricingOptions: [{ name: text, onSale: true, priceMoney: money, salePriceMoney: money }],
    qtyInStock,
    salePriceMoney: money,
  };
}

function formValues(text: string): JsonObject {
  const names =
    'Line1 Line2 City State Zip Country First Last Month Day Year Hour Minute Second Ampm Areacode Prefix Line';
  return { ...Object.fromEntries(names.split(' ').map((name) => [name, text])), [text]: text };
}
