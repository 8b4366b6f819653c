import { type EdgeData, ownValue } from '../../compiler/model/index.ts';
import type { RestockSendRequest } from '../../formatters/vocabulary/api/restock.ts';

export interface SignUpQuestion {
  readonly productId: string;
  readonly variantId: string;
  /** Checked: a letter goes there. */
  readonly email: string;
  /** Of the customer who is signed in. */
  readonly memberId?: string;
  readonly isJoinMailingList: boolean;
  readonly language?: string;
  /** Where the visitor was, `https://olaria.example`: links of the letter lead there. */
  readonly origin: string;
  /** Empty where nobody could be told apart: then there is no limit. */
  readonly clientAddress: string;
}

export interface RestockRequestsQuery extends Partial<RestockSendRequest> {
  /** Only what this customer asked for while she was signed in. */
  readonly memberId?: string;
  readonly cursor?: string;
}

export interface RestockGroupsQuery {
  readonly productId?: string;
  readonly cursor?: string;
}

/** A variant that is back, in words. */
export interface BackInStock extends RestockSendRequest {
  readonly title: string;
  /** Path on the site, or its whole address. */
  readonly url: string;
  readonly siteTitle: string;
}

/** A variant in words, `Tide plate (Blue, Large)`; undefined when the release does not have it. */
export function backInStock(
  { products, website }: EdgeData,
  { productId, variantId }: RestockSendRequest,
): BackInStock | undefined {
  const product = ownValue(products, productId);
  const variant = product?.variants.find(({ id }) => id === variantId);
  if (product === undefined || variant === undefined) return undefined;
  const values = Object.values(variant.attributes).join(', ');
  const base = website.baseUrl?.replace(/\/$/, '') ?? '';
  return {
    productId,
    variantId,
    title: values === '' ? product.title : `${product.title} (${values})`,
    url: `${base}${product.url}`,
    siteTitle: website.title,
  };
}
