import type { Predicate } from '../../contract.ts';
import { asNumber } from '../../values/as-number.ts';
import { frameMember, member } from '../../values/member.ts';
import { COLLECTION_TYPE } from '../../vocabulary/content/collection-type.ts';

/** `{.collection-page?}`: the current value's collection is a page (language reference 18.3). */
export const collectionPage: Predicate = {
  name: 'collection-page?',
  prepare: () => (scope) =>
    asNumber(member(frameMember(scope.node, 'collection'), 'type')) === COLLECTION_TYPE.page,
};
