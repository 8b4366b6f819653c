import { expect, it } from 'vitest';
import { formSchema } from '../../../compiler/model/documents/form.ts';
import { createForm, type FormPurpose } from './create-form.ts';

function bodyOf(purpose: FormPurpose) {
  const { ops } = createForm({ formId: 'news', name: 'News', purpose })(new Map());
  return ops.map((op) => formSchema.parse('value' in op ? op.value : undefined))[0];
}

it('a newsletter form asks for an email address only', () => {
  expect(Object.values(bodyOf('newsletter')?.fields ?? {})).toMatchObject([
    { type: 'email', required: true },
  ]);
});

it('a contact form asks for a name, an email address and a message', () => {
  expect(Object.values(bodyOf('contact')?.fields ?? {}).map(({ type }) => type)).toEqual([
    'text',
    'email',
    'textarea',
  ]);
});

it('says on its button and after it was sent what it is for', () => {
  expect(bodyOf('newsletter')).toMatchObject({ submitLabel: 'Subscribe' });
  expect(bodyOf('contact')).toMatchObject({ submitLabel: 'Send' });
  for (const purpose of ['newsletter', 'contact'] as const)
    expect(bodyOf(purpose)?.submissionMessage).toMatch(/^Thank/);
});

it('changes nothing if the form exists', () => {
  const command = createForm({ formId: 'news', name: 'News', purpose: 'newsletter' });
  expect(command(new Map([['form:news', {}]])).ops).toEqual([]);
});
