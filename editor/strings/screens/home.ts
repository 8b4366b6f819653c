import { textsOf } from '../../ui/strings/create-translator.ts';

/** What the overview says, and the list of forms of news. */
export const tHome = textsOf({
  'home.morning': 'Good morning, {name}',
  'home.afternoon': 'Good afternoon, {name}',
  'home.evening': 'Good evening, {name}',
  'home.needsYou': 'Needs you',
  'home.nothing': 'Nothing waits for you.',
  'home.review': 'Needs Review',
  'home.waiting': { one: '{count} person waits for {title}', other: '{count} people wait for {title}' },
  'home.noAlt': { one: '{count} picture has no alt text', other: '{count} pictures have no alt text' },
  'home.drafts': { one: '{count} draft', other: '{count} drafts' },
  'home.refunds': { one: '{count} payment to give back', other: '{count} payments to give back' },
  'home.unsent': { one: '{count} order to send', other: '{count} orders to send' },
  'home.tests': { one: '{count} of them is a test', other: '{count} of them are tests' },
  'home.changes': { one: '{count} change is not published', other: '{count} changes are not published' },
  'home.week': 'Last 7 days',
  'home.orders': { one: '{count} order', other: '{count} orders' },
  'home.noOrders': 'No orders in the last 7 days; tests do not count.',
  'home.days': 'Sales by day: {days}',
  'home.releases': 'Last publishes',
  'home.noReleases': 'Not published yet.',
  'home.allReleases': 'All releases',
  'home.recent': 'Pick up where you left off',
  'home.allOrders': 'All orders',
  'home.waitingBack': {
    one: '{count} person waits for {title}, which is in stock again',
    other: '{count} people wait for {title}, which is in stock again',
  },
  'home.undone': {
    one: '{count} order to complete, with nothing to ship',
    other: '{count} orders to complete, with nothing to ship',
  },
  'home.newAnswers': { one: '{count} new answer to “{title}”', other: '{count} new answers to “{title}”' },
  'forms.new': { one: '{count} new', other: '{count} new' },
} as const);
