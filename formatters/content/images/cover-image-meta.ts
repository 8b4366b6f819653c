import type { Formatter } from '../../contract.ts';
import { frameMember } from '../../values/member.ts';
import { metaOf } from './meta-of.ts';

/** `<img {item|cover-image-meta} />`: the image attributes of `coverImage` (language reference 12.3). */
export const coverImageMeta: Formatter = {
  name: 'cover-image-meta',
  family: 'content',
  reads: 'scope',
  prepare: (_args, dialect) => (value, scope) => metaOf(frameMember(value, 'coverImage'), scope, dialect),
};
