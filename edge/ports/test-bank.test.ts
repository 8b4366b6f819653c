import { expect, it } from 'vitest';
import { createSiteKeys } from '../platform/crypto/site-keys.ts';
import { createTestBank, TEST_BANK_SIGNATURE, testBankPayment, testBankWebhook } from './test-bank.ts';

const keys = createSiteKeys(['a secret of these tests'], 'shop');
const bank = createTestBank(keys);
const EVENT = { id: 'e1', ref: 'r1', kind: 'paid', amountCents: 1000, currency: 'EUR' } as const;

it('a webhook is valid with the body that was signed', async () => {
  const { body, headers } = await testBankWebhook(keys, EVENT);
  expect(await bank.verifyWebhook(body, headers)).toEqual([EVENT]);
});

it('a webhook is not valid with another amount', async () => {
  const { body, headers } = await testBankWebhook(keys, EVENT);
  expect(await bank.verifyWebhook(body.replace('1000', '1'), headers)).toBeUndefined();
});

it('a webhook is not valid with a negative amount', async () => {
  const { body, headers } = await testBankWebhook(keys, { ...EVENT, amountCents: -1 });
  expect(await bank.verifyWebhook(body, headers)).toBeUndefined();
});

it('the token of a payment page signs no webhook', async () => {
  const { body } = await testBankWebhook(keys, EVENT);
  const hash = (await testBankWebhook(keys, EVENT)).headers.get(TEST_BANK_SIGNATURE)?.split('.')[0] ?? '';
  const { redirectUrl } = await bank.createCheckout({ ref: hash, amountCents: 1000, currency: 'EUR' });
  const token = new URL(redirectUrl, 'https://shop.test').searchParams.get('payment') ?? '';
  expect(await testBankPayment(keys, token)).toBe(hash);
  expect(await bank.verifyWebhook(body, new Headers({ [TEST_BANK_SIGNATURE]: token }))).toBeUndefined();
});
