import { readVariants, type Variant } from './variants.ts';

const BUTTON = '.sqs-add-to-cart-button';

/** What formatters have printed of one product; a theme may leave any of it out. */
export interface ProductParts {
  readonly root: HTMLElement;
  readonly itemId: string;
  /** Number of the vocabulary's product types; 0 when nobody says. */
  readonly productType: number;
  readonly button: HTMLElement | undefined;
  readonly choice: HTMLElement | undefined;
  readonly quantity: HTMLElement | undefined;
  readonly price: HTMLElement | undefined;
  /** Their stock becomes what the server says, once it has been asked. */
  readonly variants: readonly Variant[];
  /** In the order in which they are asked for. */
  readonly optionNames: readonly string[];
}

/** A product that can be bought here. */
export interface Product extends ProductParts {
  readonly button: HTMLElement;
}

/** The parts of the product that the mark belongs to: those with its item id in the same root. */
export function findParts(mark: HTMLElement): ProductParts {
  const itemId = mark.dataset.itemId ?? '';
  const root = rootOf(mark);
  const find = (selector: string) =>
    root.querySelector<HTMLElement>(`${selector}[data-item-id="${CSS.escape(itemId)}"]`) ?? undefined;
  const button = find(BUTTON);
  const choice = find('.product-variants');
  const variants = readVariants((choice ?? button)?.dataset.variants);
  return {
    root,
    itemId,
    productType: Number(button?.dataset.productType) || 0,
    button,
    choice,
    quantity: find('.product-quantity-input'),
    price: nearestPrice(choice ?? mark),
    variants,
    optionNames: choice
      ? [...choice.querySelectorAll('select')].map(({ dataset }) => dataset.variantOptionName ?? '')
      : // One variant alone leaves nothing to choose.
        Object.keys(variants[1]?.attributes ?? {}),
  };
}

/** The largest element around the mark with no more than one button in it: a card of a list, or the whole page. */
function rootOf(mark: HTMLElement): HTMLElement {
  let root = mark;
  while (root.parentElement && root.parentElement.querySelectorAll(BUTTON).length < 2)
    root = root.parentElement;
  return root;
}

/** The first price in the smallest element that holds one: prices do not say whose they are. */
function nearestPrice(from: HTMLElement): HTMLElement | undefined {
  for (let around: HTMLElement | null = from; around; around = around.parentElement) {
    const price = around.querySelector<HTMLElement>('.product-price');
    if (price) return price;
  }
  return undefined;
}
