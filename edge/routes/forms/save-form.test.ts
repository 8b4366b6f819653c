import { beforeAll, describe, expect, it } from 'vitest';
import type { SubmissionsResponse } from '../../../formatters/vocabulary/api/forms.ts';
import { API, pathTo } from '../../../formatters/vocabulary/api/paths.ts';
import type { Env } from '../../platform/env.ts';
import { createBrowser } from '../../testing/browser.ts';
import {
  ask,
  emails,
  FIELD_VALUES,
  newest,
  newKey,
  newVisitor,
  page,
  publishForms,
  send,
  signedIn,
  stored,
} from '../../testing/forms.ts';

beforeAll(publishForms);

describe('saving a form', () => {
  it('needs no account (R-ESESS-ROLE-02)', async () => {
    const visitor = await newVisitor();
    expect([...visitor.cookies.keys()]).toEqual(['crumb']);
    expect((await send(visitor, FIELD_VALUES)).status).toBe(200);
  });

  it('stores the page of the form; a form without a captcha needs no token (R-EFORM-API-02)', async () => {
    const visitor = await newVisitor();
    const where = { pageTitle: 'Contact', pagePath: '/contact' };
    expect((await send(visitor, FIELD_VALUES)).status).toBe(200);
    expect(await newest()).toMatchObject({ formId: 'contact', ...where, isSpam: false });
    expect((await send(visitor, FIELD_VALUES, { captchaKey: 'x' })).status).toBe(200);
    expect(await newest()).toMatchObject({ formId: 'contact', ...where, isSpam: false });
  });

  it('normalizes values (R-FORM-SUBMIT-05)', async () => {
    const message = ' Bom\r\ndia\u0007 ';
    const values = { ...FIELD_VALUES, message, from: 'x'.repeat(5000), head: 'x', more: 'x' };
    expect((await send(await newVisitor(), values)).status).toBe(200);
    const { answers = {} } = (await newest()) ?? {};
    expect(answers).toMatchObject({
      message: 'Bom\ndia',
      from: 'x'.repeat(2048),
      phone: ['', '555', '123', '4567'],
    });
    expect(Object.keys(answers)).not.toContain('head');
    expect(Object.keys(answers)).not.toContain('more');
  });

  it('stores no passwords, and sends none by email (R-EDFORM-TYPE-04)', async () => {
    expect((await send(await newVisitor(), { ...FIELD_VALUES, secret: 'hunter2' })).status).toBe(200);
    const [submission, [mail]] = [await newest(), await emails()];
    expect(submission).toMatchObject({ answers: { secret: '__MASKED_FIELD__' } });
    expect(mail?.text).toContain('Secret: __MASKED_FIELD__\n');
    expect(JSON.stringify([submission, mail])).not.toContain('hunter2');
  });

  it('stores no mask for an empty password', async () => {
    await send(await newVisitor(), { ...FIELD_VALUES, secret: '' });
    expect(await newest()).toMatchObject({ answers: { secret: '' } });
  });

  it('returns stored passwords as a mask (R-DATA-LIMIT-10)', async () => {
    await send(await newVisitor(), { ...FIELD_VALUES, secret: 'hunter2' });
    const list = await (await signedIn()).get(pathTo('editorSubmissions', { formId: 'contact' }));
    const { submissions } = await list.json<SubmissionsResponse>();
    expect(submissions[0]?.answers.secret).toBe('__MASKED_FIELD__');
    // A field that was left empty looks empty.
    await send(await newVisitor(), { ...FIELD_VALUES, secret: '' });
    expect(await newest()).toMatchObject({ answers: { secret: '' } });
  });

  it('notifies the owner, without lines of the visitor in the header', async () => {
    const values = { ...FIELD_VALUES, when: ['2', '28', '2026'], topics: ['Plates', 'Mugs'] };
    await send(await newVisitor(), values);
    const [mail] = await emails();
    expect(mail).toMatchObject({
      to: 'studio@olaria.test',
      subject: 'New submission: Write to us',
      state: 'retained',
    });
    expect(mail?.text).toContain('Email: ana@example.com\nMessage: Bom dia\n');
    expect(mail?.text).toContain('Phone: 555 123 4567\nWhen: 2/28/2026\nTopics: Plates, Mugs\n');
  });

  it('stores nothing that is invalid (R-EFORM-API-08)', async () => {
    const before = (await stored()).length;
    expect((await send(await newVisitor(), { ...FIELD_VALUES, email: 'x' })).status).toBe(400);
    expect(await stored()).toHaveLength(before);
  });

  it('validates the fields again', async () => {
    const response = await send(await newVisitor(), {
      message: 'x'.repeat(21),
      topics: ['Bowls'],
      when: ['2', '30', '2026'],
    });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      {
        errors: {
          email: 'Required',
          message: 'You have exceeded the character limit.',
          topics: 'Select one of the options.',
          when: 'Enter a valid date.',
        },
      },
    ]);
  });

  it('returns errors at the top level (R-FORM-ERR-16)', async () => {
    const response = await send(await newVisitor(), {});
    const sentence = 'One or more fields is invalid, please check your entries.';
    expect(await response.json()).toEqual({
      error: sentence,
      message: sentence,
      errors: { email: 'Required' },
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

  it('accepts i and c as the source of the page (R-DATA-FORM-09)', async () => {
    const visitor = await newVisitor();
    const statusOf = async (contentSource: unknown) =>
      (await send(visitor, FIELD_VALUES, { contentSource })).status;
    for (const source of ['i', 'c']) expect([source, await statusOf(source)]).toEqual([source, 200]);
    for (const source of ['', 'x', 'p', 'item', 'I', 1, null, undefined])
      expect([source, await statusOf(source)]).toEqual([source, 400]);
  });

  it('accepts the text of an object as the form', async () => {
    const visitor = await newVisitor();
    for (const text of ['', '[]', 'null', '"x"', '1', '{', `${'{"a":'.repeat(50)}1${'}'.repeat(50)}`]) {
      const response = await send(visitor, {}, { form: text });
      expect([text, response.status, await response.json()]).toMatchObject([
        text,
        400,
        { error: 'Could not parse the form fields, please check your entries.' },
      ]);
    }
    expect((await send(visitor, {}, { form: '{"email":"ana@example.com"}' })).status).toBe(200);
    const formless = await send(visitor, FIELD_VALUES, { form: undefined });
    expect(await formless.json()).toMatchObject({ errors: { form: expect.any(String) } });
    const keyless = await send(visitor, FIELD_VALUES, { key: undefined });
    expect([keyless.status, await keyless.json()]).toMatchObject([
      400,
      { errors: { key: expect.any(String) } },
    ]);
  });

  it('accepts published forms only (R-EFORM-API-09)', async () => {
    for (const formId of ['none', '__proto__', 'constructor']) {
      const response = await send(await newVisitor(), FIELD_VALUES, { formId });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: 'This form has not been configured yet.' });
    }
  });

  it('rejects invalid values and keys with 400 (R-EFORM-API-09)', async () => {
    const visitor = await newVisitor();
    const before = (await stored()).length;
    expect((await send(visitor, { ...FIELD_VALUES, email: 'x' })).status).toBe(400);
    for (const key of ['x', '']) expect((await send(visitor, FIELD_VALUES, { key })).status).toBe(400);
    expect(await stored()).toHaveLength(before);
  });

  it('requires the crumb (R-ESESS-API-06)', async () => {
    const visitor = await newVisitor();
    const key = await newKey(visitor);
    const body = page({ form: JSON.stringify(FIELD_VALUES), key });
    const before = (await stored()).length;
    for (const crumb of ['', 'x', `${visitor.cookies.get('crumb')}x`])
      expect((await visitor.json('POST', API.formSave, body, { 'x-csrf-token': crumb })).status).toBe(403);
    expect(await stored()).toHaveLength(before);
  });

  it('sends a new crumb after a rejected one, so that a retry succeeds (R-ESESS-API-07)', async () => {
    const visitor = createBrowser();
    const key = await newKey(visitor);
    visitor.cookies.set('crumb', 'expired');
    const rejected = await send(visitor, FIELD_VALUES, { key });
    const sentence = 'Your session has expired. Please reload the page and try again.';
    expect([rejected.status, await rejected.json()]).toEqual([
      403,
      { error: sentence, message: sentence, crumbFail: true },
    ]);
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

describe('validating a form', () => {
  const path = (id: string) => API.formValidate.replace(':formId', id);

  it('takes the values as JSON (R-EFORM-API-06)', async () => {
    const visitor = await newVisitor();
    expect((await visitor.json('POST', path('contact'), { email: 'ana@example.com' })).status).toBe(200);
  });

  it('returns errors by field id (R-EFORM-API-07)', async () => {
    const visitor = await newVisitor();
    const bad = await visitor.json('POST', path('contact'), { message: 'x'.repeat(21) });
    expect([bad.status, await bad.json()]).toEqual([
      200,
      { email: 'Required', message: 'You have exceeded the character limit.' },
    ]);
  });

  it('returns no errors for valid values, and rejects other requests', async () => {
    const visitor = await newVisitor();
    const good = await visitor.json('POST', path('contact'), { email: 'ana@example.com' });
    expect([good.status, await good.json()]).toEqual([200, {}]);
    expect((await visitor.json('POST', path('contact'), [])).status).toBe(400);
    expect((await visitor.json('POST', path('none'), {})).status).toBe(404);
    expect((await createBrowser().json('POST', path('contact'), {})).status).toBe(403);
  });
});
