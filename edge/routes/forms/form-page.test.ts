import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../fixtures/property-runs.ts';
import { HONEYPOT_FIELD } from '../../../formatters/vocabulary/api/forms.ts';
import { API, pathTo } from '../../../formatters/vocabulary/api/paths.ts';
import { createApp } from '../../app.ts';
import { createBrowser } from '../../testing/browser.ts';
import {
  FIELD_VALUES,
  jsonOf,
  newest,
  newKey,
  newVisitor,
  page,
  publishForms,
  send,
  stored,
} from '../../testing/forms.ts';
import { testEnv } from '../../testing/release.ts';

beforeAll(publishForms);

describe('without scripts', () => {
  const plain = { ...page(), 'field.email': 'ana@example.com', 'field.message': 'Plain' };

  it('a form is stored and responds with a page', async () => {
    const visitor = await newVisitor();
    const response = await visitor.form(API.formSave, plain);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    const text = await response.text();
    expect(text).toContain('<p><strong>Thank you!</strong></p>');
    expect(text).toContain('href="/contact"');
    expect(await newest()).toMatchObject({ answers: { message: 'Plain' }, isSpam: false });
  });

  it('a form needs i, c or nothing as the source of its page (R-DATA-FORM-09)', async () => {
    const visitor = await newVisitor();
    const { contentSource: _, ...rest } = plain;
    const statusOf = async (fields: Readonly<Record<string, string>>) =>
      (
        await visitor.form(API.formSave, {
          ...rest,
          'field.message': `From ${fields.contentSource}`,
          ...fields,
        })
      ).status;
    expect(await statusOf({})).toBe(200);
    for (const [contentSource, status] of [
      ['i', 200],
      ['c', 200],
      ['x', 400],
      ['', 400],
    ] as const)
      expect([contentSource, await statusOf({ contentSource })]).toEqual([contentSource, status]);
  });

  it('a form without the source of its page is one of a collection', async () => {
    const { contentSource: _, ...rest } = { ...plain, 'field.email': 'ana' };
    const response = await (await newVisitor()).form(API.formSave, rest);
    expect(await response.text()).toContain('name="contentSource" value="c"');
  });

  it('a second click is no second submission, but another visitor is (G3)', async () => {
    const before = (await stored()).length;
    const fields = { ...plain, 'field.message': 'Twice' };
    const visitor = await newVisitor();
    await Promise.all([visitor.form(API.formSave, fields), visitor.form(API.formSave, fields)]);
    await (await newVisitor()).form(API.formSave, fields);
    // Browsers without cookies cannot be distinguished, so nothing counts as a repetition.
    await createBrowser().form(API.formSave, fields);
    await createBrowser().form(API.formSave, fields);
    expect(await stored()).toHaveLength(before + 4);
  });

  it('a rejected form returns all entered values except the password', async () => {
    const hostile = '"><script>alert(1)</script>';
    const response = await (await newVisitor()).form(API.formSave, {
      ...plain,
      'field.email': hostile,
      'field.secret': 'hunter2',
      'field.when': '2026-11-21',
      'field.topics': 'Mugs',
      'field.phone.Line': '4567',
    });
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text).toContain('Email is not valid. Email addresses should follow the format user@domain.com.');
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;');
    expect(text).toContain('value="2026-11-21"');
    expect(text).toContain(`method="post" action="${API.formSave}">`);
    expect(text).toContain('value="4567"');
    expect(text).toMatch(/value="Mugs" checked/);
    expect(text).not.toMatch(/value="Plates" checked/);
    expect(text).not.toContain('hunter2');
    expect(text).not.toContain('<script>alert');
  });

  it('a form with a redirect leads there (R-FORM-SUBMIT-08)', async () => {
    const response = await (await newVisitor()).form(API.formSave, { formId: 'poll' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/thanks']);
  });

  it('a form with a redirect that is not allowed shows its message (R-FORM-SUBMIT-12)', async () => {
    const response = await (await newVisitor()).form(API.formSave, { formId: 'unsafe' });
    expect([response.status, response.headers.get('location')]).toEqual([200, null]);
    expect(await response.text()).toContain('Thank you!');
  });

  it('a captcha cannot be solved, and the page says so', async () => {
    const response = await (await newVisitor()).form(API.formSave, { formId: 'guarded' });
    expect(response.status).toBe(401);
    expect(await response.text()).toContain('This form requires JavaScript.');
  });

  it('the honeypot marks spam, and a form of another site is rejected', async () => {
    const visitor = await newVisitor();
    await visitor.form(API.formSave, { ...plain, [HONEYPOT_FIELD]: 'x' });
    expect(await newest()).toMatchObject({ isSpam: true });
    const foreign = await visitor.get(API.formSave, {
      method: 'POST',
      body: new URLSearchParams(plain),
      headers: { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
  });
});

describe('arbitrary submissions', () => {
  const visitorOf = async () => {
    const app = createApp();
    const visitor = createBrowser('shop.test', async (request) => app.fetch(request, testEnv()));
    await visitor.get('/cart');
    return visitor;
  };

  it('never cause an internal error', async () => {
    const visitor = await visitorOf();
    const word = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('contact', 'poll', 'c', '{}', '[]', '{"email":["a"]}', '__proto__', '\0'),
      fc.json(),
    );
    const names = ['formId', 'form', 'key', 'captchaKey', 'pageTitle', 'pageId', 'contentSource', 'pagePath'];
    const fieldNames = ['field.email', 'field.phone.Line', 'field.topics', 'field.', HONEYPOT_FIELD];
    const fields = fc.dictionary(fc.constantFrom(...names, ...fieldNames, '__proto__'), word);
    const { form: _, ...whole } = page({ form: '', key: await newKey(visitor) }) as Record<string, unknown>;
    const answers = fc.oneof(
      fc.json(),
      fc.object({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
    );
    const bodies = fc.oneof(
      fields.map((given) => JSON.stringify(given)),
      answers.map((form) => JSON.stringify({ ...whole, form })),
      fc.record({ email: fc.anything(), phone: fc.anything(), topics: fc.anything() }).map(jsonOf),
      fc.json(),
      fc.string({ unit: 'binary' }),
      fields.map((given) => String(new URLSearchParams(given))),
    );
    const paths = [API.formSave, API.formKey, pathTo('formValidate', { formId: 'contact' })];
    const types = [
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      '',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        bodies,
        fc.constantFrom(...types),
        async (path, body, type) => {
          const headers = { ...visitor.headers(), 'content-type': type, accept: 'text/html' };
          const response = await visitor.get(path, { method: 'POST', body, headers });
          expect([path, body, response.status < 500]).toEqual([path, body, true]);
          await response.body?.cancel();
        },
      ),
      { numRuns: propertyRuns(600) },
    );
  });

  it('are rejected above the limit, and files are ignored', async () => {
    const visitor = await visitorOf();
    const body = new FormData();
    for (const [name, value] of Object.entries(page())) body.set(name, String(value));
    body.set('field.email', 'files@example.com');
    body.set('field.message', new File(['MZ'], 'a.exe'));
    const headers = { ...visitor.headers(), 'sec-fetch-site': 'same-origin' };
    expect((await visitor.get(API.formSave, { method: 'POST', body, headers })).status).toBe(200);
    expect((await newest())?.answers).toMatchObject({
      email: 'files@example.com',
      message: '',
    });
    body.set('field.message', 'x'.repeat(70_000));
    expect((await visitor.get(API.formSave, { method: 'POST', body, headers })).status).toBe(413);
    expect((await send(visitor, { ...FIELD_VALUES, from: 'x'.repeat(70_000) })).status).toBe(413);
  });
});
