import { asString, type JsonObject } from '../../../formatters/index.ts';
import { activeGalleryOptions } from '../../../formatters/vocabulary/rules/gallery-options.ts';
import type { Block } from '../../model/documents/layout.ts';
import { galleryClasses, stripClasses } from './gallery-rules.ts';
import { sizesOf } from './sizes.ts';

export interface GalleryBlockOptions {
  /** Block id. */
  readonly id: string;
  readonly images: readonly JsonObject[];
  /** URLs that images link to, by image id. The lightbox takes precedence. */
  readonly links?: Readonly<Record<string, string>> | undefined;
  /** As stored in the site document. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly layout: Block['layout'];
}

type ActiveOptions = ReturnType<typeof activeGalleryOptions>;

/** Returns images and the gallery options that take effect. */
export function galleryData({ id, images, links = {}, options, layout }: GalleryBlockOptions): JsonObject {
  const active = activeGalleryOptions(options);
  const isScrollable = active.design === 'slideshow' || active.design === 'slider';
  const items = images.map((image, index) => ({
    ...image,
    ...largeOf(image),
    ...linkOf(image, { active, links, number: index + 1 }),
    ...captionOf(image, active),
    number: index + 1,
    slideId: isScrollable && `block-${id}-${index + 1}`,
  }));
  return {
    items,
    options: active as unknown as JsonObject,
    design: active.design,
    isScrollable,
    autoplay: active.autoplay === true,
    autoplaySeconds: active['autoplay-duration'],
    controls: active.controls === true,
    hasThumbnails: active.thumbnails === true && items.length > 1 && active['thumbnail-strip-height'] !== 0,
    stripClasses: stripClasses(options).join(' '),
    newWindow: active.newWindow === true,
    galleryClasses: galleryClasses(options).join(' '),
    showMeta: active['show-meta'],
    onlyTitle: active['show-meta-only-title'] === true,
    sizes: imageSizes(active, layout),
    thumbnailSizes: `${active['thumbnail-strip-height']}px`,
    ...(active.lightbox && { lightboxId: `block-${id}`, lightboxTheme: active.lightboxTheme }),
  };
}

/** Largest version, shown when the image is clicked. */
function largeOf(image: JsonObject): JsonObject {
  if (image.largeUrl !== undefined) return {};
  const [width, height] = asString(image.originalSize).split('x');
  return { largeUrl: image.assetUrl, ...(height && { largeWidth: width, largeHeight: height }) };
}

interface LinkContext {
  readonly active: ActiveOptions;
  readonly links: Readonly<Record<string, string>>;
  readonly number: number;
}

/** The link around an image; its name is the alternative text, so a linked image always has one. */
function linkOf(image: JsonObject, { active, links, number }: LinkContext): JsonObject {
  const id = asString(image.id);
  const href = !active.lightbox && Object.hasOwn(links, id) ? asString(links[id]) : '';
  const isLinked = active.lightbox || href !== '';
  if (!isLinked) return { isLinked, href, isFocusable: isHidden(image, active) };
  const altText = asString(image.altText) || asString(image.title) || String(number);
  return { isLinked, href, altText, isFocusable: false };
}

/** Captions that appear on hover must appear with the keyboard, too. */
function isHidden(image: JsonObject, active: ActiveOptions): boolean {
  return active['show-meta-on-hover'] === true && captionOf(image, active).hasCaption === true;
}

/** Title and description below or above the image. Always set: templates would otherwise find those of the page. */
function captionOf({ title, body }: JsonObject, active: ActiveOptions): JsonObject {
  const captionTitle = active['show-meta'] ? asString(title) : '';
  const captionText = active['show-meta'] && active['show-meta-only-title'] !== true ? asString(body) : '';
  return { captionTitle, captionText, hasCaption: captionTitle !== '' || captionText !== '' };
}

function imageSizes(active: ActiveOptions, layout: Block['layout']): string {
  const columns = active.design === 'grid' ? (active['thumbnails-per-row'] ?? 1) : 1;
  if (active.design === 'stacked') return `${Math.round(active['max-width'] ?? 0)}px`;
  return sizesOf(layout, { phone: 1 / Math.min(columns, 2), desktop: 1 / columns });
}
