import type { Predicate } from '../../contract.ts';
import { frameMember, isTruthy } from '../../values/index.ts';

/** `{.collection?}`: the current value, an entry of the navigation, is a collection (language reference 18.3). */
export const collection: Predicate = {
  name: 'collection?',
  prepare: () => (scope) => isTruthy(frameMember(scope.node, 'collection')),
};
