import type { CartEntry, CartResponse } from '../../formatters/vocabulary/api/cart.ts';
import { isShort } from '../../formatters/vocabulary/rules/is-short.ts';
import {
  type CartStore,
  element,
  isAllowedRedirect,
  type Page,
  type Path,
  problemText,
  text,
} from '../core/shared.ts';
import { CART_MESSAGES } from './messages.ts';

const CART_ENTRIES: Path<'cartEntries'> = '/api/commerce/shopping-cart/entries';

export interface CartRow {
  readonly node: HTMLElement;
  /** Renders the entry as returned by the server; `entries` are all entries of the cart. */
  readonly update: (entry: CartEntry, entries: readonly CartEntry[]) => void;
}

interface Surroundings {
  readonly page: Page;
  readonly store: CartStore;
  /** Shows an error; clears it without arguments. */
  readonly report: (title?: string, advice?: string) => void;
  readonly removed: (title: string) => void;
}

/** Renders one cart entry. */
export function createCartRow(first: CartEntry, { page, store, report, removed }: Surroundings): CartRow {
  const say = (key: keyof typeof CART_MESSAGES) => text(page, CART_MESSAGES, key);
  const path = `${CART_ENTRIES}/${encodeURIComponent(first.id)}`;
  const price = element('p', { class: 'cart-row-price' });
  const total = element('p', { class: 'cart-row-total' });
  const problem = element('p', { class: 'cart-row-problem' }, say('notEnoughStock'));
  const { form, input, remove } = createRowForm(first, say);
  const node = element(
    'li',
    { class: 'cart-row', 'data-entry-id': first.id },
    ...picture(first),
    description(first, price, problem),
    form,
    total,
  );
  let entry = first;
  let all: readonly CartEntry[] = [];
  /** The requested quantity while a request is pending. */
  let wanted: number | undefined;

  async function change(method: string, title: keyof typeof CART_MESSAGES, body?: object): Promise<boolean> {
    node.setAttribute('aria-busy', 'true');
    report();
    try {
      await store.change<CartResponse>(method, path, { body });
      return true;
    } catch (problem) {
      report(say(title), problemText(page, problem));
      return false;
    } finally {
      node.removeAttribute('aria-busy');
    }
  }

  /** Changes made while a request is pending are combined into one request. */
  async function setQuantity(): Promise<void> {
    if (!input.reportValidity()) return;
    const isUnderWay = wanted !== undefined;
    wanted = Number(input.value);
    if (isUnderWay) return;
    for (let sent = 0, isWell = true; isWell && sent !== wanted; ) {
      sent = wanted;
      isWell = await change('PUT', 'unableToUpdateQuantity', { quantity: sent });
    }
    wanted = undefined;
    update(entry, all);
  }

  async function takeAway(): Promise<void> {
    if (!node.hasAttribute('aria-busy') && (await change('DELETE', 'unableToRemove'))) removed(entry.title);
  }

  function update(now: CartEntry, entries: readonly CartEntry[]): void {
    entry = now;
    all = entries;
    problem.hidden = !isShort(entry, entries);
    price.textContent = entry.formattedPrice;
    total.textContent = entry.formattedSubTotal;
    if (wanted === undefined) input.value = String(entry.quantity);
  }

  input.addEventListener('change', setQuantity);
  remove.addEventListener('click', takeAway);
  return { node, update };
}

function createRowForm({ title }: CartEntry, say: (key: 'cartQuantity' | 'cartRemove') => string) {
  const input = element('input', {
    class: 'cart-row-quantity',
    name: 'quantity',
    type: 'number',
    min: '1',
    max: '9999',
    required: '',
  });
  const name = element('span', { class: 'visually-hidden' }, ` ${title}`);
  const remove = element('button', { class: 'cart-row-remove', type: 'button' }, say('cartRemove'), name);
  const label = element('label', {}, `${say('cartQuantity')} `, input);
  const form = element('form', { class: 'cart-row-form' }, label, remove);
  form.addEventListener('submit', (event) => event.preventDefault());
  return { form, input, remove };
}

/** Same markup as the Worker's. */
function description(
  { title, productUrl, chosenVariant }: CartEntry,
  ...more: readonly HTMLElement[]
): HTMLElement {
  const isSold = productUrl && isAllowedRedirect(productUrl);
  const name = element(
    isSold ? 'a' : 'span',
    { class: 'cart-row-title', ...(isSold && { href: productUrl }) },
    title,
  );
  const variant = Object.values(chosenVariant.attributes).join(' / ');
  return element(
    'div',
    { class: 'cart-row-text' },
    name,
    ...(variant ? [element('p', { class: 'cart-row-variant' }, variant)] : []),
    ...more,
  );
}

function picture({ imageUrl }: CartEntry): readonly HTMLElement[] {
  if (!imageUrl || !isAllowedRedirect(imageUrl)) return [];
  return [element('img', { class: 'cart-row-image', src: imageUrl, alt: '', width: '96', height: '96' })];
}
