import type { Predicate, Value } from '../../contract.ts';
import { frameMember, isTruthy } from '../../values/index.ts';

/** `{.main-image?}`: the current value has an image (language reference 18.3). */
export const mainImage: Predicate = {
  name: 'main-image?',
  prepare: () => (scope) => hasMainImage(scope.node),
};

/** Either of two fields names the image, depending on the item's age. */
export function hasMainImage(item: Value): boolean {
  return isTruthy(frameMember(item, 'mainImageId')) || isTruthy(frameMember(item, 'systemDataId'));
}
