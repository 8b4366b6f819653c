import { createTranslator } from '../../../ui/strings/create-translator.ts';

/** Texts below fields for links, by key (R-SHELL-APP-05). */
export const t = createTranslator({
  'links.notFound': 'No page has this URL.',
  'links.unpublished': 'The page at this URL isn’t published yet.',
  'links.didYouMean': 'No page has this URL. Did you mean {href}?',
  'links.choose': 'Choose where this leads. Until then, visitors don’t see the button.',
  'links.use': 'Use this URL',
});
