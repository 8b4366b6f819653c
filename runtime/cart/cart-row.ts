import type { CartEntry, CartResponse } from '../../formatters/vocabulary/api/cart.ts';
import { isAllowedRedirect } from '../../formatters/vocabulary/rules/allowed-redirect.ts';
import { exceedsStock } from '../../formatters/vocabulary/rules/exceeds-stock.ts';
import type { ApiPath } from '../core/api/api-path.ts';
import { loaded } from '../core/api/api-request.ts';
import { errorMessage } from '../core/api/error-message.ts';
import type { CartStore } from '../core/cart-store.ts';
import { element } from '../core/element.ts';
import type { Page } from '../core/page.ts';
import { text } from '../core/text.ts';
import { CART_MESSAGES } from './messages.ts';

const CART_ENTRIES: ApiPath<'cartEntries'> = '/api/commerce/shopping-cart/entries';

export interface CartRow {
  readonly node: HTMLElement;
  /** Renders the entry as returned by the server; `entries` are all entries of the cart. */
  readonly update: (entry: CartEntry, entries: readonly CartEntry[]) => void;
}

interface CartRowContext {
  readonly page: Page;
  readonly store: CartStore;
  /** Shows an error; clears it without arguments. */
  readonly report: (title?: string, detail?: string) => void;
  readonly announceRemoval: (title: string) => void;
}

/** Renders one cart entry. */
export function createCartRow(
  initial: CartEntry,
  { page, store, report, announceRemoval }: CartRowContext,
): CartRow {
  const t = (key: keyof typeof CART_MESSAGES) => text(page, CART_MESSAGES, key);
  const path = `${CART_ENTRIES}/${encodeURIComponent(initial.id)}`;
  const price = element('p', { class: 'cart-row-price' });
  const total = element('p', { class: 'cart-row-total' });
  const stockError = element('p', { class: 'cart-row-error' }, t('notEnoughStock'));
  const { form, input, remove } = createRowForm(initial, t);
  const edit = element('button', { class: 'cart-row-edit', type: 'button' }, t('cartEdit'), nameOf(initial));
  const node = element(
    'li',
    { class: 'cart-row', 'data-entry-id': initial.id },
    ...imageOf(initial),
    description(initial, price, ...(initial.additionalFields ? [edit] : []), stockError),
    form,
    total,
  );
  let entry = initial;
  let allEntries: readonly CartEntry[] = [];
  /** The requested quantity while a request is pending. */
  let requestedQuantity: number | undefined;

  async function change(method: string, title: keyof typeof CART_MESSAGES, body?: object): Promise<boolean> {
    node.setAttribute('aria-busy', 'true');
    report();
    try {
      await store.change<CartResponse>(method, path, { body });
      return true;
    } catch (error) {
      report(t(title), errorMessage(page, error));
      return false;
    } finally {
      node.removeAttribute('aria-busy');
    }
  }

  /** Changes made while a request is pending are combined into one request. */
  async function setQuantity(): Promise<void> {
    if (!input.reportValidity()) return;
    const isPending = requestedQuantity !== undefined;
    requestedQuantity = Number(input.value);
    if (isPending) return;
    for (let submitted = 0, isValid = true; isValid && submitted !== requestedQuantity; ) {
      submitted = requestedQuantity;
      isValid = await change('PUT', 'unableToUpdateQuantity', { quantity: submitted });
    }
    requestedQuantity = undefined;
    update(entry, allEntries);
  }

  async function removeEntry(): Promise<void> {
    if (!node.hasAttribute('aria-busy') && (await change('DELETE', 'unableToRemove')))
      announceRemoval(entry.title);
  }

  async function editEntry(): Promise<void> {
    if (node.hasAttribute('aria-busy')) return;
    node.setAttribute('aria-busy', 'true');
    report();
    try {
      const { editFields } = await loaded(import('./edit-fields.ts'));
      await editFields(entry, { opener: edit, page, store });
    } catch (error) {
      report(t('unableToOpenForm'), errorMessage(page, error));
    }
    node.removeAttribute('aria-busy');
  }

  function update(next: CartEntry, entries: readonly CartEntry[]): void {
    entry = next;
    allEntries = entries;
    stockError.hidden = !exceedsStock(entry, entries);
    price.textContent = entry.formattedPrice;
    total.textContent = entry.formattedSubTotal;
    if (requestedQuantity === undefined) input.value = String(entry.quantity);
  }

  input.addEventListener('change', setQuantity);
  remove.addEventListener('click', removeEntry);
  edit.addEventListener('click', editEntry);
  return { node, update };
}

/** Completes the name of a button. */
function nameOf({ title }: CartEntry): HTMLElement {
  return element('span', { class: 'visually-hidden' }, ` ${title}`);
}

function createRowForm(entry: CartEntry, t: (key: 'cartQuantity' | 'cartRemove') => string) {
  const input = element('input', {
    class: 'cart-row-quantity',
    name: 'quantity',
    type: 'number',
    min: '1',
    max: '9999',
    required: '',
  });
  const remove = element(
    'button',
    { class: 'cart-row-remove', type: 'button' },
    t('cartRemove'),
    nameOf(entry),
  );
  const label = element('label', {}, `${t('cartQuantity')} `, input);
  const form = element('form', { class: 'cart-row-form' }, label, remove);
  form.addEventListener('submit', (event) => event.preventDefault());
  return { form, input, remove };
}

/** Same markup as the Worker's. */
function description(
  { title, productUrl, chosenVariant }: CartEntry,
  ...children: readonly HTMLElement[]
): HTMLElement {
  const hasLink = productUrl && isAllowedRedirect(productUrl);
  const name = element(
    hasLink ? 'a' : 'span',
    { class: 'cart-row-title', ...(hasLink && { href: productUrl }) },
    title,
  );
  const variant = Object.values(chosenVariant.attributes).join(' / ');
  return element(
    'div',
    { class: 'cart-row-text' },
    name,
    ...(variant ? [element('p', { class: 'cart-row-variant' }, variant)] : []),
    ...children,
  );
}

function imageOf({ imageUrl, focalClass = '' }: CartEntry): readonly HTMLElement[] {
  if (!imageUrl || !isAllowedRedirect(imageUrl)) return [];
  return [
    element('img', {
      class: `cart-row-image ${focalClass}`.trim(),
      src: imageUrl,
      alt: '',
      width: '96',
      height: '96',
    }),
  ];
}
