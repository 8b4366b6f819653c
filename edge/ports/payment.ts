import type { Env } from '../env.ts';
import type { SiteKeys } from '../tenancy/site-keys.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createTestBank } from './payment-test-bank.ts';

/** Those that this deployment may use, by name. The first one takes the payments. */
export function paymentProviders(env: Env, keys: SiteKeys): readonly PaymentProvider[] {
  return env.ALLOW_TEST_PAYMENTS === 'true' ? [createTestBank(keys)] : [];
}
