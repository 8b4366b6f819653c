import { describe, expect, test } from 'vitest';
import type { Page } from '../core/page.ts';
import { fill, form, KEY, renderFormsBeforeAll, SAVE, submit, submitButton } from '../testing/form-page.ts';
import type { Network } from '../testing/network.ts';
import { closePageAfterEach, find } from '../testing/open-page.ts';
import { readFieldRules } from './field-rules.ts';
import { validateForm } from './validate-form.ts';

closePageAfterEach();
const openForm = renderFormsBeforeAll();

const PAGE: Page = { facts: {}, texts: {}, whenIdle: () => {}, go: () => {} };

/** The values of the fields that were sent. */
function valuesOf({ bodyTo }: Network): Readonly<Record<string, unknown>> {
  return JSON.parse(bodyTo<{ form: string }>(SAVE).form);
}

describe('the submission of a form', () => {
  test('R-FORM-SUBMIT-01: does nothing while an earlier one is in progress', async () => {
    const { network } = await openForm();
    network.hold(SAVE);
    await submit();
    await submit();
    expect(network.sent.map(({ path }) => path)).toEqual([KEY, SAVE]);
  });

  test('R-FORM-SUBMIT-02: sets the text of the button to "Submitting…"', async () => {
    const { network } = await openForm();
    network.hold(KEY);
    await submit();
    expect(submitButton().textContent).toBe('Submitting…');
  });

  test('R-FORM-SUBMIT-02: keeps this text until it is saved', async () => {
    const { network } = await openForm();
    network.hold(SAVE);
    await submit();
    expect(submitButton().textContent).toBe('Submitting…');
  });

  test('R-FORM-SUBMIT-04: sends nothing when a field is invalid', async () => {
    const { network } = await openForm();
    await submit('');
    expect(network.sent).toEqual([]);
  });

  test('R-FORM-SUBMIT-05: sends cleaned values, without sections', async () => {
    const { network } = await openForm();
    fill('message', ' a\r\nb\u0007 ');
    await submit();
    expect(valuesOf(network)).toEqual({ email: 'ana@example.com', message: 'a\nb', src: 'none' });
  });

  test('R-FORM-CALL-01: fetches a key before saving', async () => {
    const { network } = await openForm();
    await submit();
    expect(network.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/form/FormSubmissionKey',
      'POST /api/form/SaveFormSubmission',
    ]);
  });

  test('R-FORM-CALL-02: saves with the key that was just fetched', async () => {
    const { network } = await openForm();
    network.reply(KEY, { json: { key: 'k2' } });
    await submit();
    expect(network.to(SAVE)).toMatchObject([
      { method: 'POST', path: SAVE, body: { key: 'k2', form: expect.any(String) } },
    ]);
  });

  test('R-EFORM-API-04: has the key that the server returned as key', async () => {
    const { network } = await openForm();
    network.reply(KEY, { json: { key: 'k3' } });
    await submit();
    expect(network.bodyTo(SAVE)).toHaveProperty('key', 'k3');
  });

  test('R-FORM-VAL-11: makes no validate call', async () => {
    const { network } = await openForm();
    await submit();
    expect(network.to('/api/rest/forms/validate/')).toEqual([]);
  });

  test('R-EFORM-API-01: is saved with credentials', async () => {
    const { network } = await openForm();
    await submit();
    expect(network.to(SAVE)).toMatchObject([{ credentials: 'include' }]);
  });

  test('R-DATA-FORM-06: sends its values by field as JSON', async () => {
    const { network } = await openForm();
    fill('message', 'Two "cups"');
    await submit();
    const { form: values, key } = network.bodyTo<{ form: string; key: unknown }>(SAVE);
    expect([JSON.parse(values), key]).toEqual([
      { email: 'ana@example.com', message: 'Two "cups"', src: 'none' },
      'k1',
    ]);
  });

  test('R-DATA-FORM-08: names the page in four fields', async () => {
    const { network } = await openForm();
    await submit();
    expect(network.bodyTo(SAVE)).toMatchObject({
      pageTitle: 'Page contact',
      pageId: 'contact',
      contentSource: 'c',
      pagePath: '/contact',
    });
  });

  test.each([
    ['an item', 'i', '/journal/kiln', 'kiln'],
    ['no item', 'c', '/contact', 'contact'],
  ])('R-DATA-FORM-10: has, on the page of %s, the source %s', async (_, contentSource, path, pageId) => {
    const { network } = await openForm(path);
    await submit();
    expect(network.bodyTo(SAVE)).toMatchObject({ contentSource, pageId });
  });

  test('sends the id of the form and the honeypot field', async () => {
    const { network } = await openForm();
    find<HTMLInputElement>('[name=fax_number]').value = 'bot';
    await submit();
    expect(network.bodyTo(SAVE)).toMatchObject({ formId: 'contact', fax_number: 'bot' });
  });

  test('R-DATA-FORM-07: sends no captcha key without a captcha', async () => {
    const { network } = await openForm();
    await submit();
    expect(network.bodyTo(SAVE)).not.toHaveProperty('captchaKey');
  });

  test('sends the values of a likert field as numbers, without empty ones', async () => {
    await openForm('/fields');
    const [likert] = readFieldRules(form()).filter(({ type }) => type === 'likert');
    expect(likert).toMatchObject({ id: 'likert', options: ['Clear?'] });
    expect(validateForm(form(), likert ? [likert] : [], PAGE).values()).toEqual({ likert: {} });
    find<HTMLInputElement>('[name="field.likert.0"][value="-1"]').checked = true;
    expect(validateForm(form(), likert ? [likert] : [], PAGE).values()).toEqual({ likert: { 'Clear?': -1 } });
  });

  test('R-FORM-VAL-20: sends the query parameter with the name of a hidden field', async () => {
    const { network } = await openForm('/contact', { json: {} }, '/contact?campaign=ad');
    await submit();
    expect(valuesOf(network).src).toBe('ad');
  });

  test('R-FORM-VAL-21: sends the default of a hidden field without such a parameter', async () => {
    const { network } = await openForm('/contact', { json: {} }, '/contact?other=ad');
    await submit();
    expect(valuesOf(network).src).toBe('none');
  });

  test('R-FORM-VAL-22: sends the first parameter of several, up to 2048 characters', async () => {
    const { network } = await openForm(
      '/contact',
      { json: {} },
      `/contact?campaign=${'a'.repeat(2049)}&campaign=b`,
    );
    await submit();
    expect(valuesOf(network).src).toBe('a'.repeat(2048));
  });
});
