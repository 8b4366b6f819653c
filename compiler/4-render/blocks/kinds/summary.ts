import { imageTemplate } from '../../templates/image-template.ts';
import { sizesOf } from '../sizes.ts';
import type { BlockRendering } from './block-rendering.ts';

/** The first items of a collection. */
export const summary: BlockRendering<'summary-v2'> = {
  template: `<ul class="summary summary-{design|htmltag} summary-item-list">{.repeated section items}<li class="{@|item-classes|htmltag} summary-item"><a class="summary-title-link" href="{fullUrl|htmltag}">{.section mainImage}${imageTemplate()}{.end}<span class="summary-title">{title|htmltag}</span></a>{.store-item?}{@|product-price}{.or}{.if excerpt}<div class="summary-excerpt">{excerpt}</div>{.end}{.end}</li>{.end}</ul>`,
  data: ({ collectionId, limit = DEFAULT_LIMIT, design = 'grid' }, { json, itemIds, layout }) => {
    const ids = itemIds(collectionId).slice(0, limit);
    return {
      collection: json.collection(collectionId),
      items: ids.flatMap((itemId) => json.item(itemId) ?? []),
      productMerchandisingContext: json.merchandising(ids),
      design,
      sizes: sizesOf(layout, design === 'grid' ? GRID_SHARE : undefined),
    };
  },
};

const DEFAULT_LIMIT = 6;

/** Share of the block's width that one grid item has. */
const GRID_SHARE = { phone: 1, desktop: 1 / 3 };
