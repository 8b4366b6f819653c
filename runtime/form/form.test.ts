import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Network, Reply } from '../testing/network.ts';
import { closePageAfterEach, find, openPage, settle } from '../testing/open-page.ts';
import { renderSite } from '../testing/render-site.ts';

const KEY = '/api/form/FormSubmissionKey';
const SAVE = '/api/form/SaveFormSubmission';

closePageAfterEach();

let site: (path: string) => string;
beforeAll(async () => {
  site = await renderSite();
});

const form = () => find<HTMLFormElement>('.quoin-form');
const submitButton = () => find<HTMLButtonElement>('.quoin-form [type=submit]');
const message = () => find('.form-message').textContent;
const errorOf = (id: string) => find(`[data-field-id=${id}]`).querySelector('.form-field-error');
const thanks = () => find('.form-submission-message');

function fill(name: string, value: string): void {
  find<HTMLInputElement>(`[name="field.${name}"]`).value = value;
}

async function open(path = '/contact', saved: Reply = { json: {} }, url = path) {
  const { network, visited } = await openPage(site(path), {
    url,
    prepare: ({ reply }) => {
      reply(KEY, { json: { key: 'k1' } });
      reply(SAVE, saved);
    },
  });
  return { network, visited };
}

/** The values of the fields that were sent. */
function valuesOf({ bodyTo }: Network): Readonly<Record<string, unknown>> {
  return JSON.parse(bodyTo<{ form: string }>(SAVE).form);
}

async function submit(email = 'ana@example.com'): Promise<void> {
  fill('email', email);
  submitButton().click();
  await settle();
}

describe('the submission of a form', () => {
  test('R-FORM-SUBMIT-01: does nothing while an earlier one is in progress', async () => {
    const { network } = await open();
    network.hold(SAVE);
    await submit();
    await submit();
    expect(network.sent.map(({ path }) => path)).toEqual([KEY, SAVE]);
  });

  test('R-FORM-SUBMIT-02: sets the text of the button to "Submitting…"', async () => {
    const { network } = await open();
    network.hold(KEY);
    await submit();
    expect(submitButton().textContent).toBe('Submitting…');
  });

  test('R-FORM-SUBMIT-04: sends nothing when a field is invalid', async () => {
    const { network } = await open();
    await submit('');
    expect(network.sent).toEqual([]);
  });

  test('R-FORM-SUBMIT-05: sends cleaned values, without sections', async () => {
    const { network } = await open();
    fill('message', ' a\r\nb\u0007 ');
    await submit();
    expect(valuesOf(network)).toEqual({ email: 'ana@example.com', message: 'a\nb', src: 'none' });
  });

  test('R-FORM-CALL-01: fetches a key before saving', async () => {
    const { network } = await open();
    await submit();
    expect(network.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/form/FormSubmissionKey',
      'POST /api/form/SaveFormSubmission',
    ]);
  });

  test('R-FORM-CALL-02: saves with the key that was just fetched', async () => {
    const { network } = await open();
    network.reply(KEY, { json: { key: 'k2' } });
    await submit();
    expect(network.to(SAVE)).toMatchObject([{ method: 'POST', path: SAVE, body: { key: 'k2' } }]);
  });

  test('R-FORM-VAL-11: makes no validate call', async () => {
    const { network } = await open();
    await submit();
    expect(network.to('/api/rest/forms/validate/')).toEqual([]);
  });

  test('R-EFORM-API-01: is saved with credentials', async () => {
    const { network } = await open();
    await submit();
    expect(network.to(SAVE)).toMatchObject([{ credentials: 'include' }]);
  });

  test('R-DATA-FORM-08: names the page in four fields', async () => {
    const { network } = await open();
    await submit();
    expect(network.bodyTo(SAVE)).toMatchObject({
      pageTitle: 'Page contact',
      pageId: 'contact',
      contentSource: 'c',
      pagePath: '/contact',
    });
  });

  test('sends the id of the form and the honeypot field, and no captcha', async () => {
    const { network } = await open();
    find<HTMLInputElement>('[name=fax_number]').value = 'bot';
    await submit();
    expect(network.bodyTo(SAVE)).toMatchObject({ formId: 'contact', fax_number: 'bot' });
    expect(network.bodyTo(SAVE)).not.toHaveProperty('captchaKey');
  });

  test('R-FORM-VAL-20: sends the query parameter with the name of a hidden field', async () => {
    const { network } = await open('/contact', { json: {} }, '/contact?src=ad');
    await submit();
    expect(valuesOf(network).src).toBe('ad');
  });

  test('R-FORM-VAL-21: sends the default of a hidden field without such a parameter', async () => {
    const { network } = await open('/contact', { json: {} }, '/contact?other=ad');
    await submit();
    expect(valuesOf(network).src).toBe('none');
  });

  test('R-FORM-VAL-22: sends the first parameter of several, up to 2048 characters', async () => {
    const { network } = await open('/contact', { json: {} }, `/contact?src=${'a'.repeat(2049)}&src=b`);
    await submit();
    expect(valuesOf(network).src).toBe('a'.repeat(2048));
  });
});

describe('a saved form', () => {
  test('R-FORM-SUBMIT-06: of a newsletter reports the sign-up before it navigates', async () => {
    const { visited } = await open('/news');
    const order: unknown[] = [];
    for (const name of ['wb:newsletter', 'wb:form-success'])
      document.addEventListener(name, () => order.push(name, ...visited));
    await submit();
    expect([...order, ...visited]).toEqual(['wb:newsletter', 'wb:form-success', '/thanks']);
  });

  test('is reported with its id', async () => {
    await open('/news');
    const details: unknown[] = [];
    for (const name of ['wb:newsletter', 'wb:form-success'])
      document.addEventListener(name, (event) => details.push((event as CustomEvent).detail));
    await submit();
    expect(details).toEqual([{ formId: 'news' }, { formId: 'news' }]);
  });

  test('R-FORM-SUBMIT-07: of another kind reports no newsletter', async () => {
    await open();
    const listener = vi.fn();
    document.addEventListener('wb:newsletter', listener);
    await submit();
    expect(listener).not.toHaveBeenCalled();
  });

  test('R-FORM-SUBMIT-08: goes to its success URL and stays visible', async () => {
    const { visited } = await open('/news');
    await submit();
    expect([visited, form().hidden]).toEqual([['/thanks'], false]);
  });

  test('R-FORM-SUBMIT-09: is hidden and unlocked without a success URL', async () => {
    await open();
    await submit();
    expect([form().hidden, submitButton().textContent]).toEqual([true, 'Send']);
  });

  test('R-FORM-SUBMIT-10: is replaced by its message, which gets the focus', async () => {
    await open();
    expect(thanks().hidden).toBe(true);
    await submit();
    expect([thanks().hidden, thanks().textContent]).toEqual([false, 'Thank you. We write back.']);
    expect(document.activeElement).toBe(thanks());
  });

  test('R-FORM-SUBMIT-11: inserts its HTML for after the submission', async () => {
    await open();
    expect(document.querySelector('.was-sent')).toBe(null);
    await submit();
    expect(find('.was-sent').textContent).toBe('Sent');
  });

  test.each(['javascript:alert(1)', 'http://other.example/', '//other.example/'])(
    'R-FORM-SUBMIT-12: does not go to %s',
    async (target) => {
      const { network, visited } = await open('/news');
      network.reply(SAVE, { json: {} });
      form().dataset.successRedirect = target;
      await submit();
      expect([visited, thanks().hidden]).toEqual([[], false]);
    },
  );

  test('stays locked while the page changes, and can be sent again when the visitor comes back', async () => {
    const { network } = await open('/news');
    await submit();
    await submit();
    expect(network.to(SAVE)).toHaveLength(1);
    dispatchEvent(new Event('pageshow'));
    await submit();
    expect(network.to(SAVE)).toHaveLength(2);
  });
});

describe('a form that is not saved', () => {
  test('R-FORM-SUBMIT-13: shows why', async () => {
    await open('/contact', { status: 400, json: { error: 'Closed.' } });
    await submit();
    expect(message()).toBe('Closed.');
  });

  test('R-FORM-SUBMIT-15: can be sent again with its own button text', async () => {
    const { network } = await open('/contact', { status: 500 });
    await submit();
    expect(submitButton().textContent).toBe('Send');
    await submit();
    expect(network.to(SAVE)).toHaveLength(2);
  });

  test('R-FORM-ERR-01: because of an unreadable response asks to reload', async () => {
    await open('/contact', { text: '<h1>' });
    await submit();
    expect(message()).toBe('Error processing form submission. Please reload and try again.');
  });

  test('R-FORM-ERR-02: for an unknown reason says so', async () => {
    await open('/contact', { status: 418, json: {} });
    await submit();
    expect(message()).toBe('Unknown error, please try again later.');
  });

  test.each<Reply>([{ status: 500 }, { json: {} }, 'offline'])(
    'R-FORM-ERR-04: for lack of a key says so: %j',
    async (reply) => {
      const { network } = await open();
      network.reply(KEY, reply);
      await submit();
      expect(message()).toBe('Could not get a form submission key, please try again later.');
    },
  );

  test('R-FORM-ERR-05: because its fields cannot be read says so', async () => {
    await open();
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
    await open('/contact', { status, json: { error: 'Other.' } });
    await submit();
    expect(message()).toBe(text);
  });

  test('R-FORM-ERR-13: because of invalid fields shows the errors of the server at both', async () => {
    await open('/contact', { status: 400, json: { errors: { email: 'Taken', message: 'Too <b>rude</b>' } } });
    await submit();
    expect([errorOf('email')?.textContent, errorOf('message')?.textContent]).toEqual([
      'Taken',
      'Too <b>rude</b>',
    ]);
  });

  test('because of a field that it does not have asks to check the entries', async () => {
    await open('/contact', { status: 400, json: { errors: { other: 'Missing' } } });
    await submit();
    expect(message()).toBe('One or more fields is invalid, please check your entries.');
  });

  test('because of status 400 without a reason asks to reload', async () => {
    await open('/contact', { status: 400, json: {} });
    await submit();
    expect(message()).toBe('Error processing form submission. Please reload and try again.');
  });

  test('clears its message on the next submit', async () => {
    const { network } = await open('/contact', { status: 500 });
    await submit();
    network.hold(SAVE);
    await submit();
    expect(message()).toBe('');
  });

  test('R-FORM-ERR-14: because of status 400 shows the error of the server', async () => {
    await open('/contact', { status: 400, json: { error: 'No' } });
    await submit();
    expect(message()).toBe('No');
  });

  test('because of a rejected session token asks to reload', async () => {
    await open('/contact', { status: 403, json: { crumbFail: true } });
    await submit();
    expect(message()).toBe('Your session has expired. Please reload the page and try again.');
  });

  test('reports a missing connection', async () => {
    await open('/contact', 'offline');
    await submit();
    expect(message()).toBe('Please check your internet connection');
  });
});
