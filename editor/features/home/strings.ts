import { CORE_STRINGS } from '../../core/strings/core-strings.ts';
import { createTranslator } from '../../ui/strings/create-translator.ts';

/** Texts of the home screens, by key (R-SHELL-APP-05). */
const HOME_STRINGS = {
  'home.morning': 'Good morning, {name}',
  'home.afternoon': 'Good afternoon, {name}',
  'home.evening': 'Good evening, {name}',
  'home.toDo': 'To do',
  'home.allDone': 'You’re all caught up',
  'home.review': 'Needs Review',
  'home.restockRequests': {
    one: '{count} back-in-stock request for {title}',
    other: '{count} back-in-stock requests for {title}',
  },
  'home.noAlt': { one: '{count} image is missing alt text', other: '{count} images are missing alt text' },
  'home.drafts': { one: '{count} draft', other: '{count} drafts' },
  'home.noShipping': 'No shipping is set up',
  'home.noShippingNote': 'Orders ship for free, to every country',
  'home.refunds': { one: '{count} refund due', other: '{count} refunds due' },
  'home.unfulfilled': { one: '{count} order to fulfill', other: '{count} orders to fulfill' },
  'home.tests': { one: '{count} is a test', other: '{count} are tests' },
  'home.changes': { one: '{count} unpublished change', other: '{count} unpublished changes' },
  'home.week': 'Last 7 days',
  'home.orders': { one: '{count} order', other: '{count} orders' },
  'home.noOrders': 'No orders in the last 7 days, not counting tests.',
  'home.days': 'Sales by day: {days}',
  'home.zone': '{zone} time',
  'home.releases': 'Recent releases',
  'home.noReleases': 'Not published yet.',
  'home.allReleases': 'All releases',
  'home.recent': 'Pick up where you left off',
  'home.allOrders': 'All orders',
  'home.backInStock': {
    one: '{title} is back in stock: {count} request',
    other: '{title} is back in stock: {count} requests',
  },
  'home.incomplete': {
    one: '{count} order to complete, nothing to ship',
    other: '{count} orders to complete, nothing to ship',
  },
  'home.newSubmissions': {
    one: '{count} new submission to “{title}”',
    other: '{count} new submissions to “{title}”',
  },
} as const;

export const t = createTranslator({ ...CORE_STRINGS, ...HOME_STRINGS });
