import type { DocKey } from '../../../compiler/model/index.ts';
import type { FoundDocument } from '../model/documents.ts';
import { numberAt, textAt } from '../model/json-access.ts';

export interface AssetView {
  readonly key: DocKey;
  readonly id: string;
  /** The display name. The stored file keeps its name, so existing links keep working. */
  readonly name: string;
  readonly filename: string;
  readonly mime: string;
  readonly bytes: number | undefined;
  /** In pixels. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
  readonly altText: string;
  readonly isImageValue: boolean;
  /** 0 to 1, from the top left. */
  readonly focalPoint: { readonly x: number; readonly y: number };
}

/** Whether a square preview shows the whole image instead of its middle: a drawing, or an image at least twice as wide or high. */
export function isShownWhole(body: unknown): boolean {
  const { width, height } = sizeOf(body) ?? { width: 1, height: 1 };
  const isLong = Math.max(width, height) >= 2 * Math.min(width, height);
  return textAt(body, 'mime') === 'image/svg+xml' || isLong;
}

/** The size of an image in pixels, if its document has it. */
export function sizeOf(body: unknown): AssetView['size'] {
  const [width, height] = textAt(body, 'originalSize').split('x').map(Number);
  return width && height ? { width, height } : undefined;
}

export function assetOf({ key, id, body }: FoundDocument): AssetView {
  const mime = textAt(body, 'mime');
  return {
    key,
    id,
    name: textAt(body, 'title') || textAt(body, 'filename'),
    filename: textAt(body, 'filename'),
    mime,
    bytes: numberAt(body, 'bytes'),
    size: sizeOf(body),
    altText: textAt(body, 'altText'),
    isImageValue: mime.startsWith('image/'),
    focalPoint: {
      x: numberAt(body, 'mediaFocalPoint', 'x') ?? 0.5,
      y: numberAt(body, 'mediaFocalPoint', 'y') ?? 0.5,
    },
  };
}
