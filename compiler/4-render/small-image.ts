import { asString, type JsonObject, member } from '../../formatters/index.ts';
import type { Asset } from '../model/documents/asset.ts';
import type { ImageFile } from './ports/images.ts';
import { focalClass } from './postprocess/focal-point.ts';
import type { SiteImages } from './site-images.ts';

/** An image as carts and search results show it, which the Worker and the client-side runtime render. */
export interface SmallImage {
  /** The small version, when there are several widths. */
  readonly url: string;
  /** Of the style sheet, for the focal point; undefined for the center. */
  readonly focalClass: string | undefined;
}

/** The main image of an item or a collection, as templates see it; undefined without one. */
export function smallImage(source: JsonObject | undefined): SmallImage | undefined {
  const image = member(source, 'mainImage');
  const url = asString(member(image, 'smallUrl')) || asString(member(image, 'assetUrl'));
  if (url === '') return undefined;
  // `imageJson` copies it from the document.
  const point = member(image, 'mediaFocalPoint') as Asset['mediaFocalPoint'];
  return { url, focalClass: focalClass(point) };
}

/** The file of `smallImage`, which is made even if no page shows the image. Undefined for images that are copied unchanged. */
export function smallImageFile(
  source: JsonObject | undefined,
  find: SiteImages['find'],
): ImageFile | undefined {
  return find(asString(member(member(source, 'mainImage'), 'assetUrl')))?.plan?.small.file;
}
