import { textsOf } from './texts-of.ts';

/** What the overview and the list of forms say of news. */
export const tHome = textsOf({
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
