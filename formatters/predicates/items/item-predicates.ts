import type { Predicate } from '../../contract.ts';
import { childImages } from './child-images.ts';
import { excerpt } from './excerpt.ts';
import { externalLink } from './external-link.ts';
import { hasMultiple } from './has-multiple.ts';
import { location } from './location.ts';
import { mainImage } from './main-image.ts';
import { passthrough } from './passthrough.ts';
import { serviceNameEmail } from './serviceNameEmail.ts';

export const itemPredicates: readonly Predicate[] = [
  childImages,
  excerpt,
  externalLink,
  hasMultiple,
  location,
  mainImage,
  passthrough,
  serviceNameEmail,
];
