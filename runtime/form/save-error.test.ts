import { describe, expect, test, vi } from 'vitest';
import { KEY, message, renderFormsBeforeAll, SAVE, submit, submitButton } from '../testing/form-page.ts';
import type { Reply } from '../testing/network.ts';
import { closePageAfterEach, find } from '../testing/open-page.ts';

closePageAfterEach();
const openForm = renderFormsBeforeAll();

const errorOf = (id: string) => find(`[data-field-id=${id}]`).querySelector('.form-field-error');

describe('a form that is not saved', () => {
  test('R-FORM-SUBMIT-13: shows why', async () => {
    await openForm('/contact', { status: 400, json: { error: 'Closed.' } });
    await submit();
    expect(message()).toBe('Closed.');
  });

  test('R-FORM-SUBMIT-15: can be sent again with its own button text', async () => {
    const { network } = await openForm('/contact', { status: 500 });
    await submit();
    expect(submitButton().textContent).toBe('Send');
    await submit();
    expect(network.to(SAVE)).toHaveLength(2);
  });

  test('R-FORM-SUBMIT-15: is unlocked after it has shown why', async () => {
    await openForm('/contact', { status: 500 });
    const buttonTexts: unknown[] = [];
    const element = find('.form-message');
    const show = element.replaceChildren.bind(element);
    vi.spyOn(element, 'replaceChildren').mockImplementation((...nodes) => {
      buttonTexts.push(submitButton().textContent);
      show(...nodes);
    });
    await submit();
    // The message is cleared first.
    expect([buttonTexts, submitButton().textContent]).toEqual([['Send', 'Submitting…'], 'Send']);
  });

  test('R-FORM-ERR-01: because of an unreadable response asks to reload', async () => {
    await openForm('/contact', { text: '<h1>' });
    await submit();
    expect(message()).toBe('Error processing form submission. Please reload and try again.');
  });

  test('R-FORM-ERR-02: for an unknown reason says so', async () => {
    await openForm('/contact', { status: 418, json: {} });
    await submit();
    expect(message()).toBe('Unknown error, please try again later.');
  });

  test.each<Reply>([{ status: 500 }, { json: {} }, 'offline'])(
    'R-FORM-ERR-04: for lack of a key says so: %j',
    async (reply) => {
      const { network } = await openForm();
      network.reply(KEY, reply);
      await submit();
      expect(message()).toBe('Could not get a form submission key, please try again later.');
    },
  );

  test('R-FORM-ERR-05: because its fields cannot be read says so', async () => {
    await openForm();
    vi.spyOn(FormData.prototype, 'getAll').mockImplementation(() => {
      throw new Error('gone');
    });
    await submit();
    expect(message()).toBe('Could not parse the form fields, please check your entries.');
  });

  test.each([
    ['R-FORM-ERR-09', 401, 'Unable to submit form. Please try again later.'],
    ['R-FORM-ERR-10', 404, 'This form has not been configured yet.'],
    ['R-FORM-ERR-11', 429, 'Unable to submit form. Submission rate limit exceeded. Please try again later.'],
    ['R-FORM-ERR-12', 500, 'Unable to send form. Please try again later.'],
  ])('%s: because of status %i says "%s"', async (_, status, text) => {
    await openForm('/contact', { status, json: { error: 'Other.' } });
    await submit();
    expect(message()).toBe(text);
  });

  test('R-FORM-ERR-13: because of invalid fields shows the errors of the server at both', async () => {
    await openForm('/contact', {
      status: 400,
      json: { errors: { email: 'Taken', message: 'Too <b>rude</b>' } },
    });
    await submit();
    expect([errorOf('email')?.textContent, errorOf('message')?.textContent]).toEqual([
      'Taken',
      'Too <b>rude</b>',
    ]);
  });

  test('because of a field that it does not have asks to check the entries', async () => {
    await openForm('/contact', { status: 400, json: { errors: { other: 'Missing' } } });
    await submit();
    expect(message()).toBe('One or more fields is invalid, please check your entries.');
  });

  test('because of an unreadable error of a field asks to check the entries', async () => {
    await openForm('/contact', { status: 400, json: { errors: { email: { code: 7 } } } });
    await submit();
    expect([message(), errorOf('email')]).toEqual([
      'One or more fields is invalid, please check your entries.',
      null,
    ]);
  });

  test('because of status 400 without a reason asks to reload', async () => {
    await openForm('/contact', { status: 400, json: {} });
    await submit();
    expect(message()).toBe('Error processing form submission. Please reload and try again.');
  });

  test('clears its messages on the next submit', async () => {
    const { network } = await openForm('/contact', { status: 400, json: { errors: { email: 'Taken' } } });
    await submit();
    network.hold(SAVE);
    await submit();
    expect([message(), errorOf('email')]).toEqual(['', null]);
  });

  test('R-FORM-ERR-15: for another reason than its fields shows this reason only', async () => {
    await openForm('/contact', { status: 500 });
    await submit();
    const alerts = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
    expect(alerts).toEqual(['Unable to send form. Please try again later.']);
  });

  test('R-FORM-ERR-14: because of status 400 shows the error of the server', async () => {
    await openForm('/contact', { status: 400, json: { error: 'No' } });
    await submit();
    expect(message()).toBe('No');
  });

  test('because of another status than 400 shows no errors of fields', async () => {
    await openForm('/contact', { status: 500, json: { errors: { email: 'Taken' } } });
    await submit();
    expect(message()).toBe('Unable to send form. Please try again later.');
  });

  test('because of a rejected session token asks to reload', async () => {
    await openForm('/contact', { status: 403, json: { crumbFail: true } });
    await submit();
    expect(message()).toBe('Your session has expired. Please reload the page and try again.');
  });

  test('reports a missing connection', async () => {
    await openForm('/contact', 'offline');
    await submit();
    expect(message()).toBe('Please check your internet connection');
  });
});
