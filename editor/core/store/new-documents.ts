import type { Bodies, Item } from '../../../compiler/model/index.ts';
import { RECORD_TYPE } from '../../../formatters/vocabulary/content/record-type.ts';
import { documentsOf } from '../model/documents.ts';
import { textAt } from '../model/json-access.ts';
import { orderBetween } from '../model/order-key.ts';
import { freeUrlId, urlIdOf } from '../model/url-id.ts';
import { newSku } from '../store/options.ts';
import { currencyOf } from '../store/product.ts';

export interface NewItem {
  readonly collectionId: string;
  readonly title: string;
  readonly variantId: string;
  readonly now: number;
}

/** Returns the body of a new product: a draft with one variant that does not sell out, first in its collection. */
export function newProduct(bodies: Bodies, { collectionId, title, variantId, now }: NewItem): Partial<Item> {
  const money = { value: '0.00', currency: currencyOf(bodies) };
  const sku = newSku(title, {}, new Set());
  return {
    ...newItem(bodies, { collectionId, title, now }),
    recordType: RECORD_TYPE['store-item'],
    structuredContent: {
      productType: 1,
      isSubscribable: false,
      useCustomAddButtonText: false,
      variants: {
        [variantId]: {
          order: 'a0',
          sku,
          attributes: {},
          priceMoney: money,
          onSale: false,
          qtyInStock: 0,
          unlimited: true,
        },
      },
    },
  };
}

/** Returns the body of a new post: a draft, first in its collection. */
export function newItem(
  bodies: Bodies,
  { collectionId, title, now }: Omit<NewItem, 'variantId'>,
): Partial<Item> {
  const siblings = documentsOf(bodies, 'item').filter(
    ({ body }) => textAt(body, 'collectionId') === collectionId,
  );
  const taken = new Set(siblings.map(({ body }) => textAt(body, 'urlId')));
  const [first] = siblings
    .map(({ body }) => textAt(body, 'order'))
    .filter((order) => order !== '')
    .sort();
  return {
    collectionId,
    recordType: RECORD_TYPE.text,
    title,
    urlId: freeUrlId(urlIdOf(title, 'item'), taken),
    status: 'Draft',
    publishOn: now,
    order: orderBetween(null, first ?? null),
    tags: [],
    categories: [],
    seo: {},
  };
}

export interface NewEvent extends Omit<NewItem, 'variantId'> {
  /** Epoch milliseconds. */
  readonly startDate: number;
}

/** Returns the body of a new event: a draft of two hours. */
export function newEvent(bodies: Bodies, { startDate, ...item }: NewEvent): Partial<Item> {
  return {
    ...newItem(bodies, item),
    recordType: RECORD_TYPE.event,
    startDate,
    endDate: startDate + 2 * HOUR,
  };
}

/** In milliseconds. */
const HOUR = 3_600_000;
