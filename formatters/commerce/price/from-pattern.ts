import type { Scope } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { asString } from '../../values/as-string.ts';
import { fragmentText } from '../../values/fragment-text.ts';
import { localized } from '../localized.ts';

/** The pattern of "from 5.00", for products whose variants have different prices (R-FMT-NAME-09). */
export function fromPattern(scope: Scope, dialect: Dialect): string {
  const own = localized(scope, 'productPriceFromText');
  return own === undefined ? 'from {fromPrice}' : fragmentText(dialect)(asString(own));
}
