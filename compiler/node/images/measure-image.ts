export interface MeasuredImage {
  readonly mime: string;
  /** Displayed size in pixels, after applying the EXIF orientation. */
  readonly width: number;
  readonly height: number;
}

/** Formats that browsers display and that cannot contain scripts; SVG can, so it is excluded. */
const MIMES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  heif: 'image/avif',
};

/** The file is not a supported image. */
export class UnsupportedImage extends Error {
  override readonly name = 'UnsupportedImage';
}

/** Reads format and size from the bytes. Throws `UnsupportedImage`. */
export async function measureImage(bytes: Uint8Array): Promise<MeasuredImage> {
  const { default: sharp } = await import('sharp');
  try {
    const { format, width, height, orientation = 1 } = await sharp(bytes).metadata();
    const mime = MIMES[format ?? ''];
    if (mime === undefined || width === undefined || height === undefined) throw new UnsupportedImage();
    // Orientations from 5 on are rotated by 90 degrees.
    return orientation >= 5 ? { mime, width: height, height: width } : { mime, width, height };
  } catch (error) {
    throw error instanceof UnsupportedImage ? error : new UnsupportedImage(String(error));
  }
}
