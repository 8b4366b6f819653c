import type { JsonObject } from '../../../formatters/index.ts';
import { RECORD_TYPE } from '../../../formatters/vocabulary/content/record-type.ts';
import type { SitedAsset } from '../site.ts';

/** Average colors of parts of an image, as six hex digits without `#`. */
export interface ImageColors {
  readonly topLeftAverage: string;
  readonly topRightAverage: string;
  readonly bottomLeftAverage: string;
  readonly bottomRightAverage: string;
  readonly centerAverage: string;
  /** Of the whole image: what themes show until it has loaded. */
  readonly suggestedBgColor: string;
}

/** File information of an image that is not in its document. */
export interface ImageInfo {
  /** Width and height in pixels: `1600x1200`. */
  readonly originalSize: string;
  /** Available widths: `100w,300w,500w`. */
  readonly variants: string;
  /** Undefined for an image that cannot be decoded. */
  readonly colors?: ImageColors | undefined;
  /** Small version, for lists. */
  readonly smallUrl: string;
  /** Largest version. */
  readonly large: { readonly src: string; readonly width: number; readonly height: number };
}

/** An image as templates see it: the fields that `image-meta`, `image-srcset` and similar formatters read. */
export function imageJson(asset: SitedAsset, facts: ImageInfo | undefined): JsonObject {
  return {
    id: asset.id,
    recordType: RECORD_TYPE.image,
    assetUrl: assetUrl(asset.filename),
    originalSize: asset.originalSize ?? facts?.originalSize,
    mediaFocalPoint: asset.mediaFocalPoint ?? { x: 0.5, y: 0.5 },
    altText: asset.altText ?? '',
    title: asset.title,
    body: asset.body,
    componentKey: asset.componentKey,
    filename: asset.filename,
    contentType: asset.mime,
    colorData: asset.colorData ?? (facts?.colors && { ...facts.colors }),
    systemDataId: asset.id,
    systemDataVariants: asset.systemDataVariants ?? facts?.variants,
    licensedAssetPreview: asset.licensedAssetPreview as JsonObject | undefined,
    ...(facts && {
      smallUrl: facts.smallUrl,
      largeUrl: facts.large.src,
      largeWidth: facts.large.width,
      largeHeight: facts.large.height,
    }),
  };
}

export function assetUrl(filename: string): string {
  return `/assets/${encodeURIComponent(filename)}`;
}
