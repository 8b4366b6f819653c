import {
  type Amount,
  type AnalyticsOrder,
  ORDER_DATA_ID,
} from '../../formatters/vocabulary/api/analytics-order.ts';
import { textOf } from '../core/api/api-request.ts';

/**
 * Returns the data of a purchase on the confirmation page of a paid order: once per order, also when the page is loaded again. The
 * names are those that tag managers know from e-commerce.
 */
export function takePurchase(): object | undefined {
  const order = readOrder();
  if (!order || !isFirst(order.id)) return undefined;
  const { id, testMode, currencyCode, items, grandTotal, taxTotal, shippingTotal } = order;
  return {
    test_mode: testMode,
    ecommerce: {
      transaction_id: id,
      currency: currencyCode,
      value: amountOf(grandTotal),
      tax: amountOf(taxTotal),
      shipping: amountOf(shippingTotal),
      items: items.map(({ sku, productName, quantity, unitPrice }) => ({
        item_id: sku,
        item_name: productName,
        price: amountOf(unitPrice),
        quantity,
      })),
    },
  };
}

/** An amount in either spelling, as a number in major units; 0 if it cannot be read (R-DATA-ORDER-03). */
export function amountOf(amount: Amount): number {
  return Number(textOf(amount, 'decimalValue') || textOf(amount, 'value')) || 0;
}

function readOrder(): AnalyticsOrder | undefined {
  const data = document.getElementById(ORDER_DATA_ID)?.getAttribute('value');
  return data ? (JSON.parse(data) as AnalyticsOrder) : undefined;
}

/** Remembers the order; every time counts as the first where storage is blocked. */
function isFirst(id: string): boolean {
  try {
    const key = `quoin-purchase-${id}`;
    const isKnown = localStorage.getItem(key) !== null;
    localStorage.setItem(key, '1');
    return !isKnown;
  } catch {
    return true;
  }
}
