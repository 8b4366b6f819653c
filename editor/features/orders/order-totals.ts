import type { StoredOrder } from '../../../formatters/vocabulary/api/orders.ts';
import { centsLabel } from '../../core/store/money.ts';
import type { DescriptionItem } from '../../ui/layout/description-list.tsx';
import { t } from './strings.ts';

/** The totals of an order, line by line, without zero amounts. */
export function totalsOf(order: StoredOrder): readonly DescriptionItem[] {
  const { currency, couponCodes, shippingName } = order;
  const line = (name: string, cents: number): readonly DescriptionItem[] =>
    cents === 0 ? [] : [{ name, value: centsLabel(cents, currency) }];
  const discount =
    couponCodes.length === 0 ? t('order.discount') : t('order.coupons', { codes: couponCodes.join(', ') });
  const shipping =
    shippingName === undefined ? t('order.shipping') : t('order.shippingNamed', { name: shippingName });
  return [
    { name: t('order.subtotal'), value: centsLabel(order.subtotalCents, currency) },
    ...line(discount, -order.discountCents),
    ...(shippingName === undefined
      ? line(shipping, order.shippingCents)
      : [{ name: shipping, value: centsLabel(order.shippingCents, currency) }]),
    ...line(taxName(t('order.tax'), order), order.taxCents),
    { name: t('order.total'), value: centsLabel(order.grandTotalCents, currency), isSum: true },
    ...line(taxName(t('order.includedTax'), order), order.includedTaxCents),
  ];
}

/** "Includes tax (VAT 23%)", with the rates of the time of purchase. */
function taxName(name: string, { taxes = [] }: StoredOrder): string {
  const rates = taxes.map((tax) => `${tax.name} ${tax.ratePercent}%`);
  return rates.length === 0 ? name : t('order.taxed', { name, taxes: rates.join(', ') });
}
