import type { CartEntry, UpdateResponse } from '../../formatters/vocabulary/api/cart.ts';
import type { ApiPath } from '../core/api/api-path.ts';
import { ApiRequestError } from '../core/api/api-request.ts';
import type { CartStore } from '../core/cart-store.ts';
import type { Page } from '../core/page.ts';
import { text } from '../core/text.ts';
import { readFieldRules } from '../form/field-rules.ts';
import { DIALOG_MESSAGES } from '../product/dialog-messages.ts';
import { openFieldsDialog } from '../product/fields-dialog.ts';
import { fillFields } from './fill-fields.ts';

const CART_ENTRY_FIELDS: ApiPath<'cartEntryFields'> =
  '/api/commerce/shopping-cart/entries/:entryId/additionalFields';

interface EditOptions {
  /** Gets the focus when the form closes. */
  readonly opener: HTMLElement;
  readonly page: Page;
  readonly store: CartStore;
}

/**
 * Opens the form of a cart entry with its additional fields, and saves them (R-CART-CALL-03). The form is that of the
 * product's page. Throws an `ApiRequestError` if there is none.
 */
export async function editFields(entry: CartEntry, { opener, page, store }: EditOptions): Promise<void> {
  const { id, itemId, chosenVariant, additionalFields: given = '' } = entry;
  const form = await fetchForm(entry);
  for (const value of Object.values(chosenVariant.attributes)) form.querySelector('h2')?.append(`, ${value}`);
  const submit = form.querySelector('[type=submit]');
  if (submit) submit.textContent = text(page, DIALOG_MESSAGES, 'save');
  fillFields(form, readFieldRules(form), parse(given));
  const setRecalculating = (recalculating: boolean) => {
    const cart = store.get();
    if (cart) store.publish({ ...cart, recalculating });
  };
  await openFieldsDialog(form, {
    opener,
    page,
    save: (additionalFields) =>
      store
        .change<UpdateResponse>('PUT', CART_ENTRY_FIELDS.replace(':entryId', encodeURIComponent(id)), {
          body: { itemId, sku: chosenVariant.sku, additionalFields },
          onSend: () => setRecalculating(true),
        })
        .finally(() => setRecalculating(false)),
  });
}

/** Fetches the form of a product from its page. */
async function fetchForm({ itemId, productUrl = '' }: CartEntry): Promise<HTMLFormElement> {
  const html = await fetch(productUrl).then(
    (response) => response.text(),
    () => {
      throw new ApiRequestError({ status: 0, body: undefined });
    },
  );
  const parts = new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelectorAll<HTMLElement>('.sqs-add-to-cart-button,.quoin-form-template');
  // The build adds the form of a product behind its button.
  const template = [...parts].find((_, index) => parts[index - 1]?.dataset.itemId === itemId);
  const content = (template as HTMLTemplateElement | undefined)?.content;
  const form = content && document.importNode(content, true).querySelector('form');
  if (!form) throw new ApiRequestError({ status: 404, body: undefined });
  return form;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
