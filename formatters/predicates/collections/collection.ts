import type { Predicate } from '../../contract.ts';
import { isTruthy } from '../../values/is-truthy.ts';
import { frameMember } from '../../values/member.ts';

/** `{.collection?}`: the current value, a navigation entry, is a collection (language reference 18.3). */
export const collection: Predicate = {
  name: 'collection?',
  prepare: () => (scope) => isTruthy(frameMember(scope.node, 'collection')),
};
