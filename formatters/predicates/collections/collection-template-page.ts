import type { Predicate, Value } from '../../contract.ts';
import { asNumber } from '../../values/as-number.ts';
import { frameMember, member } from '../../values/member.ts';
import { COLLECTION_TYPE } from '../../vocabulary/content/collection-type.ts';

/** `{.collection-template-page?}`: the current value or its collection is a template page (language reference 18.3). */
export const collectionTemplatePage: Predicate = {
  name: 'collection-template-page?',
  prepare: () => (scope) => asNumber(typeOf(scope.node)) === COLLECTION_TYPE['template-page'],
};

/** A collection takes precedence even if it is null. */
function typeOf(node: Value): Value {
  const collection = frameMember(node, 'collection');
  return collection === undefined ? frameMember(node, 'type') : member(collection, 'type');
}
