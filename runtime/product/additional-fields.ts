import { ApiRequestError, loaded } from '../core/api/api-request.ts';
import type { Page } from '../core/page.ts';
import { text } from '../core/text.ts';
import { prefillHiddenFields } from '../form/field-rules.ts';
import { DIALOG_MESSAGES } from './dialog-messages.ts';
import { openFieldsDialog } from './fields-dialog.ts';
import type { Product } from './product-parts.ts';
import type { Order } from './read-order.ts';

interface PromptOptions {
  readonly order: Order;
  /** The message when the product is out of stock. */
  readonly outOfStockMessage: string;
  readonly page: Page;
}

/**
 * Asks for the additional fields of a product in a dialog, after checking stock. Returns the values as JSON text, or
 * `undefined` if the visitor cancels. Throws an `ApiRequestError` when out of stock or when the page has no form.
 */
export async function promptForFields(
  { root, button, variantOptions }: Product,
  { order, outOfStockMessage, page }: PromptOptions,
): Promise<string | undefined> {
  const { hasMoreStock } = await loaded(import('./stock.ts'));
  if (!(await hasMoreStock(order, page))) fail(outOfStockMessage);
  const template = root.querySelector<HTMLTemplateElement>('template.quoin-form-template');
  const content = template?.content.cloneNode(true) as DocumentFragment | undefined;
  const form = content?.querySelector('form');
  if (!form) return fail(text(page, DIALOG_MESSAGES, 'unableToOpenForm'));
  const heading = form.querySelector('h2');
  for (const { value } of variantOptions?.querySelectorAll('select') ?? []) heading?.append(`, ${value}`);
  prefillHiddenFields(form);
  return openFieldsDialog(form, { opener: button, page });
}

/** Throws a message in the shape of a server error, so that it is shown the same way. */
function fail(message: string): never {
  throw new ApiRequestError({ status: 400, body: { message } });
}
