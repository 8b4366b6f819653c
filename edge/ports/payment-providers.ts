import type { PaymentMode } from '../../formatters/vocabulary/api/editor/documents.ts';
import { takesLiveOrders, websiteStatus } from '../../formatters/vocabulary/site/website-status.ts';
import type { SiteKeys } from '../platform/crypto/site-keys.ts';
import type { Env } from '../platform/env.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createTestBank } from './test-bank.ts';

/** Returns the enabled payment providers, whose events are accepted. */
export function paymentProviders(env: Env, keys: SiteKeys): readonly PaymentProvider[] {
  return env.ALLOW_TEST_PAYMENTS === 'true' ? [createTestBank(keys)] : [];
}

/** Returns what the providers can charge. */
export function paymentMode(providers: readonly PaymentProvider[]): PaymentMode {
  if (providers.length === 0) return 'none';
  return providers.every(({ isTest }) => isTest) ? 'test' : 'live';
}

/** Returns the provider of new payments. Trial websites take test orders only (gaps B16). */
export function providerOfNewPayments(
  providers: readonly PaymentProvider[],
  status: number | undefined,
): PaymentProvider | undefined {
  const isLive = takesLiveOrders(websiteStatus(status));
  return providers.find(({ isTest }) => isLive || isTest);
}
