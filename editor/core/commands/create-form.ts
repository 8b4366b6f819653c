import type { DocKey, Form } from '../../../compiler/model/index.ts';
import { orderKeys } from '../model/order-key.ts';
import type { Command } from '../operations/changes/change.ts';
import { t } from '../strings/core-strings.ts';
import { createDocument } from './create-document.ts';

export type FormPurpose = 'contact' | 'newsletter';

export interface NewForm {
  readonly formId: string;
  readonly name: string;
  readonly purpose: FormPurpose;
}

type FormBody = Pick<Form, 'fields' | 'submitLabel' | 'submissionMessage'>;

/** Creates a form. Visitors see it once a page has a block with it. */
export function createForm({ formId, name, purpose }: NewForm): Command {
  const doc: DocKey = `form:${formId}`;
  return createDocument({ doc, body: { name, ...BODIES[purpose]() }, label: t('newForm.label', { name }) });
}

const BODIES: Readonly<Record<FormPurpose, () => FormBody>> = {
  contact: () => {
    const [first = '', second = '', third = ''] = orderKeys(3);
    return {
      fields: {
        name: { order: first, type: 'text', rawTitle: t('newForm.name'), required: true },
        email: { order: second, type: 'email', rawTitle: t('newForm.email'), required: true },
        message: { order: third, type: 'textarea', rawTitle: t('newForm.message'), required: true },
      },
      submitLabel: t('newForm.send'),
      submissionMessage: t('newForm.sent'),
    };
  },
  newsletter: () => {
    const [order = ''] = orderKeys(1);
    return {
      fields: { email: { order, type: 'email', rawTitle: t('newForm.email'), required: true } },
      submitLabel: t('newForm.subscribe'),
      submissionMessage: t('newForm.subscribed'),
    };
  },
};
