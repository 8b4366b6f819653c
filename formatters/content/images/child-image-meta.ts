import type { Format, Formatter } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { integerPrefix } from '../../values/integer-prefix.ts';
import { frameMember, member } from '../../values/member.ts';
import { metaOf } from './meta-of.ts';

/** `<img {collection|child-image-meta 2} />`: the image attributes of `items[2]`; the index defaults to 0 (12.3). */
export const childImageMeta: Formatter = {
  name: 'child-image-meta',
  family: 'content',
  reads: 'scope',
  prepare: prepareChildImageMeta,
};

function prepareChildImageMeta(args: readonly string[], dialect: Dialect): Format {
  const [position] = args;
  const index = position === undefined ? 0 : integerPrefix(position, Number.NaN);
  return (value, scope) => metaOf(member(frameMember(value, 'items'), index), scope, dialect);
}
