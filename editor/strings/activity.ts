import { textsOf } from './texts-of.ts';

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
  'activity.orderTold': 'Order #{number}: {before} → {after}, with a letter to the buyer',
  'activity.incident': 'Order #{number}: {reason}. Give {amount} back.',
} as const);
