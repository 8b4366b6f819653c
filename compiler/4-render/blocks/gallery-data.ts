import { asString, type JsonObject } from '../../../formatters/index.ts';
import { activeGalleryOptions } from '../../../formatters/vocabulary/rules/gallery-options.ts';
import type { Block } from '../../model/documents/layout.ts';
import { galleryClasses } from './gallery-rules.ts';
import { sizesOf } from './sizes.ts';

export interface GalleryBlockOptions {
  /** Block id. */
  readonly id: string;
  readonly images: readonly JsonObject[];
  /** As stored in the site document. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly layout: Block['layout'];
}

/** Returns images and the gallery options that take effect. */
export function galleryData({ id, images, options, layout }: GalleryBlockOptions): JsonObject {
  const active = activeGalleryOptions(options);
  const columns = active.design === 'grid' ? (active['thumbnails-per-row'] ?? 1) : 1;
  return {
    items: images.map((image, index) => ({ ...image, ...largeOf(image), number: index + 1 })),
    options: active as unknown as JsonObject,
    design: active.design,
    isScrollable: active.design === 'slideshow' || active.design === 'slider',
    galleryClasses: galleryClasses(options).join(' '),
    showMeta: active['show-meta'],
    onlyTitle: active['show-meta-only-title'] === true,
    sizes: sizesOf(layout, { phone: 1 / Math.min(columns, 2), desktop: 1 / columns }),
    ...(active.lightbox && { lightboxId: `block-${id}`, lightboxTheme: active.lightboxTheme }),
  };
}

/** Largest version, shown when the image is clicked. */
function largeOf(image: JsonObject): JsonObject {
  if (image.largeUrl !== undefined) return {};
  const [width, height] = asString(image.originalSize).split('x');
  return { largeUrl: image.assetUrl, ...(height && { largeWidth: width, largeHeight: height }) };
}
