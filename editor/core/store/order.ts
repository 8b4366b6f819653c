import type {
  FulfilmentState,
  PaymentState,
  StoredOrder,
} from '../../../formatters/vocabulary/api/orders.ts';
import type { Tone } from '../../ui/feedback/tone.ts';
import { t } from '../strings/core-strings.ts';

export const PAYMENT_TONES: Readonly<Record<PaymentState, Tone>> = {
  pending: 'draft',
  paid: 'ok',
  failed: 'bad',
  expired: 'private',
  refunded: 'plan',
};

const FULFILMENT_TONES: Readonly<Record<FulfilmentState, Tone>> = {
  pending: 'warn',
  fulfilled: 'ok',
  cancelled: 'deprecated',
};

export interface DeliveryLook {
  readonly tone: Tone;
  readonly label: string;
}

/** Where the parcel is; what is not paid is not sent. */
export function deliveryOf(order: StoredOrder): DeliveryLook {
  const { paymentState, fulfilmentState } = order;
  if (fulfilmentState === 'pending' && paymentState === 'refunded')
    return { tone: 'private', label: t('orders.nothingToShip') };
  if (fulfilmentState === 'pending' && paymentState !== 'paid')
    return { tone: 'quiet', label: t('orders.unpaid') };
  if (order.returnedOn !== undefined) return { tone: 'private', label: t('order.returned') };
  return { tone: FULFILMENT_TONES[fulfilmentState], label: fulfilmentLabel(order) };
}

function fulfilmentLabel(order: StoredOrder): string {
  const { fulfilmentState } = order;
  if (isShipped(order) || fulfilmentState === 'cancelled') return t(`orders.fulfilment.${fulfilmentState}`);
  return t(fulfilmentState === 'pending' ? 'order.isIncomplete' : 'order.isCompleted');
}

/** A parcel goes somewhere; files, services and gift cards have no address. */
export function isShipped({ shippingAddress }: StoredOrder): boolean {
  return shippingAddress !== undefined;
}

/** "S / Ash", by the names of the options. */
export function chosenLabel(attributes: Readonly<Record<string, string>>): string {
  return Object.values(attributes)
    .filter((value) => value !== '')
    .join(' / ');
}

/** Pieces in an order. */
export function countPieces({ items }: StoredOrder): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Paid, and waiting to be sent. */
export function isToSend({ paymentState, fulfilmentState }: StoredOrder): boolean {
  return paymentState === 'paid' && fulfilmentState === 'pending';
}

/** Lines of an address, as a letter has them. */
export function addressLines(address: NonNullable<StoredOrder['shippingAddress']>): readonly string[] {
  const { name, line1, line2, city, region, postalCode, country } = address;
  const place = [postalCode, city].filter((part) => part !== undefined && part !== '').join(' ');
  return [name, line1, line2, place, region, countryName(country)].filter(
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
