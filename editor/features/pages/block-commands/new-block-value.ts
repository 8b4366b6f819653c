import type { Action, Bodies, ChartDataset } from '../../../../compiler/model/index.ts';
import { createForm, type FormPurpose } from '../../../core/commands/create-form.ts';
import { documentsOf, isProduct } from '../../../core/model/documents.ts';
import { fieldsOf } from '../../../core/model/form.ts';
import { textAt } from '../../../core/model/json-access.ts';
import { newDocumentId } from '../../../core/model/new-id.ts';
import type { Command } from '../../../core/operations/changes/change.ts';
import type { BlockKind } from '../model/block-kinds.ts';
import { t } from '../strings/pages-strings.ts';

/** Block kinds that ask for images first. */
export type ImageKind = 'image' | 'gallery';

export type NewValue =
  | { readonly value: unknown; readonly missing?: undefined }
  /** No form fits: one must be created first. */
  | { readonly purpose: FormPurpose; readonly missing?: undefined }
  /** Images must be chosen or uploaded first. */
  | { readonly imageKind: ImageKind; readonly missing?: undefined }
  /** Why the block cannot be added. */
  | { readonly missing: string };

/** The initial value of a block, with visible contents. `may` checks the permissions of the user. */
export function newBlockValue(bodies: Bodies, kind: BlockKind, may: (action: Action) => boolean): NewValue {
  switch (kind) {
    case 'text':
    case 'markdown':
      return { value: { markdown: t('block.newText') } };
    case 'video':
      return { value: {} };
    case 'chart':
      return { value: { dataset: sampleDataset() } };
    case 'button':
      return { value: { label: t('block.newButton'), href: '/' } };
    case 'quote':
      return { value: { quote: t('block.newQuote') } };
    case 'code':
      return may('code.write') ? { value: { html: '' } } : { missing: t('block.needsCodePermission') };
    case 'image':
    case 'gallery':
      return may('assets.write') || hasImage(bodies)
        ? { imageKind: kind }
        : { missing: t('block.needsImage') };
    case 'form':
      return formValue(bodies, may, 'contact');
    case 'newsletter':
      return formValue(bodies, may, 'newsletter');
    case 'product': {
      const product = documentsOf(bodies, 'item').find(({ body }) => isProduct(body));
      return withId(product?.id, t('block.needsProduct'), (itemId) => ({ itemId }));
    }
    case 'summary':
      return withId(documentsOf(bodies, 'collection')[0]?.id, t('block.needsCollection'), (collectionId) => ({
        collectionId,
        limit: 6,
        design: 'grid',
      }));
  }
}

function sampleDataset(): ChartDataset {
  const names = (['chart.sample1', 'chart.sample2', 'chart.sample3'] as const).map((name) => t(name));
  return {
    rows: names,
    columns: [t('chart.sampleColumn')],
    series: [SAMPLE_VALUES.map((value) => ({ label: String(value), value }))],
  };
}

const SAMPLE_VALUES = [3, 5, 4];

/** The first form that fits the purpose; with the permission to create one, no other is used. */
function formValue(bodies: Bodies, may: (action: Action) => boolean, purpose: FormPurpose): NewValue {
  const forms = documentsOf(bodies, 'form');
  const fitting = forms.find(({ body }) => isNewsletterForm(body) === (purpose === 'newsletter'));
  if (fitting === undefined && may('forms.write')) return { purpose };
  return withId((fitting ?? forms[0])?.id, t('block.needsForm'), (formId) => formBlockValue(purpose, formId));
}

/** The initial value of a form or newsletter block with this form. */
function formBlockValue(purpose: FormPurpose, formId: string): unknown {
  return purpose === 'newsletter' ? { formId, title: t('block.newNewsletter') } : { formId };
}

/** A form to be created for a block, and the initial value of the block. */
export function formForBlock(
  bodies: Bodies,
  purpose: FormPurpose,
): { readonly value: unknown; readonly create: Command } {
  const name = t(`block.newForm.${purpose}`);
  const formId = newDocumentId(bodies, 'form', { title: name, fallback: purpose });
  return { value: formBlockValue(purpose, formId), create: createForm({ formId, name, purpose }) };
}

/** Whether the form asks for nothing but an email address and a name. */
function isNewsletterForm(form: unknown): boolean {
  const types = fieldsOf(form).map(({ type }) => type);
  return types.includes('email') && types.every((type) => NEWSLETTER_FIELDS.includes(type));
}

const NEWSLETTER_FIELDS: readonly string[] = ['email', 'name', 'hidden'];

/** The initial value of an image block with the chosen images. */
export function imageValue(kind: ImageKind, assetIds: readonly string[]): unknown {
  return kind === 'image' ? { assetId: assetIds[0] } : { assetIds };
}

function withId(id: string | undefined, missing: string, make: (id: string) => unknown): NewValue {
  return id === undefined ? { missing } : { value: make(id) };
}

function hasImage(bodies: Bodies): boolean {
  return documentsOf(bodies, 'asset').some(({ body }) => textAt(body, 'mime').startsWith('image/'));
}
