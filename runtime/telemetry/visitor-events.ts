import type { CartEntry, ShoppingCart } from '../../formatters/vocabulary/api/cart.ts';
import type { Adapter } from '../analytics/adapter.ts';
import type { ApiPath } from '../core/api/api-path.ts';
import { CRUMB_COOKIE } from '../core/api/cookie-names.ts';
import { readCookie } from '../core/api/cookies.ts';
import type { Page } from '../core/page.ts';
import { sendEvent } from './send-event.ts';

const RECORD_EVENT: ApiPath<'recordEvent'> = '/api/events/RecordEvent';

/**
 * Dispatches the visitor events of a page: to the events API, then to the adapter of the site's own services, if any
 * (specification 7, Analytics and telemetry).
 */
export function startVisitorEvents({ facts }: Page, adapter?: Adapter): void {
  const { websiteId, pageId, productType, itemId, collectionId, collectionTitle = '' } = facts;

  /** `isComplete`: whether the API gets the event, too. */
  const dispatch = (event: Parameters<Adapter>[0], extra: object, isComplete = true) => {
    const data = { website_id: websiteId, page_id: pageId, ...extra };
    if (isComplete) record(event, data);
    adapter?.(event, data);
  };
  const productData = (id: string, title: string | undefined) => ({
    product_page: location.pathname,
    product: {
      item_id: id,
      item_type: productType,
      item_title: title,
      item_collection_id: collectionId,
      item_collection_name: collectionTitle,
    },
  });

  if (productType && itemId) dispatch('view_product', productData(itemId, facts.itemTitle));
  if (facts.productListing)
    dispatch('view_product_listing', { collection_id: collectionId, collection_name: collectionTitle });
  document.addEventListener('wb:cart', (event) => {
    const { cart, added }: CartDetail = detailOf(event);
    // The API gets the event only if enabled and if all data is available (R-ANLY-SEND-14 to -17).
    const isComplete = !!(
      facts.visitorMetrics &&
      websiteId &&
      productType &&
      itemId &&
      collectionId &&
      cart?.id
    );
    if (added)
      dispatch('add_to_cart', { cart_id: cart?.id, ...productData(added.itemId, added.title) }, isComplete);
  });
  document.addEventListener('wb:newsletter', (event) => {
    const { formId }: { readonly formId?: string } = detailOf(event);
    dispatch('newsletter', { form_id: formId });
  });
}

interface CartDetail {
  readonly cart?: ShoppingCart;
  readonly added?: CartEntry;
}

const record: Adapter = (event, data) => {
  sendEvent(RECORD_EVENT, {
    crumb: readCookie(CRUMB_COOKIE) ?? '',
    event,
    data: JSON.stringify(data),
  });
};

/** The detail of an event of the page; an empty object without one. */
export function detailOf(event: Event): object {
  return Object((event as CustomEvent<unknown>).detail);
}
