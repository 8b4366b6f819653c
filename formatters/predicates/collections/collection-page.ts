import type { Predicate } from '../../contract.ts';
import { asNumber, frameMember, member } from '../../values/index.ts';
import { COLLECTION_TYPE } from '../../vocabulary/index.ts';

/** `{.collection-page?}`: the current value's collection is a page (language reference 18.3). */
export const collectionPage: Predicate = {
  name: 'collection-page?',
  prepare: () => (scope) =>
    asNumber(member(frameMember(scope.node, 'collection'), 'type')) === COLLECTION_TYPE.page,
};
