import type { Format, Formatter } from '../../contract.ts';
import { frameMember, integerPrefix, member } from '../../values/index.ts';
import { metaOf } from './meta-of.ts';

/** `<img {collection|child-image-meta 2} />`: the image attributes of `items[2]`, of `items[0]` without argument (12.3). */
export const childImageMeta: Formatter = {
  name: 'child-image-meta',
  family: 'content',
  reads: 'scope',
  prepare: prepareChildImageMeta,
};

function prepareChildImageMeta(args: readonly string[]): Format {
  const [position] = args;
  const index = position === undefined ? 0 : integerPrefix(position, Number.NaN);
  return (value, scope) => metaOf(member(frameMember(value, 'items'), index), scope);
}
