import type { EdgeStore } from '../../../compiler/model/index.ts';
import type { ShippingLocation, TaxRule } from '../../../formatters/vocabulary/api/cart.ts';

type PlacedRule = EdgeStore['taxRules'][number];

/** The rules that hold where an order goes. While that is not known, only those that hold everywhere do. */
export function taxRulesFor(
  rules: readonly PlacedRule[],
  location: ShippingLocation | undefined,
): readonly TaxRule[] {
  return rules
    .filter(({ country, region }) => {
      if (country !== undefined && !isSame(country, location?.country)) return false;
      return region === undefined || isSame(region, location?.region);
    })
    .map(({ id, name, ratePercent, appliesToShipping }) => ({ id, name, ratePercent, appliesToShipping }));
}

function isSame(left: string, right: string | undefined): boolean {
  return left.trim().toLowerCase() === right?.trim().toLowerCase();
}
