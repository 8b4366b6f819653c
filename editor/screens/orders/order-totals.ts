import type { StoredOrder } from '../../../formatters/vocabulary/index.ts';
import type { Fact } from '../../kit/layout/facts.tsx';
import { centsLabel } from '../../model/store/money.ts';
import { t } from '../../strings.ts';

/** The sums of an order, line by line; what is nothing is left out. */
export function totalsOf(order: StoredOrder): readonly Fact[] {
  const { currency, couponCodes, shippingName } = order;
  const line = (name: string, cents: number): readonly Fact[] =>
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
    ...line(t('order.tax'), order.taxCents),
    { name: t('order.total'), value: centsLabel(order.grandTotalCents, currency), isSum: true },
    ...line(t('order.includedTax'), order.includedTaxCents),
  ];
}
