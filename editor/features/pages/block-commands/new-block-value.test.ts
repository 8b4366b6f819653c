import { describe, expect, it } from 'vitest';
import type { Bodies, DocKey } from '../../../../compiler/model/index.ts';
import type { BlockKind } from '../model/block-kinds.ts';
import { newBlockValue } from './new-block-value.ts';

const CONTACT = {
  name: 'Contact',
  fields: { a: { type: 'email', order: 'a0' }, b: { type: 'textarea', order: 'a1' } },
};
const NEWSLETTER = {
  name: 'News',
  fields: { a: { type: 'email', order: 'a0' }, b: { type: 'name', order: 'a1' } },
};

function newValueOf(kind: BlockKind, forms: Readonly<Record<string, object>>, { mayCreate = true } = {}) {
  const bodies: Bodies = new Map(Object.entries(forms).map(([id, body]) => [`form:${id}` as DocKey, body]));
  return newBlockValue(bodies, kind, (action) => mayCreate || action !== 'forms.write');
}

describe('a new newsletter block', () => {
  it('takes a form that asks for an email address and a name only', () => {
    expect(newValueOf('newsletter', { contact: CONTACT, news: NEWSLETTER })).toEqual({
      value: { formId: 'news', title: 'Newsletter' },
    });
  });

  it('never takes a contact form: another form is created', () => {
    expect(newValueOf('newsletter', { contact: CONTACT })).toEqual({ purpose: 'newsletter' });
  });

  it('takes any form if the user may not create one', () => {
    expect(newValueOf('newsletter', { contact: CONTACT }, { mayCreate: false })).toEqual({
      value: { formId: 'contact', title: 'Newsletter' },
    });
  });
});

describe('a new form block', () => {
  it('takes the first form that is no newsletter', () => {
    expect(newValueOf('form', { news: NEWSLETTER, contact: CONTACT })).toEqual({
      value: { formId: 'contact' },
    });
  });

  it('creates a contact form on a site without forms', () => {
    expect(newValueOf('form', {})).toEqual({ purpose: 'contact' });
  });

  it('cannot be added without a form and without the permission to create one', () => {
    expect(newValueOf('form', {}, { mayCreate: false })).toEqual({ missing: 'Create a form first' });
  });
});

it('starts a button without a link, for which its field asks', () => {
  expect(newValueOf('button', {})).toEqual({ value: { label: 'Read more', href: '' } });
});
