import type { Bodies } from '../../../compiler/model/index.ts';
import type { EditorInventoryItem } from '../../../formatters/vocabulary/api/editor/inventory.ts';
import type { RestockRequestGroup, RestockSendRequest } from '../../../formatters/vocabulary/api/restock.ts';
import { t } from '../strings/core-strings.ts';
import { productOf, variantName } from './product.ts';

/** Returns the path of the requests for a variant, opened. */
export function requestsHref({ productId, variantId }: RestockSendRequest): string {
  return `/config/store/restock?open=${encodeURIComponent(`${productId}/${variantId}`)}`;
}

export function isInStock(line: Pick<EditorInventoryItem, 'qtyInStock' | 'unlimited'> | undefined): boolean {
  return line !== undefined && (line.unlimited || line.qtyInStock > 0);
}

/** The back-in-stock requests for one variant. */
export interface RestockGroup extends RestockRequestGroup {
  readonly id: string;
  /** "Tide plate, Ash / 22 cm". */
  readonly title: string;
  /** The variant's inventory; absent when it is no longer sold. */
  readonly line: EditorInventoryItem | undefined;
}

export function titleOfGroup(bodies: Bodies, { productId, variantId }: RestockRequestGroup): string {
  const key = `item:${productId}` as const;
  const body = bodies.get(key);
  if (body === undefined) return t('restock.deletedProduct');
  const { title, variants, optionNames } = productOf({ key, id: productId, body });
  const variant = variants.find(({ id }) => id === variantId);
  const name = variant === undefined ? '' : variantName(variant, optionNames);
  return name === '' ? title : `${title}, ${name}`;
}
