import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../formatters/index.ts';
import type { FormContext } from './form-context.ts';
import { formData } from './form-data.ts';

const CONTEXT: FormContext = { idPrefix: 'b1', strings: {}, siteKey: undefined, isNewsletter: false };

/** The data of one field of a form. */
function field(own: JsonObject, context: Partial<FormContext> = {}): JsonObject {
  const { formFields } = formData({ id: 'f', fields: [{ id: 'q', ...own }] }, { ...CONTEXT, ...context });
  return (formFields as readonly JsonObject[])[0] ?? {};
}

it('a form reports a newsletter in a newsletter block, or with a mailing list', () => {
  const isNewsletter = (form: JsonObject, context: Partial<FormContext> = {}) =>
    formData({ id: 'f', ...form }, { ...CONTEXT, ...context }).isNewsletter;
  expect(isNewsletter({}, { isNewsletter: true })).toBe(true);
  expect(isNewsletter({ hasMailingList: true })).toBe(true);
  expect(isNewsletter({ hasMailingList: false })).toBe(false);
});

describe('a field of a form', () => {
  it.each([
    ['text', { isInput: true, inputType: 'text' }],
    ['email', { inputType: 'email', autocomplete: 'email' }],
    ['number', { inputType: 'text', inputMode: 'decimal' }],
    ['currency', { inputType: 'text', inputMode: 'decimal' }],
    ['website', { inputType: 'url', autocomplete: 'url' }],
    ['password', { inputType: 'password', autocomplete: 'new-password' }],
    ['date', { isInput: true, inputType: 'date' }],
    ['time', { isInput: true, inputType: 'time' }],
    ['textarea', { isTextarea: true }],
    ['hidden', { isHidden: true }],
    ['section', { isSection: true }],
    ['unknown', { isInput: true, inputType: 'text' }],
  ])('of the type %s has its control', (type, expected) => {
    expect(field({ type })).toMatchObject({ domId: 'b1-q', ...expected });
  });

  it('is described by its description, if it has one', () => {
    expect(field({ type: 'text', description: 'How?' }).descriptionId).toBe('b1-q-description');
    expect(field({ type: 'text' })).not.toHaveProperty('descriptionId');
  });

  it('marks the chosen one of its options', () => {
    const options = ['A', 'B'];
    const optionTexts = { B: 'Bee' };
    const choices = [
      { option: 'A', label: 'A', isChosen: false },
      { option: 'B', label: 'Bee', isChosen: true },
    ];
    expect(field({ type: 'select', options, optionTexts, value: 'B' })).toMatchObject({
      choices,
      optionList: '["A","B"]',
    });
    expect(field({ type: 'radio', options, optionTexts, value: 'B' })).toMatchObject({
      choices,
      role: 'radiogroup',
    });
    expect(field({ type: 'checkbox', options })).toMatchObject({ role: 'group' });
  });

  it.each([
    ['radio', ['A', 'B'], true],
    ['checkbox', ['A'], true],
    ['checkbox', ['A', 'B'], false],
  ])('requires each %s of %j: %s', (type, options, needsEach) => {
    expect(field({ type, options, required: true }).needsEach).toBe(needsEach);
    expect(field({ type, options }).needsEach).toBe(false);
  });

  it('is never required as a whole if it is a survey', () => {
    expect(field({ type: 'likert', options: ['Tea'], required: true }).isRequired).toBe(false);
    expect(field({ type: 'text', required: true }).isRequired).toBe(true);
  });
});

describe('a field with parts', () => {
  const parts = (own: JsonObject, context?: Partial<FormContext>) =>
    field(own, context).parts as readonly JsonObject[];

  it('has the optional parts of an address', () => {
    const required = parts({ type: 'address', required: true }).map((part) => part.isPartRequired);
    expect(required).toEqual([true, false, true, false, false, true]);
    expect(parts({ type: 'address' }).some((part) => part.isPartRequired)).toBe(false);
  });

  it('names what browsers fill in', () => {
    expect(parts({ type: 'address' }).map((part) => part.autocomplete)).toEqual([
      'address-line1',
      'address-line2',
      'address-level2',
      'address-level1',
      'postal-code',
      'country-name',
    ]);
    expect(parts({ type: 'name' })).toMatchObject([
      { label: 'First name', autocomplete: 'given-name' },
      { label: 'Last name', autocomplete: 'family-name' },
    ]);
  });

  it('has labels in the language of the site', () => {
    const strings = { formFirstName: 'Given', formPhoneLine: 'Number' };
    expect(parts({ type: 'name' }, { strings }).map(({ label }) => label)).toEqual(['Given', 'Last name']);
    expect(parts({ type: 'phone', required: true }, { strings })).toMatchObject([
      { label: 'Country', inputMode: 'tel', isPartRequired: false },
      { label: 'Area code' },
      { label: 'Prefix' },
      { label: 'Number', isPartRequired: true },
    ]);
  });
});

it('the answers of a survey have the texts of the site, otherwise English ones', () => {
  const strings = { productAnswerMapNeutral: 'So-so' };
  const { questions } = field({ type: 'likert', options: ['Tea'] }, { strings });
  expect(questions).toMatchObject([
    {
      question: 'Tea',
      answers: [
        { code: '-2', answer: 'Strongly Disagree' },
        { code: '-1', answer: 'Disagree' },
        { code: '0', answer: 'So-so' },
        { code: '1', answer: 'Agree' },
        { code: '2', answer: 'Strongly Agree' },
      ],
    },
  ]);
});

describe('a form', () => {
  it('has a captcha if it is turned on and the site has a key', () => {
    const on = { captchaEnabled: true };
    expect(formData(on, { ...CONTEXT, siteKey: 'k' }).captchaSiteKey).toBe('k');
    expect(formData(on, CONTEXT)).not.toHaveProperty('captchaSiteKey');
    expect(formData({}, { ...CONTEXT, siteKey: 'k' })).not.toHaveProperty('captchaSiteKey');
  });

  it('has the HTML of the owner after a submission, if there is any', () => {
    expect(formData({ submissionHTML: '<b>Hi</b>' }, CONTEXT).submissionHTML).toBe('<b>Hi</b>');
    expect(formData({ submissionHTML: '' }, CONTEXT).submissionHTML).toBeUndefined();
  });

  it('has a trap for bots with an id that is unique on the page', () => {
    const { trapId, trapName } = formData({}, CONTEXT);
    expect(trapId).toBe(`b1-${trapName}`);
  });
});
