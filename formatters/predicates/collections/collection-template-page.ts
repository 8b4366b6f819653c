import type { Predicate, Value } from '../../contract.ts';
import { asNumber, frameMember, member } from '../../values/index.ts';
import { COLLECTION_TYPE } from '../../vocabulary/index.ts';

/** `{.collection-template-page?}`: the current value or its collection is a template page (language reference 18.3). */
export const collectionTemplatePage: Predicate = {
  name: 'collection-template-page?',
  prepare: () => (scope) => asNumber(typeOf(scope.node)) === COLLECTION_TYPE['template-page'],
};

/** A collection that is there decides, also when it is null. */
function typeOf(node: Value): Value {
  const collection = frameMember(node, 'collection');
  return collection === undefined ? frameMember(node, 'type') : member(collection, 'type');
}
