import { imageTemplate } from '../../templates/image-template.ts';
import { sizesOf } from '../sizes.ts';
import type { BlockRendering } from './block-rendering.ts';

export const product: BlockRendering<'product'> = {
  template: `{.section item}<a href="{fullUrl|htmltag}">{.section mainImage}${imageTemplate()}{.end}<span class="product-title">{title|htmltag}</span></a>{@|product-status}{@|product-price}{.end}`,
  data: ({ itemId }, { json, layout }) => {
    const item = json.item(itemId);
    return {
      item,
      product: item,
      productMerchandisingContext: json.merchandising([itemId]),
      sizes: sizesOf(layout),
    };
  },
};
