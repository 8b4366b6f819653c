import { textsOf } from '../texts-of.ts';

/** Words of the list of what was done to the store. */
export const tActivity = textsOf({
  'activity.title': 'Activity',
  'activity.empty': 'Nothing has happened yet',
  'activity.emptyText': 'Changes of stock, prices and orders are listed here, with who made them.',
  'activity.more': 'Load older',
  'activity.today': 'Today',
  'activity.release': 'Publishing',
  'activity.provider': 'Payments ({name})',
  'activity.former': 'Somebody who has left',
  'activity.stock': 'Stock of {name}: {before} → {after}',
  'activity.price': 'Price of {name}: {before} → {after}',
  'activity.order': 'Order #{number}: {before} → {after}',
  'activity.orderTold': 'Order #{number}: {before} → {after}. A letter to the buyer was written.',
  'activity.orderTest': 'Order #{number}: {before} → {after}. It was a test payment: no money has moved.',
  'activity.refunded': 'Order #{number}: {amount} was given back.',
  'activity.incident': 'Order #{number}: {reason}. Give {amount} back.',
} as const);
