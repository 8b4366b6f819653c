import { describe, expect, it } from 'vitest';
import { WEBSITE_STATUS } from '../../formatters/vocabulary/site/website-status.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { paymentMode, providerOfNewPayments } from './payment-providers.ts';

const [live, test] = [false, true].map((isTest) => ({ isTest }) as PaymentProvider);

describe('the provider of new payments', () => {
  it.each([
    ['trial', test],
    ['expired', test],
    ['paid', live],
    ['enterprise', live],
    [undefined, live],
  ] as const)('of a website that is %s', (name, expected) => {
    const status = name && WEBSITE_STATUS[name];
    const providers = [live, test].filter((each) => each !== undefined);
    expect(providerOfNewPayments(providers, status)).toBe(expected);
  });

  it('is missing for a trial without a test provider (R-ENUM-VAL-16)', () => {
    expect(providerOfNewPayments([live as PaymentProvider], WEBSITE_STATUS.trial)).toBeUndefined();
    expect(providerOfNewPayments([], WEBSITE_STATUS.paid)).toBeUndefined();
  });
});

it('payments are live when a provider charges money, else in test mode or off', () => {
  const modes = [[live, test], [test], []].map((all) => paymentMode(all as readonly PaymentProvider[]));
  expect(modes).toEqual(['live', 'test', 'none']);
});
