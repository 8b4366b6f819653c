import type { Bodies } from '../../../compiler/model/index.ts';
import type { EditorInventoryItem } from '../../../formatters/vocabulary/api/editor.ts';
import type { RestockRequestGroup, RestockSendRequest } from '../../../formatters/vocabulary/api/restock.ts';
import { t } from '../strings/core-strings.ts';
import { productOf, variantName } from './product.ts';

/** The list of a variant, open. */
export function hrefOfList({ productId, variantId }: RestockSendRequest): string {
  return `/config/store/restock?open=${encodeURIComponent(`${productId}/${variantId}`)}`;
}

export function isInStock(line: EditorInventoryItem | undefined): boolean {
  return line !== undefined && (line.unlimited || line.qtyInStock > 0);
}

/** Who waits for one variant. */
export interface WaitingList extends RestockRequestGroup {
  readonly id: string;
  /** "Tide plate, Ash / 22 cm". */
  readonly title: string;
  /** What the ledger has of it; absent when it is sold no more. */
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
