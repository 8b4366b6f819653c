import { createLocale } from '../../compiler/node/locales.ts';
import type { JsonObject } from '../../formatters/index.ts';
import { asParsed, type JsonTPage } from './json-t-page.ts';

const PRODUCTS = 100;

const TEMPLATE =
  '<ul>{.repeated section items}<li><time>{publishOn|date %B %d, %Y}</time><img {mainImage|image-meta}/>' +
  '<h2>{title|html}</h2>{@|product-price}</li>{.end}</ul>';

/** A store listing with prices in a locale's format or in the legacy format. */
export function createStorePage(money: 'locale' | 'legacy'): JsonTPage {
  return {
    template: TEMPLATE,
    partials: {},
    data: [1, 7, 13].map((step) => asParsed(listing(step, money === 'locale'))),
    dialect: 'browser',
    cldr: createLocale('en'),
  };
}

function listing(step: number, useCLDRMoneyFormat: boolean): JsonObject {
  return {
    website: { timeZone: 'America/New_York', useCLDRMoneyFormat },
    featureFlags: { useCLDRMoneyFormat },
    items: Array.from({ length: PRODUCTS }, (_, index) => product(index, step)),
  };
}

/** One third has one price, one third is on sale, one third has varying prices. */
function product(index: number, step: number): JsonObject {
  const number = index * step;
  return {
    id: `p${number}`,
    title: number % 6 === 0 ? `Cup & saucer no. ${number}` : `Espresso cup no. ${number}`,
    publishOn: 1_509_647_217_000 + number * 86_461_000,
    structuredContent: { productType: 1, variants: variants(number) },
    mainImage: {
      id: `i${number}`,
      title: number % 10 === 0 ? `Cup "${number}" from above` : `Cup no. ${number} from above`,
      assetUrl: `/assets/shop/${number}.jpg`,
      originalSize: '1500x1000',
      mediaFocalPoint: { x: 0.25, y: 0.5 + (number % 10) / 20 },
      ...(number % 2 === 0 ? { body: '<p>On a wooden table</p>' } : {}),
    },
  };
}

function variants(number: number): readonly JsonObject[] {
  const first = variant(10 + (number % 90), number % 3 === 1);
  return number % 3 === 2 ? [first, variant(20 + (number % 90), false)] : [first];
}

function variant(price: number, onSale: boolean): JsonObject {
  return {
    priceMoney: { value: `${price * 17}.50`, currency: 'USD' },
    salePriceMoney: { value: `${price * 15}.00`, currency: 'USD' },
    onSale,
    stock: { unlimited: true },
  };
}
