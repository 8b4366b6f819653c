import type { Bodies, DocKey } from '../../../../compiler/model/index.ts';
import { documentsOf, type FoundDocument } from '../../../core/model/documents.ts';
import { recordAt, textAt } from '../../../core/model/json-access.ts';

/** Returns the documents that `formUses` reads in full: all pages. The summaries of products have their form. */
export function documentsWithForms(bodies: Bodies): readonly DocKey[] {
  return documentsOf(bodies, 'page').map(({ key }) => key);
}

/** Returns the pages that show a form and the products with its fields at checkout. */
export function formUses(bodies: Bodies, formId: string): readonly FoundDocument[] {
  const pages = documentsOf(bodies, 'page').filter(({ body }) =>
    Object.values(recordAt(body, 'blocks')).some((block) => textAt(block, 'value', 'formId') === formId),
  );
  const products = documentsOf(bodies, 'item').filter(
    ({ body }) => textAt(body, 'structuredContent', 'additionalFieldsFormId') === formId,
  );
  return [...pages, ...products];
}
