import type { JsonObject } from '../../../formatters/index.ts';
import { RECORD_TYPE } from '../../../formatters/vocabulary/index.ts';
import type { SitedAsset } from '../site.ts';

/** A picture as templates see it: what `image-meta`, `image-srcset` and their kind read. */
export function imageJson(asset: SitedAsset): JsonObject {
  return {
    id: asset.id,
    recordType: RECORD_TYPE.image,
    assetUrl: assetUrl(asset.filename),
    originalSize: asset.originalSize,
    mediaFocalPoint: asset.mediaFocalPoint ?? { x: 0.5, y: 0.5 },
    altText: asset.altText ?? '',
    title: asset.title,
    body: asset.body,
    filename: asset.filename,
    contentType: asset.mime,
    colorData: asset.colorData,
    systemDataId: asset.id,
    systemDataVariants: asset.systemDataVariants,
  };
}

export function assetUrl(filename: string): string {
  return `/assets/${encodeURIComponent(filename)}`;
}
