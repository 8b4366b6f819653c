export { isAllowedRedirect } from './allowed-redirect.ts';
export { EXAMPLE_EMAIL, isEmail, LONGEST_TOP_LEVEL } from './email.ts';
export { fillSentence } from './fill-sentence.ts';
export { countCharacters } from './form/count-characters.ts';
export { answersOfEntries, answersOfJson } from './form/field-answers.ts';
export { FIELD_PARTS, type FieldWithParts, hasParts } from './form/field-parts.ts';
export {
  FIELD_SENTENCES,
  type FieldProblem,
  fieldProblem,
  fieldProblems,
  fieldSentence,
} from './form/field-problem.ts';
export { type Answer, type Answers, FIELD_NAME_PREFIX, type FieldRule } from './form/field-rule.ts';
export {
  activeGalleryOptions,
  GALLERY_DESIGNS,
  GALLERY_MEDIA_TYPES,
  GALLERY_RATIOS,
  type GalleryDesign,
  type GalleryOptions,
  META_POSITIONS,
  readGalleryOptions,
} from './gallery-options.ts';
export { hasMoreThan } from './has-more-than.ts';
export { isShort } from './is-short.ts';
export { QUANTITY_SENTENCES, type QuantityProblem, quantityProblem, readQuantity } from './quantity.ts';
export { readPathPart } from './read-path-part.ts';
export { searchExcerpt } from './search-excerpt.ts';
export { HITS_PER_PAGE, type SearchIndex, type SearchItem, searchItems } from './search-items.ts';
export { isBaseUrl, isMailbox } from './site-addresses.ts';
export { isTracking, isWebAddress, LONGEST_TRACKING } from './tracking.ts';
export {
  CHOICE_SENTENCES,
  type Choice,
  type ChoiceVariant,
  findVariant,
  hasStock,
  missingOptions,
  missingOptionsSentence,
  type SayChoice,
} from './variant-choice.ts';
