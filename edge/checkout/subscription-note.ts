import { type CatalogProduct, ownValue } from '../../compiler/model/index.ts';
import { fillMessage } from '../../formatters/vocabulary/rules/fill-message.ts';
import type { ServerTexts } from '../../formatters/vocabulary/site/server-texts.ts';
import { serverTexts } from '../domain/server-texts.ts';
import type { VisitorCart } from './visitor-cart.ts';

/** Describes how often a subscription is delivered; undefined for other carts. */
export function subscriptionNote({ stored, release }: VisitorCart): string | undefined {
  if (stored?.kind !== 'subscription') return undefined;
  const [entry] = stored.entries;
  const product = entry && ownValue(release.data.products, entry.itemId);
  const plan = product?.subscriptionPlan;
  if (product === undefined || plan === undefined) return undefined;
  const texts = serverTexts(release.data);
  return fillMessage(texts.subscriptionNote, { productName: product.title, period: periodText(plan, texts) });
}

type Plan = NonNullable<CatalogProduct['subscriptionPlan']>;

function periodText({ billingPeriod: { value, unit }, numBillingCycles }: Plan, texts: ServerTexts): string {
  const [one, several] = PERIODS[unit];
  const period = value === 1 ? texts[one] : fillMessage(texts[several], { n: value });
  if (numBillingCycles === 0) return period;
  const times = numBillingCycles === 1 ? texts.subscriptionOneTime : texts.subscriptionTimes;
  return fillMessage(times, { period, n: numBillingCycles });
}

/** Keys of the texts for one unit and for several. */
const PERIODS = {
  WEEK: ['subscriptionWeek', 'subscriptionWeeks'],
  MONTH: ['subscriptionMonth', 'subscriptionMonths'],
  YEAR: ['subscriptionYear', 'subscriptionYears'],
} as const;
