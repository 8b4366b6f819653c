import type { EdgeStore } from '../../../compiler/model/index.ts';
import type { ShippingLocation, TaxRule } from '../../../formatters/vocabulary/api/cart.ts';

type LocatedTaxRule = EdgeStore['taxRules'][number];

/** Returns the tax rules for a shipping location; without a location, those that apply everywhere. */
export function applicableTaxRules(
  rules: readonly LocatedTaxRule[],
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
