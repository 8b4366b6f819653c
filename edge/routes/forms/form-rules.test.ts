import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { HONEYPOT_FIELD } from '../../../formatters/vocabulary/api/forms.ts';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import type { Env } from '../../platform/env.ts';
import {
  ask,
  FIELD_VALUES,
  form,
  newest,
  newKey,
  newVisitor,
  page,
  publishForms,
  send,
} from '../../testing/forms.ts';
import { publishRelease } from '../../testing/release.ts';
import { fakeNamespace } from '../../testing/store.ts';
import { keyOfPlainForm, shardFor, shardOfSubmission } from './form-key.ts';

beforeAll(publishForms);

afterEach(() => vi.unstubAllGlobals());

const PLAIN = { visitor: 'crumb', clientAddress: '192.0.2.1', body: '{}' };
const LIFE_MS = 600_000;

describe('the key of a form without scripts', () => {
  it('is the same for a second click', async () => {
    expect(await keyOfPlainForm(PLAIN, LIFE_MS)).toEqual(await keyOfPlainForm(PLAIN, LIFE_MS + 1));
  });

  it('is another one ten minutes later', async () => {
    expect(await keyOfPlainForm(PLAIN, LIFE_MS)).not.toEqual(await keyOfPlainForm(PLAIN, 2 * LIFE_MS));
  });

  it('is another one for other values', async () => {
    const other = { ...PLAIN, body: '{"a":1}' };
    expect(await keyOfPlainForm(PLAIN, LIFE_MS)).not.toEqual(await keyOfPlainForm(other, LIFE_MS));
  });
});

it('the submissions of an address are in one shard, the others in all', () => {
  expect(new Set(Array.from({ length: 20 }, () => shardFor('192.0.2.1'))).size).toBe(1);
  const others = Array.from({ length: 1000 }, () => shardFor(''));
  expect([...new Set(others)].toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

it.each([
  [`7${'a'.repeat(22)}`, 7],
  [`8${'a'.repeat(22)}`, undefined],
  [`7${'a'.repeat(21)}`, undefined],
  [`7${'a'.repeat(23)}`, undefined],
  ['', undefined],
])('a submission with the id %j is in the shard %s', (id, shard) => {
  expect(shardOfSubmission(id)).toBe(shard);
});

it('a submission is stored while the provider of the captcha does not respond', async () => {
  const visitor = await newVisitor();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('network')));
  const env = { BOT_CHECK_URL: 'https://bots.example', BOT_CHECK_SECRET: 's' };
  const body = page({ formId: 'guarded', form: '{}', key: await newKey(visitor), captchaKey: 'x' });
  expect((await ask(visitor, API.formSave, body, { env })).status).toBe(200);
});

it('a bot is detected by the trap among the fields, too', async () => {
  expect((await send(await newVisitor(), { ...FIELD_VALUES, [HONEYPOT_FIELD]: 'x' })).status).toBe(200);
  expect(await newest()).toMatchObject({ isSpam: true, spamReasons: ['trap'] });
});

it.each([
  ['saves too often', { save: async () => ({ outcome: 'too-often', retryAfterSeconds: 17 }) }, '17'],
  [
    'is overloaded',
    { save: () => Promise.reject(Object.assign(new Error('busy'), { overloaded: true })) },
    '2',
  ],
])('a visitor who %s is asked to wait', async (_, object, seconds) => {
  const visitor = await newVisitor();
  const body = page({ form: JSON.stringify(FIELD_VALUES), key: await newKey(visitor) });
  const env = { FORMS: fakeNamespace(object) as unknown as Env['FORMS'] };
  const { status, headers } = await ask(visitor, API.formSave, body, { env });
  expect([status, headers.get('retry-after')]).toEqual([429, seconds]);
});

it.each(['javascript:alert(1)', '//evil.test', 'data:text/html,x'])(
  'a form does not redirect to %s',
  async (successRedirect) => {
    const forms = { hostile: { ...form({ name: 'Hostile', fields: {} }), successRedirect } };
    await publishRelease({ edgeData: { forms } });
    const response = await (await newVisitor()).form(API.formSave, { formId: 'hostile' });
    expect([response.status, response.headers.get('location')]).toEqual([200, null]);
    await publishForms();
  },
);

it.each(['//evil.test', 'https://evil.test/', 'javascript:alert(1)'])(
  'the page after a form does not lead back to %s',
  async (pagePath) => {
    const fields = { formId: 'newsletter', 'field.email': 'ana@example.com', pagePath };
    const response = await (await newVisitor()).form(API.formSave, fields);
    expect(await response.text()).toMatch(/<a href="[/#]">Back to/);
  },
);
