import { beforeAll, describe, expect, it } from 'vitest';
import { HONEYPOT_FIELD } from '../../../formatters/vocabulary/api/forms.ts';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import type { Env } from '../../platform/env.ts';
import { createTenant } from '../../tenancy/tenant.ts';
import { createBrowser } from '../../testing/browser.ts';
import {
  ask,
  emails,
  FIELD_VALUES,
  guarded,
  newest,
  newKey,
  newVisitor,
  page,
  publishForms,
  send,
  signedIn,
  stored,
  submissionPath,
} from '../../testing/forms.ts';
import { publishRelease, testEnv } from '../../testing/release.ts';

beforeAll(publishForms);

describe('the form key', () => {
  it('is requested without a body (R-EFORM-API-03, R-EFORM-API-04, R-ESESS-ROLE-02)', async () => {
    const response = await createBrowser().get(API.formKey, { method: 'POST' });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ key: expect.stringMatching(/^[0-7][\w-]{22}~\w+\.[\w-]{43}$/) });
  });

  it('is valid for ten minutes, on its own site only (R-EFORM-API-05)', async () => {
    const visitor = await newVisitor();
    const nonce = 'A'.repeat(22);
    const signed = (siteId: string, age: number, purpose = 'form-key') =>
      createTenant(testEnv(), siteId).keys.sign(purpose, `3${nonce}~${(Date.now() - age).toString(36)}`);
    const bad = [
      await signed('shop', 601_000),
      await signed('shop', -3_600_000),
      await signed('other', 0),
      await signed('shop', 0, 'crumb'),
      '',
      'x.y',
      '~.',
    ];
    for (const key of bad) {
      const response = await send(visitor, FIELD_VALUES, { key });
      expect([key, response.status]).toEqual([key, 400]);
      expect(await response.json()).toMatchObject({
        error: 'Error processing form submission. Please reload and try again.',
      });
    }
    expect((await send(visitor, FIELD_VALUES, { key: await signed('shop', 599_000) })).status).toBe(200);
  });

  it('saves once: a retry returns the same result, other values are rejected (R-EFORM-API-05, R-EFORM-API-08)', async () => {
    const visitor = await newVisitor();
    const key = await newKey(visitor);
    const before = (await stored()).length;
    const responses = await Promise.all([1, 2, 3].map(() => send(visitor, FIELD_VALUES, { key })));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const other = await send(visitor, { ...FIELD_VALUES, message: 'Other' }, { key });
    expect(other.status).toBe(400);
    expect(await stored()).toHaveLength(before + 1);
  });
});

describe('saving a form', () => {
  it('stores normalized values without passwords and notifies the owner (R-EDFORM-TYPE-04, R-DATA-LIMIT-10, R-FORM-SUBMIT-05, R-EFORM-API-02)', async () => {
    const response = await send(await newVisitor(), {
      ...FIELD_VALUES,
      secret: 'hunter2',
      from: 'x'.repeat(5000),
      head: 'x',
      when: ['2', '28', '2026'],
      topics: ['Plates', 'Mugs'],
      more: 'x',
    });
    expect(response.status).toBe(200);
    const submission = await newest();
    expect(submission).toMatchObject({
      formId: 'contact',
      pageTitle: 'Contact',
      pagePath: '/contact',
      isSpam: false,
      answers: {
        email: 'ana@example.com',
        message: 'Bom dia',
        secret: '__MASKED_FIELD__',
        from: 'x'.repeat(2048),
        phone: ['', '555', '123', '4567'],
      },
    });
    expect(Object.keys(submission?.answers ?? {})).not.toContain('more');
    const [mail] = await emails();
    // Visitor input cannot add header lines.
    expect(mail).toMatchObject({
      to: 'studio@olaria.test',
      subject: 'New answer: Write to us',
      state: 'kept',
    });
    expect(mail?.text).toContain('Email: ana@example.com\nMessage: Bom dia\nSecret: __MASKED_FIELD__\n');
    expect(mail?.text).toContain('Phone: 555 123 4567\nWhen: 2/28/2026\nTopics: Plates, Mugs\n');
    expect(JSON.stringify([submission, mail])).not.toContain('hunter2');
  });

  it('validates the fields again and returns errors at the top level (R-FORM-ERR-16, R-FORM-VAL-11)', async () => {
    const response = await send(await newVisitor(), {
      message: 'x'.repeat(21),
      topics: ['Bowls'],
      when: ['2', '30', '2026'],
    });
    expect(response.status).toBe(400);
    const sentence = 'One or more fields is invalid, please check your entries.';
    expect(await response.json()).toEqual({
      error: sentence,
      message: sentence,
      errors: {
        email: 'Required',
        message: 'You have exceeded the character limit.',
        topics: 'Select one of the options.',
        when: 'Enter a valid date.',
      },
    });
  });

  it('handles newsletters, each with its own form id (R-EFORM-API-17)', async () => {
    const response = await send(
      await newVisitor(),
      { email: 'reader@example.com' },
      { formId: 'newsletter' },
    );
    expect(response.status).toBe(200);
    expect(await stored('newsletter')).toMatchObject([{ answers: { email: 'reader@example.com' } }]);
  });

  it('accepts i and c as the source of the page, and the text of an object as the form (R-DATA-FORM-06, R-DATA-FORM-09)', async () => {
    const visitor = await newVisitor();
    for (const contentSource of ['i', 'c'])
      expect((await send(visitor, FIELD_VALUES, { contentSource })).status).toBe(200);
    for (const contentSource of ['', 'x', 'I', 1, null, undefined])
      expect([contentSource, (await send(visitor, FIELD_VALUES, { contentSource })).status]).toEqual([
        contentSource,
        400,
      ]);
    for (const text of ['', '[]', 'null', '"x"', '1', '{', `${'{"a":'.repeat(50)}1${'}'.repeat(50)}`]) {
      const response = await send(visitor, {}, { form: text });
      expect([text, response.status, await response.json()]).toMatchObject([
        text,
        400,
        { error: 'Could not parse the form fields, please check your entries.' },
      ]);
    }
  });

  it('accepts published forms only (R-EFORM-API-09)', async () => {
    for (const formId of ['none', '__proto__', 'constructor']) {
      const response = await send(await newVisitor(), FIELD_VALUES, { formId });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: 'This form has not been configured yet.' });
    }
  });

  it('requires the crumb, and a retry with the new one succeeds (R-ESESS-API-06, R-ESESS-API-07)', async () => {
    const visitor = createBrowser();
    const key = await newKey(visitor);
    const rejected = await send(visitor, FIELD_VALUES, { key });
    expect(rejected.status).toBe(403);
    expect(await rejected.json()).toMatchObject({ crumbFail: true });
    expect((await send(visitor, FIELD_VALUES, { key })).status).toBe(200);
  });

  it('rejects the sixth request of a minute per address and form, with any key (R-EFORM-API-09)', async () => {
    const visitor = await newVisitor();
    const env = { CLIENT_ADDRESS_HEADER: 'x-address' };
    const headers = { 'x-address': '192.0.2.7' };
    const post = async (message: string, key: string) =>
      ask(visitor, API.formSave, page({ form: JSON.stringify({ ...FIELD_VALUES, message }), key }), {
        env,
        headers,
      });
    const ownKey = async () => {
      const response = await ask(visitor, API.formKey, {}, { env, headers });
      return ((await response.json()) as { key: string }).key;
    };
    const before = (await stored()).length;
    const keys = [
      await ownKey(),
      await newKey(visitor),
      await newKey(visitor),
      await newKey(visitor),
      await ownKey(),
    ];
    for (const [index, key] of keys.entries()) expect((await post(`${index}`, key)).status).toBe(200);
    const rejected = await post('6', await newKey(visitor));
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await rejected.json()).toMatchObject({
      error: 'Unable to submit form. Submission rate limit exceeded. Please try again later.',
    });
    // Retries of stored submissions succeed, and other forms have their own limit.
    expect((await post('1', keys[1] ?? '')).status).toBe(200);
    expect(await stored()).toHaveLength(before + 5);
    const other = page({ formId: 'poll', form: '{}', key: await ownKey() });
    expect((await ask(visitor, API.formSave, other, { env, headers })).status).toBe(200);
  });

  it('reports when nothing can be stored (R-EFORM-API-09)', async () => {
    const visitor = await newVisitor();
    const broken = {
      idFromName: () => 'id',
      get: () => ({ save: () => Promise.reject(new Error('disk full')) }),
    };
    const response = await ask(
      visitor,
      API.formSave,
      page({ form: JSON.stringify(FIELD_VALUES), key: await newKey(visitor) }),
      {
        env: { FORMS: broken as unknown as Env['FORMS'] },
      },
    );
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ error: 'Unable to send form. Please try again later.' });
  });
});

describe('bots', () => {
  it.each([
    ['the trap', { [HONEYPOT_FIELD]: 'x' }, ['trap']],
    ['the trap, in no time at all', { [HONEYPOT_FIELD]: 'x', filledInMs: 0 }, ['trap']],
  ])(
    'detected by %s are stored as spam, and the owner is notified only after they are unmarked',
    async (_, fields, spamReasons) => {
      const emailsBefore = (await emails()).length;
      const visitor = await newVisitor();
      expect((await send(visitor, FIELD_VALUES, fields)).status).toBe(200);
      const id = (await newest())?.id ?? '';
      expect(await newest()).toMatchObject({ isSpam: true, spamReasons });
      expect(await emails()).toHaveLength(emailsBefore);
      const owner = await signedIn();
      for (const isSpam of [false, true, false]) {
        const response = await owner.json('PATCH', submissionPath(id), { isSpam });
        expect([response.status, await response.json()]).toEqual([200, { id, isSpam }]);
      }
      expect(await newest()).toMatchObject({ isSpam: false, spamReasons: [] });
      expect(await emails()).toHaveLength(emailsBefore + 1);
    },
  );

  it('are not detected by speed: browsers fill in forms, and no page measures it', async () => {
    const visitor = await newVisitor();
    expect((await send(visitor, FIELD_VALUES, { filledInMs: 0 })).status).toBe(200);
    expect(await newest()).toMatchObject({ isSpam: false, spamReasons: [] });
  });

  it('are not assumed when the form has no honeypot, or an empty one', async () => {
    for (const trap of [null, '']) {
      const visitor = await newVisitor();
      expect((await send(visitor, FIELD_VALUES, { [HONEYPOT_FIELD]: trap })).status).toBe(200);
      expect(await newest()).toMatchObject({ isSpam: false });
    }
  });

  it('require a token of the right action where the form has a captcha (R-EFORM-API-09, R-EFORM-API-10, R-EFORM-API-11, R-EFORM-API-13, R-EFORM-API-16, R-EFORM-API-02)', async () => {
    const visitor = await newVisitor();
    const env = { BOT_CHECK_URL: 'test' };
    const post = async (captchaKey: string | undefined, key?: string) =>
      ask(
        visitor,
        API.formSave,
        page({ formId: 'guarded', form: '{}', key: key ?? (await newKey(visitor)), captchaKey }),
        { env },
      );
    for (const token of [
      undefined,
      '',
      'x',
      'test:PRODUCT_WAITLIST_SUBMISSION:0.9',
      'test:FORM_BLOCK_SUBMISSION:0.4',
    ]) {
      const response = await post(token);
      expect([token, response.status]).toEqual([token, 401]);
      expect(await response.json()).toMatchObject({
        error: 'Unable to submit form. Please try again later.',
      });
    }
    const key = await newKey(visitor);
    expect((await post('test:FORM_BLOCK_SUBMISSION:0.5', key)).status).toBe(200);
    // A retry after a lost response: the provider does not accept its token again.
    expect((await post('used up', key)).status).toBe(200);
    expect((await post('test:NEWSLETTER_BLOCK_SUBMISSION:0.9')).status).toBe(200);
    expect((await post('test:PROMO_POPUP_SUBMISSION:0.9')).status).toBe(200);
    expect(await stored('guarded')).toHaveLength(3);
    // Without a provider, tokens cannot be verified.
    const unverified = await send(visitor, {}, { formId: 'guarded', captchaKey: 'made up' });
    expect([unverified.status, await stored('guarded')]).toMatchObject([401, { length: 3 }]);
  });

  it('are not checked without a site key (R-EFORM-API-16)', async () => {
    await publishRelease({ edgeData: { forms: { guarded } } }, 'other');
    const visitor = createBrowser('other.test');
    await visitor.json('POST', API.formSave, {});
    expect((await send(visitor, {}, { formId: 'guarded' })).status).toBe(200);
  });
});

describe('validating a form (R-EFORM-API-06)', () => {
  const path = (id: string) => API.formValidate.replace(':formId', id);

  it('returns errors by field id, none for valid values (R-EFORM-API-07)', async () => {
    const visitor = await newVisitor();
    const good = await visitor.json('POST', path('contact'), { email: 'ana@example.com' });
    expect([good.status, await good.json()]).toEqual([200, {}]);
    const bad = await visitor.json('POST', path('contact'), { message: '' });
    expect([bad.status, await bad.json()]).toEqual([200, { email: 'Required' }]);
    expect((await visitor.json('POST', path('none'), {})).status).toBe(404);
    expect((await visitor.json('POST', path('contact'), [])).status).toBe(400);
    expect((await createBrowser().json('POST', path('contact'), {})).status).toBe(403);
  });
});
