import { imageTemplate } from '../../templates/image-template.ts';
import { imageFields } from '../platform-fields.ts';
import { sizesOf } from '../sizes.ts';
import type { BlockRendering } from './block-rendering.ts';

export const image: BlockRendering<'image'> = {
  template: `<figure>{.if href}<a href="{href|htmltag}">{.end}${imageTemplate('altText')}{.if href}</a>{.end}{.if caption}<figcaption class="image-caption">{caption|htmltag}</figcaption>{.end}</figure>`,
  data: (value, { json, layout, mark }) => {
    const found = json.image(value.assetId);
    const { href, altText = found?.altText } = value;
    const caption = value.caption && mark('caption', value.caption);
    return {
      ...found,
      caption,
      href,
      altText,
      sizes: sizesOf(layout),
      ...imageFields(value, { image: found, caption }),
    };
  },
};
