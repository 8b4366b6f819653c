import type { Scope, Value } from '../../contract.ts';
import { asString, member } from '../../values/index.ts';

/**
 * What the store says about one product: `productMerchandisingContext` of its id; MISSING without an entry. A product
 * without an id is looked up under the empty name.
 */
export function merchandisingContext(product: Value, scope: Scope): Value {
  return member(scope.resolve(['productMerchandisingContext']), asString(member(product, 'id')));
}
