import type { Scope } from '../../contract.ts';
import { asString } from '../../values/as-string.ts';
import { localized } from '../localized.ts';

/** The pattern of "from 5.00", for products whose variants have different prices (R-FMT-NAME-09). */
export function fromPattern(scope: Scope): string {
  const own = localized(scope, 'productPriceFromText');
  return own === undefined ? 'from {fromPrice}' : asString(own);
}
