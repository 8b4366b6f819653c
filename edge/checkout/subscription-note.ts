import { type CatalogProduct, ownValue } from '../../compiler/model/index.ts';
import type { VisitorCart } from './visitor-cart.ts';

/** Describes how often a subscription is delivered; undefined for other carts. */
export function subscriptionNote({ stored, release }: VisitorCart): string | undefined {
  if (stored?.kind !== 'subscription') return undefined;
  const [entry] = stored.entries;
  const product = entry && ownValue(release.data.products, entry.itemId);
  const plan = product?.subscriptionPlan;
  if (product === undefined || plan === undefined) return undefined;
  return `${product.title}: ${periodText(plan)}. This order is the first one.`;
}

function periodText({
  billingPeriod: { value, unit },
  numBillingCycles,
}: NonNullable<CatalogProduct['subscriptionPlan']>): string {
  const name = unit.toLowerCase();
  const every = value === 1 ? `every ${name}` : `every ${value} ${name}s`;
  if (numBillingCycles === 0) return every;
  return `${every}, ${numBillingCycles} ${numBillingCycles === 1 ? 'time' : 'times'}`;
}
