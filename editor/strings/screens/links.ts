import { textsOf } from '../../ui/strings/create-translator.ts';

/** Words of what is said about an address that leads nowhere. */
export const tLinks = textsOf({
  'links.nowhere': 'No page has this address.',
  'links.hidden': 'The page at this address is not published yet.',
  'links.didYouMean': 'No page has this address. Did you mean {href}?',
  'links.use': 'Use that',
} as const);
