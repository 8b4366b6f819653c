import type { SiteKeys } from '../platform/crypto/site-keys.ts';
import type { Env } from '../platform/env.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createTestBank } from './test-bank.ts';

/** Returns the enabled payment providers. New payments use the first one. */
export function paymentProviders(env: Env, keys: SiteKeys): readonly PaymentProvider[] {
  return env.ALLOW_TEST_PAYMENTS === 'true' ? [createTestBank(keys)] : [];
}
