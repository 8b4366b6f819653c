import { readSelection } from './variant-selection.ts';
import { readVariants, type Variant } from './variants.ts';

const BUTTON = '.sqs-add-to-cart-button';
const PRICE = '.product-price';

/** The formatter output of one product; themes may omit any part. */
export interface ProductParts {
  readonly root: HTMLElement;
  readonly itemId: string;
  /** A number of PRODUCT_TYPE; 0 if unknown. */
  readonly productType: number;
  readonly button: HTMLElement | undefined;
  readonly variantOptions: HTMLElement | undefined;
  readonly quantity: HTMLElement | undefined;
  readonly price: HTMLElement | null | undefined;
  /** The mark of a product of which any variant is on sale. */
  readonly saleMark: HTMLElement | null | undefined;
  /** Stock values are updated from the server. */
  readonly variants: readonly Variant[];
  /** In display order. */
  readonly optionNames: readonly string[];
}

/** A product with an add-to-cart button. */
export interface Product extends ProductParts {
  readonly button: HTMLElement;
}

/** The parts of the product that a marker belongs to: elements with the same item id in the same root. */
export function findParts(marker: HTMLElement): ProductParts {
  const itemId = marker.dataset.itemId ?? '';
  const root = rootOf(marker, BUTTON);
  const find = (selector: string) =>
    root.querySelector<HTMLElement>(`${selector}[data-item-id="${CSS.escape(itemId)}"]`) ?? undefined;
  const button = find(BUTTON);
  const variantOptions = find('.product-variants');
  const variants = readVariants((variantOptions ?? button)?.dataset.variants);
  const price = nearestPrice(variantOptions ?? marker);
  return {
    root,
    itemId,
    productType: Number(button?.dataset.productType) || 0,
    button,
    variantOptions,
    quantity: find('.product-quantity-input'),
    price,
    saleMark: price && rootOf(price, PRICE).querySelector<HTMLElement>('.product-mark.sale'),
    variants,
    // A single variant has no options to select.
    optionNames: Object.keys(
      variantOptions ? readSelection(variantOptions) : (variants[1]?.attributes ?? {}),
    ),
  };
}

/** The largest ancestor with at most one such element: a list item or the whole page. */
function rootOf(marker: HTMLElement, selector: string): HTMLElement {
  let root = marker;
  while ((root.parentElement?.querySelectorAll(selector).length ?? 2) < 2)
    root = root.parentElement as HTMLElement;
  return root;
}

/** The first price in the smallest ancestor that contains one; prices have no item id. */
function nearestPrice(from: HTMLElement): HTMLElement | null | undefined {
  let price: HTMLElement | null | undefined;
  for (let ancestor: HTMLElement | null = from; ancestor && !price; ancestor = ancestor.parentElement)
    price = ancestor.querySelector<HTMLElement>(PRICE);
  return price;
}
