import { beforeAll, describe, expect, test } from 'vitest';
import { closePageAfterEach, find, openPage, settle } from '../testing/open-page.ts';
import { renderSite } from '../testing/render-site.ts';

closePageAfterEach();

let site: (path: string) => string;
beforeAll(async () => {
  site = await renderSite();
});

const field = (id: string) => find(`[data-field-id=${id}]`);
const errorOf = (id: string) => field(id).querySelector('.form-field-error')?.textContent;
const message = () => find('.form-message').textContent;

function fill(name: string, value: string): void {
  find<HTMLInputElement>(`[name="field.${name}"]`).value = value;
}

async function submit(): Promise<void> {
  find('.quoin-form [type=submit]').click();
  await settle();
}

/** Opens the form with a required field of each type and returns the errors of what is entered. */
async function errorsOf(
  entered: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, unknown>>> {
  await openPage(site('/fields'));
  for (const [name, value] of Object.entries(entered)) fill(name, value);
  await submit();
  const fields = [...document.querySelectorAll<HTMLElement>('.form-field')];
  return Object.fromEntries(fields.map(({ dataset: { fieldId = '' } }) => [fieldId, errorOf(fieldId)]));
}

/** Types of the controls in each field. */
function controlsOfFields(): Readonly<Record<string, readonly string[]>> {
  const fields = [...document.querySelectorAll<HTMLElement>('.form-field')];
  return Object.fromEntries(
    fields.map((each) => [
      each.dataset.fieldId,
      [...each.querySelectorAll<HTMLInputElement>('input,select,textarea')].map(({ type }) => type),
    ]),
  );
}

describe('an empty required field', () => {
  test.each([
    ['R-FORM-VAL-01', 'text'],
    ['R-FORM-VAL-02', 'address'],
    ['R-FORM-VAL-03', 'radio'],
    ['R-FORM-VAL-04', 'select'],
    ['R-FORM-VAL-05', 'checkbox'],
  ])('%s: of the type %s is "Required"', async (_, type) => {
    expect((await errorsOf({}))[type]).toBe('Required');
  });

  test('R-FORM-VAL-06: of the type likert passes', async () => {
    expect((await errorsOf({})).likert).toBeUndefined();
    // Without the star of a required field.
    expect(field('likert').querySelector('.form-field-title')?.textContent).toBe('Likert');
  });

  test('R-FORM-TYPE-02: of the type section passes', async () => {
    const errors = await errorsOf({});
    expect(find('.form-section').textContent).toBe('Section');
    expect(errors).not.toHaveProperty('section');
  });

  test('R-FORM-VAL-08: of several parts needs the required ones only', async () => {
    const address = { 'address.Line1': 'Rua 1', 'address.City': 'Lisbon', 'address.Country': 'PT' };
    expect((await errorsOf(address)).address).toBeUndefined();
    expect((await errorsOf({ ...address, 'address.City': '' })).address).toBe('Required');
  });
});

test('R-FORM-TYPE-01: a form with a field of each type is rendered and validated', async () => {
  const errors = await errorsOf({});
  const text = (count: number) => Array.from({ length: count }, () => 'text');
  expect(controlsOfFields()).toEqual({
    text: text(1),
    name: text(2),
    address: text(6),
    phone: text(4),
    date: ['date'],
    time: ['time'],
    radio: ['radio', 'radio'],
    select: ['select-one'],
    checkbox: ['checkbox', 'checkbox'],
    likert: ['radio', 'radio', 'radio', 'radio', 'radio'],
    hidden: ['hidden'],
  });
  expect(errors).toEqual({
    text: 'Required',
    name: 'Required',
    address: 'Required',
    phone: 'Required',
    date: 'Required',
    time: 'Required',
    radio: 'Required',
    select: 'Required',
    checkbox: 'Required',
    likert: undefined,
    hidden: undefined,
  });
});

describe('an invalid field', () => {
  async function submitContact(email: string, text = ''): Promise<void> {
    await openPage(site('/contact'));
    fill('email', email);
    fill('message', text);
    await submit();
  }

  test('R-FORM-VAL-10: has its error directly before its title', async () => {
    await submitContact('');
    expect(errorOf('email')).toBe('Required');
    expect(find('[data-field-id=email] .form-field-title').previousElementSibling?.className).toBe(
      'form-field-error',
    );
  });

  test('R-FORM-VAL-12: is a text that is too long', async () => {
    await submitContact('ana@example.com', 'x'.repeat(11));
    expect(errorOf('message')).toBe('You have exceeded the character limit.');
  });

  test('R-FORM-VAL-13: is not an empty text', async () => {
    await submitContact('ana@example.com', '');
    expect(errorOf('message')).toBeUndefined();
  });

  test('R-FORM-VAL-14: is an email without a domain', async () => {
    await submitContact('x');
    expect(errorOf('email')).toMatch(/^Email is not valid\. Email addresses should follow the format \S+\.$/);
  });

  test('R-FORM-VAL-16: shows "user@domain.com" as an example of an email', async () => {
    await submitContact('x');
    expect(errorOf('email')).toContain('user@domain.com');
  });

  test('gets the focus if it is the first, and is described by its own text and the error', async () => {
    await submitContact('x');
    const input = find<HTMLInputElement>('[name="field.email"]');
    expect(document.activeElement).toBe(input);
    expect(input.ariaInvalid).toBe('true');
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Never shared.',
      errorOf('email'),
    ]);
  });

  test('loses its error on the next submit', async () => {
    await submitContact('x');
    fill('email', 'ana@example.com');
    await submit();
    expect(errorOf('email')).toBeUndefined();
    expect(find('[name="field.email"]').ariaInvalid).toBe('false');
    const id = find('[name="field.email"]').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('Never shared.');
  });

  test('has one error after a second submit', async () => {
    await submitContact('x');
    await submit();
    expect(document.querySelectorAll('.form-field-error')).toHaveLength(1);
    const ids = (find('[name="field.email"]').getAttribute('aria-describedby') ?? '').split(' ');
    expect(ids.slice(1)).toEqual(['contact-email-error']);
  });

  test('gets the focus, not those after it', async () => {
    await errorsOf({});
    expect(document.activeElement).toBe(find('[name="field.text"]'));
  });

  test('R-FORM-ERR-07: asks to scroll down when the message is above the fields', async () => {
    await openPage(site('/contact'), {
      prepare: () => find('.quoin-form').prepend(find('.form-message')),
    });
    await submit();
    expect(message()).toBe('Your form has encountered a problem. Please scroll down to review.');
  });

  test('R-FORM-ERR-08: asks to scroll up when the message is below the fields', async () => {
    await submitContact('');
    expect(message()).toBe('Your form has encountered a problem. Please scroll up to review.');
  });

  test('R-FORM-ERR-15: comes with no second text for the form', async () => {
    await submitContact('');
    const alerts = [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
    expect(alerts).toEqual(['Your form has encountered a problem. Please scroll up to review.']);
  });
});

test('R-FORM-SCREEN-01: a form has a captcha if it is enabled', async () => {
  const guarded = await renderSite({ website: { captchaSettings: { siteKey: 'key' } } });
  const hasCaptcha = async (path: string) => {
    await openPage(guarded(path));
    return document.querySelector('.captcha-container') !== null;
  };
  expect([await hasCaptcha('/contact'), await hasCaptcha('/guarded')]).toEqual([false, true]);
});

test('a form has a submit button and a success message, which is hidden at first', async () => {
  await openPage(site('/contact'));
  const button = find<HTMLButtonElement>('.form-submit');
  expect([button.type, button.textContent, button.disabled]).toEqual(['submit', 'Send', false]);
  const thanks = find('.form-submission-message');
  expect([thanks.textContent, thanks.hidden]).toEqual(['Thank you. We write back.', true]);
});
