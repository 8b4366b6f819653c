import { CORE_STRINGS } from '../../core/strings/core-strings.ts';
import { createTranslator } from '../../ui/strings/create-translator.ts';

/** Texts of the activity screens, by key (R-SHELL-APP-05). */
const ACTIVITY_STRINGS = {
  'activity.title': 'Activity',
  'activity.empty': 'No activity yet',
  'activity.emptyText': 'Changes to stock, prices, and orders appear here, with who made them.',
  'activity.more': 'Load older activity',
  'activity.today': 'Today',
  'activity.release': 'Publishing',
  'activity.provider': 'Payments ({name})',
  'activity.former': 'Former contributor',
  'activity.stock': 'Stock of {name}: {before} → {after}',
  'activity.price': 'Price of {name}: {before} → {after}',
  'activity.fulfilled': 'Order #{number} marked as fulfilled',
  'activity.unfulfilled': 'Order #{number} marked as unfulfilled',
  'activity.canceled': 'Order #{number} canceled',
  'activity.restocked': 'Items of order #{number} returned to stock',
  'activity.paidCanceled': 'Order #{number} was paid and canceled',
  'activity.refundRequested': 'Order #{number} was fulfilled and must be refunded',
  'activity.wrongAmount': 'A payment for order #{number} had the wrong amount',
  'activity.superseded': 'A payment for order #{number} arrived after the customer started another one',
  'activity.couponUsedUp': 'Order #{number} was paid too late: its coupon has been used up',
  'activity.soldOut': 'Order #{number} was paid too late: its items have sold out',
  'activity.incident': 'Order #{number}: {reason}',
  'activity.refunded': '{amount} refunded for order #{number}',
  'activity.refundDue': 'Refund {amount}',
  'activity.notified': 'Customer notified by email',
  'activity.test': 'Test payment: no money was charged',
} as const;

export const t = createTranslator({ ...CORE_STRINGS, ...ACTIVITY_STRINGS });
