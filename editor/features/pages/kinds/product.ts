import { ShoppingBag } from 'lucide-react';
import { documentsOf, isProduct } from '../../../core/model/documents.ts';
import { t } from '../strings/pages-strings.ts';
import type { BlockKindRecord } from './block-kind.ts';
import { withId } from './new-value.ts';

export const product: BlockKindRecord = {
  format: 'product',
  name: 'kind.product.name',
  about: 'kind.product.about',
  icon: ShoppingBag,
  group: 'site',
  span: 8,
  newValue: ({ bodies }) => {
    const product = documentsOf(bodies, 'item').find(({ body }) => isProduct(body));
    return withId(product?.id, t('block.needsProduct'), (itemId) => ({ itemId }));
  },
};
