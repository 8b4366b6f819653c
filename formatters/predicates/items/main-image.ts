import type { Predicate, Value } from '../../contract.ts';
import { isTruthy } from '../../values/is-truthy.ts';
import { frameMember } from '../../values/member.ts';

/** `{.main-image?}`: the current value has an image (language reference 18.3). */
export const mainImage: Predicate = {
  name: 'main-image?',
  prepare: () => (scope) => hasMainImage(scope.node),
};

/** Older items name the image in another field. */
export function hasMainImage(item: Value): boolean {
  return isTruthy(frameMember(item, 'mainImageId')) || isTruthy(frameMember(item, 'systemDataId'));
}
