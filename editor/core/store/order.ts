import type {
  FulfilmentState,
  PaymentState,
  StoredOrder,
} from '../../../formatters/vocabulary/api/orders.ts';
import type { Tone } from '../../ui/feedback/tone.ts';
import { t } from '../strings/core-strings.ts';

const PAYMENT_TONES: Readonly<Record<PaymentState, Tone>> = {
  pending: 'draft',
  paid: 'ok',
  failed: 'bad',
  expired: 'private',
  refunded: 'plan',
};

const FULFILLMENT_TONES: Readonly<Record<FulfilmentState, Tone>> = {
  pending: 'warn',
  fulfilled: 'ok',
  cancelled: 'deprecated',
};

export interface OrderStatus {
  readonly tone: Tone;
  readonly label: string;
}

/** Returns the payment label of an order: a canceled order is never shown as paid or pending. */
export function paymentStatus({ paymentState, fulfilmentState, isRefundDue }: StoredOrder): OrderStatus {
  if (isRefundDue === true) return { tone: 'bad', label: t('orders.refundDue') };
  const isClosed = paymentState === 'refunded' || paymentState === 'failed' || paymentState === 'expired';
  if (fulfilmentState === 'cancelled' && !isClosed)
    return { tone: FULFILLMENT_TONES.cancelled, label: t('orders.fulfilment.cancelled') };
  return { tone: PAYMENT_TONES[paymentState], label: t(`orders.payment.${paymentState}`) };
}

/** Returns the fulfillment label of an order, or undefined until it is paid. */
export function fulfillmentStatus(order: StoredOrder): OrderStatus | undefined {
  const { paymentState, fulfilmentState } = order;
  if (fulfilmentState === 'pending' && paymentState === 'refunded')
    return { tone: 'private', label: t('orders.nothingToShip') };
  if (fulfilmentState === 'pending' && paymentState !== 'paid') return undefined;
  if (order.returnedOn !== undefined) return { tone: 'private', label: t('order.returned') };
  return { tone: FULFILLMENT_TONES[fulfilmentState], label: t(`orders.fulfilment.${fulfilmentState}`) };
}

/** Returns whether an order is shipped. Digital products, services and gift cards have no address. */
export function isShipped({ shippingAddress }: StoredOrder): boolean {
  return shippingAddress !== undefined;
}

/** "S / Ash", in the order of the options. */
export function chosenLabel(attributes: Readonly<Record<string, string>>): string {
  return Object.values(attributes)
    .filter((value) => value !== '')
    .join(' / ');
}

/** Returns the number of units in an order. */
export function countUnits({ items }: StoredOrder): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Returns whether an order is paid and unfulfilled. */
export function isUnfulfilled({ paymentState, fulfilmentState }: StoredOrder): boolean {
  return paymentState === 'paid' && fulfilmentState === 'pending';
}

/** Returns the lines of a postal address. */
export function addressLines(address: NonNullable<StoredOrder['shippingAddress']>): readonly string[] {
  const { name, line1, line2, city, region, postalCode, country } = address;
  const locality = [postalCode, city].filter((part) => part !== undefined && part !== '').join(' ');
  return [name, line1, line2, locality, region, countryName(country)].filter(
    (line) => line !== undefined && line !== '',
  ) as readonly string[];
}

function countryName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
