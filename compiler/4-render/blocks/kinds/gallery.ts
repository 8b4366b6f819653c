import { galleryTemplate } from '../../templates/gallery-template.ts';
import { imageTemplate } from '../../templates/image-template.ts';
import { galleryData } from '../gallery-data.ts';
import type { BlockRendering } from './block-rendering.ts';

export const gallery: BlockRendering<'gallery'> = {
  template: galleryTemplate(imageTemplate('altText')),
  data: (value, { id, json, layout }) => {
    const images = value.assetIds
      .map((assetId) => json.image(assetId))
      .filter((image) => image !== undefined);
    return galleryData({ id, images, links: value.links, options: value.options ?? {}, layout });
  },
};
