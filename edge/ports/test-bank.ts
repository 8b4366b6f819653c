import { z } from 'zod';
import { parseJson } from '../../formatters/index.ts';
import { EDGE_PAGES } from '../../formatters/vocabulary/api/paths.ts';
import type { PaymentEvent } from '../domain/store/payment.ts';
import { hashText } from '../platform/crypto/hash-text.ts';
import type { SiteKeys } from '../platform/crypto/site-keys.ts';
import type { PaymentProvider } from './payment-provider.ts';

export const TEST_BANK = 'test';
/** Header with the webhook signature. */
export const TEST_BANK_SIGNATURE = 'quoin-signature';
const PAGE_PURPOSE = 'test-bank';
const WEBHOOK_PURPOSE = 'test-bank-webhook';

const eventSchema: z.ZodType<PaymentEvent> = z.strictObject({
  id: z.string().min(1).max(200),
  ref: z.string().min(1).max(200),
  kind: z.enum(['paid', 'failed', 'refunded']),
  amountCents: z.int().min(0),
  currency: z.string().length(3),
});

/**
 * A payment provider for tests: the customer selects the result on a page of the Worker, which is delivered as a signed
 * webhook.
 */
export function createTestBank(keys: SiteKeys): PaymentProvider {
  return {
    name: TEST_BANK,
    isTest: true,
    createCheckout: async ({ ref }) => {
      const token = await keys.sign(PAGE_PURPOSE, ref);
      return { redirectUrl: `${EDGE_PAGES.testBank}?payment=${encodeURIComponent(token)}` };
    },
    verifyWebhook: async (rawBody, headers) => {
      const signed = await keys.verify(WEBHOOK_PURPOSE, headers.get(TEST_BANK_SIGNATURE) ?? '');
      if (signed !== (await hashText(rawBody))) return undefined;
      const event = eventSchema.safeParse(parseJson(rawBody));
      return event.success ? [event.data] : undefined;
    },
  };
}

/** Returns the payment of a page token. */
export function testBankPayment(keys: SiteKeys, token: string): Promise<string | undefined> {
  return keys.verify(PAGE_PURPOSE, token);
}

/** Creates the webhook for a result. */
export async function testBankWebhook(
  keys: SiteKeys,
  event: PaymentEvent,
): Promise<{ readonly body: string; readonly headers: Headers }> {
  const body = JSON.stringify(event);
  const signature = await keys.sign(WEBHOOK_PURPOSE, await hashText(body));
  return { body, headers: new Headers({ [TEST_BANK_SIGNATURE]: signature }) };
}
