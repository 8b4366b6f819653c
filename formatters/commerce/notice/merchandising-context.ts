import type { Scope, Value } from '../../contract.ts';
import { asString } from '../../values/as-string.ts';
import { member } from '../../values/member.ts';

/**
 * The entry of `productMerchandisingContext` for a product; MISSING without an entry. A product without an id is
 * looked up under the empty name.
 */
export function merchandisingContext(product: Value, scope: Scope): Value {
  return member(scope.resolve(['productMerchandisingContext']), asString(member(product, 'id')));
}
