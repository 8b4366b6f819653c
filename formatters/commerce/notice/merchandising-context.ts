import type { Scope, Value } from '../../contract.ts';
import { asString, member } from '../../values/index.ts';

/** What the store says about one product: `productMerchandisingContext` of its id; MISSING without an entry. */
export function merchandisingContext(product: Value, scope: Scope): Value {
  const id = member(product, 'id');
  if (id === undefined) return undefined;
  return member(scope.resolve(['productMerchandisingContext']), asString(id));
}
