import { describe, expect, it } from 'vitest';
import { formSchema } from '../documents/form.ts';
import { formJson } from './form-json.ts';

const isForm = (fields: object) => formSchema.safeParse({ name: 'Contact', ...fields }).success;
const shown = (fields: object) =>
  formJson(
    { ...formSchema.parse({ name: 'Contact', ...fields }), id: 'contact' },
    (text) => `<p>${text}</p>`,
  );

describe('a form for templates', () => {
  it('has a name, fields, and what follows a submission (R-DATA-FORM-01)', () => {
    const fields = { email: { order: 'a', type: 'email', rawTitle: 'Email' } };
    const rest = { submissionHTML: '<script>count()</script>', successRedirect: '/thanks' };
    const texts = { submissionMessage: 'Thanks', disclaimerMessage: 'No spam' };
    expect(shown({ fields, ...rest, ...texts })).toMatchObject({
      id: 'contact',
      name: 'Contact',
      fields: [{ id: 'email', type: 'email', rawTitle: 'Email' }],
      parsedSubmissionMessage: '<p>Thanks</p>',
      parsedDisclaimerMessage: '<p>No spam</p>',
      ...rest,
    });
    expect(shown({})).toMatchObject({
      fields: [],
      submissionHTML: '',
      submitLabel: 'Submit',
      parsedSubmissionMessage: '<p>Thank you!</p>',
      parsedDisclaimerMessage: undefined,
    });
  });

  it('never shows the email address that submissions are sent to, nor the order keys of the editor', () => {
    const fields = { email: { order: 'secret-order', type: 'email', rawTitle: 'Email' } };
    expect(JSON.stringify(shown({ fields, notifyEmail: 'secret@small.example' }))).not.toContain('secret');
  });

  it('shows whether it has a mailing list, not which', () => {
    const form = shown({ mailingList: { listId: 'secret' } });
    expect(form).toMatchObject({ hasMailingList: true });
    expect(JSON.stringify(form)).not.toContain('secret');
    expect(shown({})).toMatchObject({ hasMailingList: false });
  });

  it('has a captcha with a theme and an alignment (R-DATA-FORM-02)', () => {
    const captcha = { captchaEnabled: true, captchaTheme: 'dark', captchaAlignment: 'right' };
    expect(shown(captcha)).toMatchObject(captcha);
    expect(shown({})).toMatchObject({ captchaEnabled: false });
    expect(isForm({ captchaEnabled: 'yes' })).toBe(false);
  });

  it('has a light, centered captcha by default, and no other values (R-DATA-FORM-03)', () => {
    expect(shown({})).toMatchObject({ captchaTheme: 'light', captchaAlignment: 'center' });
    const themes = ['light', 'dark', 'blue'].filter((captchaTheme) => isForm({ captchaTheme }));
    const alignments = ['left', 'center', 'right', 'top'];
    expect(themes).toEqual(['light', 'dark']);
    expect(alignments.filter((captchaAlignment) => isForm({ captchaAlignment }))).toEqual(
      alignments.slice(0, 3),
    );
  });

  it('has fields with a type, a title, a value and values (R-DATA-FORM-04)', () => {
    const title = { order: 'a', rawTitle: 'Topics' };
    const fields = {
      one: { ...title, type: 'radio', value: 'Mugs' },
      several: { ...title, order: 'b', type: 'checkbox', values: ['Mugs', 'Plates'] },
      parts: { ...title, order: 'c', type: 'name', values: { First: 'Ana', Last: 'Sousa' } },
    };
    const shownFields = shown({ fields }).fields as readonly object[];
    expect(shownFields).toMatchObject(Object.values(fields).map(({ order: _, ...field }) => field));
    const isField = (given: object) => isForm({ fields: { a: { ...fields.one, ...given } } });
    for (const given of [{ values: 'Mugs' }, { values: [1] }, { values: { First: 1 } }, { value: ['Mugs'] }])
      expect([given, isField(given)]).toEqual([given, false]);
    for (const given of [{ type: undefined }, { rawTitle: undefined }, { type: 'color' }])
      expect([given, isField(given)]).toEqual([given, false]);
  });

  it('has optional properties of fields (R-DATA-FORM-05)', () => {
    const least = { order: 'a', type: 'text', rawTitle: 'Name' };
    const more = {
      ...{ required: true, maxLength: 9, options: ['a'], placeholder: 'b', description: 'c' },
      underline: true,
    };
    expect(shown({ fields: { name: least } })).toMatchObject({ fields: [{ id: 'name', required: false }] });
    expect(shown({ fields: { name: { ...least, ...more } } })).toMatchObject({
      fields: [{ id: 'name', ...more }],
    });
    const isField = (fields: object) => isForm({ fields: { name: { ...least, ...fields } } });
    expect([0, 1, 100_000, 100_001].map((maxLength) => isField({ maxLength }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
