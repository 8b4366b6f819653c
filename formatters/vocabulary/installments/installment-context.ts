import { PRODUCT_TYPE } from '../store/product-type.ts';

/** What decides whether a product shows installment payments (data model 4). */
export interface InstallmentContext {
  readonly afterPayAvailable: boolean;
  /** In minor units. A price must be above it; nothing is shown without it. */
  readonly afterPayMin?: number | undefined;
  /** In minor units. A price must not be above it; nothing is shown without it. */
  readonly afterPayMax?: number | undefined;
  /** The language tag of the page. */
  readonly shopperLanguage: string;
  /** Two capital letters. */
  readonly stripeAccountCountry: string;
}

export interface InstallmentProduct {
  readonly productType: number;
  readonly isSubscribable: boolean;
}

/** Physical products only. Subscriptions are paid by billing period. */
export function allowsInstallments({ productType, isSubscribable }: InstallmentProduct): boolean {
  return productType === PRODUCT_TYPE.physical && !isSubscribable;
}

export interface CartProduct extends InstallmentProduct {
  /** The fields in which the product differs from the store. */
  readonly installmentContext?: Partial<InstallmentContext> | undefined;
}

/**
 * Returns the context of a cart with these products, whose subtotal must be in the range of each of them. Undefined for an
 * empty cart, and for one with a product that cannot be paid in installments.
 */
export function cartContext(
  store: InstallmentContext,
  products: readonly (CartProduct | undefined)[],
): InstallmentContext | undefined {
  if (products.length === 0) return undefined;
  if (!products.every((product) => product !== undefined && allowsInstallments(product))) return undefined;
  const contexts = products.map((product) => ({ ...store, ...product?.installmentContext }));
  return {
    ...store,
    afterPayAvailable: contexts.every(({ afterPayAvailable }) => afterPayAvailable),
    afterPayMin: strictest(
      Math.max,
      contexts.map(({ afterPayMin }) => afterPayMin),
    ),
    afterPayMax: strictest(
      Math.min,
      contexts.map(({ afterPayMax }) => afterPayMax),
    ),
  };
}

function strictest(
  pick: (...limits: number[]) => number,
  limits: readonly (number | undefined)[],
): number | undefined {
  const known = limits.filter((limit) => limit !== undefined);
  return known.length < limits.length ? undefined : pick(...known);
}
