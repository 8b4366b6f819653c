import type { Action, Bodies } from '../../../../compiler/model/index.ts';
import type { FormPurpose } from '../../../core/commands/create-form.ts';
import { collectionsOf, documentsOf } from '../../../core/model/documents.ts';
import { fieldsOf } from '../../../core/model/form.ts';
import { textAt } from '../../../core/model/json-access.ts';
import { orderKeys } from '../../../core/model/order-key.ts';
import { t } from '../strings/pages-strings.ts';

/** What a new block may show. */
export interface SiteForBlock {
  readonly bodies: Bodies;
  /** Checks the permissions of the user. */
  readonly may: (action: Action) => boolean;
}

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

/** Asks for images, if there are any or the user may upload some. */
export function withImages(imageKind: ImageKind, { bodies, may }: SiteForBlock): NewValue {
  return may('assets.write') || hasImage(bodies) ? { imageKind } : { missing: t('block.needsImage') };
}

function hasImage(bodies: Bodies): boolean {
  return documentsOf(bodies, 'asset').some(({ body }) => textAt(body, 'mime').startsWith('image/'));
}

/** The first form that fits the purpose; with the permission to create one, no other is used. */
export function withForm(purpose: FormPurpose, { bodies, may }: SiteForBlock): NewValue {
  const forms = documentsOf(bodies, 'form');
  const fitting = forms.find(({ body }) => isNewsletterForm(body) === (purpose === 'newsletter'));
  if (fitting === undefined && may('forms.write')) return { purpose };
  return withId((fitting ?? forms[0])?.id, t('block.needsForm'), (formId) => formBlockValue(purpose, formId));
}

/** The initial value of a form or newsletter block with this form. */
export function formBlockValue(purpose: FormPurpose, formId: string): unknown {
  return purpose === 'newsletter' ? { formId, title: t('block.newNewsletter') } : { formId };
}

/** Whether the form asks for nothing but an email address and a name. */
function isNewsletterForm(form: unknown): boolean {
  const types = fieldsOf(form).map(({ type }) => type);
  return types.includes('email') && types.every((type) => NEWSLETTER_FIELDS.includes(type));
}

const NEWSLETTER_FIELDS: readonly string[] = ['email', 'name', 'hidden'];

/** A value with an id, or why there is none. */
export function withId(id: string | undefined, missing: string, make: (id: string) => unknown): NewValue {
  return id === undefined ? { missing } : { value: make(id) };
}

/** A value about the items of a collection: a blog rather than a shop. */
export function withList({ bodies }: SiteForBlock, value: object): NewValue {
  const [first] = [...collectionsOf(bodies, 'content'), ...collectionsOf(bodies, 'products')];
  return withId(first?.id, t('block.needsCollection'), (collectionId) => ({ collectionId, ...value }));
}

/** Entries of a list, by id, in this order. */
export function listOf(entries: readonly object[]): Readonly<Record<string, object>> {
  const orders = orderKeys(entries.length);
  return Object.fromEntries(
    entries.map((entry, index) => [`item-${index + 1}`, { order: orders[index], ...entry }]),
  );
}
