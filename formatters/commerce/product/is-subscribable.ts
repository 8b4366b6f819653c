import { asBoolean } from '../../values/as-boolean.ts';
import { membersOf } from '../../values/members-of.ts';
import type { Product } from './product.ts';

/** Whether the product is sold by subscription (language reference 13.1). */
export function isSubscribable(product: Product): boolean {
  return asBoolean(membersOf(product.content).isSubscribable);
}
