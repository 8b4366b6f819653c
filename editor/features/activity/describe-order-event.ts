import { centsLabel } from '../../core/store/money.ts';
import { t } from './strings.ts';

/**
 * Message keys by the phrase that the server logs. The log does not record whether an order is shipped, so "fulfilled"
 * covers both cases.
 */
const MESSAGE_KEYS = {
  'to fulfilled': 'activity.fulfilled',
  'to pending': 'activity.unfulfilled',
  'to cancelled': 'activity.canceled',
  'back in stock': 'activity.restocked',
  'the order was canceled': 'activity.paidCanceled',
  'the order was returned': 'activity.refundRequested',
  'the amount differs from the order': 'activity.wrongAmount',
  'another payment was started': 'activity.superseded',
  'a coupon is used up': 'activity.couponUsedUp',
  'an item is sold out': 'activity.soldOut',
} as const;

/** The number of the order that the event is about, or an empty string. */
export function orderOf(detail: string): string {
  return /^order (\d{1,15})[,:]/.exec(detail)?.[1] ?? '';
}

/**
 * Describes a logged order event such as "order 5: pending to cancelled, test payment" or
 * "order 5, payment pi_1: a coupon is used up; refund due 1200 EUR". Returns undefined for other events.
 */
export function describeOrderEvent(detail: string): string | undefined {
  const [, number, description = ''] =
    /^order (\d{1,15})(?:, payment [^:]{1,300})?: ([^:]{1,300})$/.exec(detail) ?? [];
  if (number === undefined) return undefined;
  const [, action = '', suffix = '', cents, currency = ''] =
    /^([^,;]{1,200})(, customer notified|, test payment|; refund due (\d{1,15}) ([A-Z]{3}))?$/.exec(
      description,
    ) ?? [];
  const message = messageOf(action, number);
  if (cents !== undefined)
    return joinSentences(
      message ?? t('activity.incident', { number, reason: action }),
      t('activity.refundDue', { amount: centsLabel(Number(cents), currency) }),
    );
  if (message === undefined) return refund(description, number);
  if (suffix === '') return message;
  return joinSentences(message, t(suffix === ', test payment' ? 'activity.test' : 'activity.notified'));
}

function messageOf(action: string, number: string): string | undefined {
  const known = action.replace(/^\w{1,20} (?=to \w{1,20}$)/, '');
  const [, key] = Object.entries(MESSAGE_KEYS).find(([phrase]) => phrase === known) ?? [];
  return key && t(key, { number });
}

/** "1200 EUR refunded". */
function refund(description: string, number: string): string | undefined {
  const [, cents, currency] = /^(\d{1,15}) ([A-Z]{3}) refunded$/.exec(description) ?? [];
  if (cents === undefined || currency === undefined) return undefined;
  return t('activity.refunded', { number, amount: centsLabel(Number(cents), currency) });
}

function joinSentences(...sentences: readonly string[]): string {
  return sentences.map((message) => `${message}.`).join(' ');
}
