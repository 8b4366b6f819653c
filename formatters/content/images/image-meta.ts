import type { Formatter } from '../../contract.ts';
import { metaOf } from './meta-of.ts';

/** `<img {item|image-meta} />`: the attributes of an image item (language reference 12.1). */
export const imageMeta: Formatter = {
  name: 'image-meta',
  family: 'content',
  reads: 'scope',
  prepare: (_args, dialect) => (value, scope) => metaOf(value, scope, dialect),
};
