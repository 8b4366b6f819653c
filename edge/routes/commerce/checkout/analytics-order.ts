import {
  type Amount,
  type AnalyticsOrder,
  ORDER_DATA_ID,
} from '../../../../formatters/vocabulary/api/analytics-order.ts';
import type { StoredOrder } from '../../../../formatters/vocabulary/api/orders.ts';
import { fromMinorUnits } from '../../../../formatters/vocabulary/money-amount.ts';
import { type Html, html } from '../../../pages/html.ts';

/** Renders the order as data for analytics of the page, without anything that identifies the customer. */
export function analyticsOrderMarkup(order: StoredOrder): Html {
  return html`<data id="${ORDER_DATA_ID}" value="${JSON.stringify(analyticsOrder(order))}"></data>`;
}

function analyticsOrder(order: StoredOrder): AnalyticsOrder {
  const { id, purchasedCartId, testMode, websiteId, currency } = order;
  const amount = (cents: number): Amount => ({ decimalValue: fromMinorUnits(cents, currency) });
  return {
    id,
    purchasedCartId,
    testMode,
    websiteId,
    currencyCode: currency,
    items: order.items.map(({ variant, productName, quantity, unitPriceCents }) => ({
      sku: variant.sku,
      productName,
      quantity,
      unitPrice: amount(unitPriceCents),
    })),
    grandTotal: amount(order.grandTotalCents),
    shippingTotal: amount(order.shippingCents),
    taxTotal: amount(order.taxCents),
  };
}
