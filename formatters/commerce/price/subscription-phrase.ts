import type { Scope } from '../../contract.ts';
import type { Dialect } from '../../dialect.ts';
import { asString } from '../../values/as-string.ts';
import { fragmentText } from '../../values/fragment-text.ts';
import { localized } from '../localized.ts';
import type { SubscriptionTerm } from './subscription-term.ts';

/** The pattern of a subscription price: the site's own or the English default (language reference 13.11). */
interface PhraseOptions {
  readonly isVaried: boolean;
  readonly dialect: Dialect;
}

export function subscriptionPhrase(
  scope: Scope,
  term: SubscriptionTerm,
  { isVaried, dialect }: PhraseOptions,
): string {
  const own = localized(scope, phraseName(term, isVaried));
  return own === undefined ? englishPhrase(term, isVaried) : fragmentText(dialect)(asString(own));
}

/** `productPrice__singlePrice__nWeekly__limited__1Years`. */
function phraseName(term: SubscriptionTerm, isVaried: boolean): string {
  const prices = isVaried ? 'multiplePrices' : 'singlePrice';
  const period = `${term.value === 1 ? '1' : 'n'}${capitalized(term.unit)}ly`;
  const end = `limited__${term.duration === 1 ? '1' : 'n'}${capitalized(term.durationUnit)}s`;
  return `productPrice__${prices}__${period}__${term.duration === 0 ? 'indefinite' : end}`;
}

/** `{price} every {billingPeriodValue} weeks for {duration} year`. */
function englishPhrase(term: SubscriptionTerm, isVaried: boolean): string {
  const unit = term.unit.toLowerCase();
  const period = term.value > 1 ? `{billingPeriodValue} ${unit}s` : unit;
  const durationUnit = `${term.durationUnit.toLowerCase()}${term.duration === 1 ? '' : 's'}`;
  const end = term.cycles > 0 ? ` for {duration} ${durationUnit}` : '';
  return `${isVaried ? 'from ' : ''}{price} every ${period}${end}`;
}

function capitalized(unit: string): string {
  return unit.slice(0, 1).toUpperCase() + unit.slice(1).toLowerCase();
}
