import { expect, it } from 'vitest';
import type { Email } from '../domain/email.ts';
import { createHttpEmailProvider, type HttpEmailSettings } from './http-email-provider.ts';

const EMAIL = { id: 'order 7', to: 'ana@example.com', subject: 'Order #7', text: 'Thank you.' };
const SETTINGS = { url: 'https://mail.example/send', from: 'shop@olaria.example' };

/** Sends the email to a provider that responds with this status; returns its request. */
async function send(settings: Omit<HttpEmailSettings, 'fetch'>, status = 200, email: Email = EMAIL) {
  const requests: Request[] = [];
  const provider = createHttpEmailProvider({
    ...settings,
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      return new Response(null, { status });
    },
  });
  await provider.send(email);
  return requests[0];
}

it('an email is sent with an idempotency key, so that a retry is no second email', async () => {
  expect((await send(SETTINGS))?.headers.get('idempotency-key')).toBe('order 7');
});

it('an email has the sender of the settings', async () => {
  const { id: _, ...content } = EMAIL;
  expect(await (await send(SETTINGS))?.json()).toEqual({ from: 'shop@olaria.example', ...content });
});

it('an email has its own headers', async () => {
  const headers = { 'List-Unsubscribe': '<https://shop.test/end>' };
  const request = await send(SETTINGS, 200, { ...EMAIL, headers });
  expect(await request?.json()).toMatchObject({ headers });
});

it('the provider receives the token of the settings', async () => {
  const request = await send({ ...SETTINGS, token: 'secret' });
  expect(request?.headers.get('authorization')).toBe('Bearer secret');
});

it.each([400, 422, 500])('an email that the provider rejects with %s has not been sent', async (status) => {
  await expect(send(SETTINGS, status)).rejects.toThrow(`${status}`);
});
