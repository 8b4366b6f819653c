import { expect, it } from 'vitest';
import { BOT_ACTIONS } from './bot-check.ts';
import { createHttpBotCheck } from './http-bot-check.ts';

const REQUEST = { token: 'a token', actions: [BOT_ACTIONS.form], clientAddress: '192.0.2.1' };

/** Verifies a token with a provider that responds like this; returns the verdict and what the provider was sent. */
async function verify(response: Response | Error, request: Partial<typeof REQUEST> = {}) {
  const sent: RequestInit[] = [];
  const check = createHttpBotCheck({
    url: 'https://bots.example/verify',
    secret: 'our secret',
    fetch: async (_, init = {}) => {
      sent.push(init);
      if (response instanceof Error) throw response;
      return response;
    },
  });
  const verdict = await check.verify({ ...REQUEST, ...request });
  const { body, signal } = sent[0] ?? {};
  return { verdict, body: Object.fromEntries(body as URLSearchParams), signal };
}

const verdictOn = async (body: object) => (await verify(Response.json(body))).verdict;

it.each([
  ['is accepted with its score', { success: true, action: BOT_ACTIONS.form, score: 0.5 }, 'passed'],
  ['has a lower score', { success: true, action: BOT_ACTIONS.form, score: 0.49 }, 'failed'],
  ['is for another action', { success: true, action: BOT_ACTIONS.waitlist, score: 0.9 }, 'failed'],
  ['is rejected', { success: false, action: BOT_ACTIONS.form, score: 0.9 }, 'failed'],
  ['is of a checkbox, which has neither action nor score', { success: true }, 'passed'],
])('a token that %s has passed or failed', async (_, body, verdict) => {
  expect(await verdictOn(body)).toBe(verdict);
});

it('a token is unknown while the provider does not respond', async () => {
  expect((await verify(new Error('network'))).verdict).toBe('unknown');
});

it('a token is unknown if the response cannot be read', async () => {
  expect((await verify(new Response('<html>'))).verdict).toBe('unknown');
});

it('the provider receives the secret, the token and the address', async () => {
  const { body } = await verify(Response.json({ success: true }));
  expect(body).toEqual({ secret: 'our secret', response: 'a token', remoteip: '192.0.2.1' });
});

it.each([['2001:db8:0:0'], ['']])('the network %j is not sent as an address', async (clientAddress) => {
  const { body } = await verify(Response.json({ success: true }), { clientAddress });
  expect(body).not.toHaveProperty('remoteip');
});

it('the request to the provider ends after a while', async () => {
  expect((await verify(Response.json({ success: true }))).signal).toBeInstanceOf(AbortSignal);
});
