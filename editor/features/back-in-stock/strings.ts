import { CORE_STRINGS } from '../../core/strings/core-strings.ts';
import { createTranslator } from '../../ui/strings/create-translator.ts';

/** Texts of the back-in-stock screens, by key (R-SHELL-APP-05). */
const BACK_IN_STOCK_STRINGS = {
  'kit.done': 'Done',

  'restock.title': 'Back-in-stock requests',
  'restock.search': 'Search requests',
  'restock.empty': 'No requests',
  'restock.viewProducts': 'View products',
  'restock.emptyText': 'Visitors can ask to be notified when a sold-out product is back in stock.',
  'restock.column.product': 'Product',
  'restock.column.count': 'Requests',
  'restock.column.notified': 'Notified',
  'restock.column.stock': 'Stock',
  'restock.column.latest': 'Latest',
  'restock.open': 'Requests for {title}',
  'restock.restock': 'Restock',
  'restock.newStock': 'New stock',
  'restock.send': { one: 'Send {count} email', other: 'Send {count} emails' },
  'restock.queued': {
    one: '{count} email queued. Check delivery in Settings > Email.',
    other: '{count} emails queued. Check delivery in Settings > Email.',
  },
  'restock.restockFirst': 'Restock first: the email says that the product is back in stock.',
  'restock.allNotified': 'Everyone has been notified.',
  'restock.requestedOn': 'Requested {time}',
  'restock.notifiedOn': 'Notified {time}',
  'restock.people': 'Requests',
  'restock.emailsPending': {
    one: '{count} email will be sent once an email provider is set up.',
    other: '{count} emails will be sent once an email provider is set up.',
  },
  'restock.emailsOutbox': {
    one: '{count} email not sent: no email provider is set up.',
    other: '{count} emails not sent: no email provider is set up.',
  },
  'restock.emailsFailed': {
    one: '{count} email couldn’t be sent.',
    other: '{count} emails couldn’t be sent.',
  },
  'restock.emailSettings': 'Email settings',
  'restock.emailPendingOn': 'Email pending since {time}',
} as const;

export const t = createTranslator({ ...CORE_STRINGS, ...BACK_IN_STOCK_STRINGS });
