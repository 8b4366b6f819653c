import type { Predicate } from '../../contract.ts';
import { frameMember } from '../../values/member.ts';
import { hasMainImage } from './main-image.ts';

/** `{.child-images?}`: the first of the current value's `items` has an image (language reference 18.3). */
export const childImages: Predicate = {
  name: 'child-images?',
  prepare: () => (scope) => {
    const items = frameMember(scope.node, 'items');
    return Array.isArray(items) && hasMainImage(items[0]);
  },
};
