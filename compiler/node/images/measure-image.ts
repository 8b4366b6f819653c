export interface MeasuredImage {
  readonly mime: string;
  /** Pixels, as it is shown: a picture that the camera turned is turned back. */
  readonly width: number;
  readonly height: number;
}

/** Formats that browsers show and that cannot carry a script; a vector drawing can, so it is not among them. */
const MIMES: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  heif: 'image/avif',
};

/** The file is no picture that could be shown. */
export class UnsupportedImage extends Error {
  override readonly name = 'UnsupportedImage';
}

/** What a picture is, by its bytes. Throws `UnsupportedImage`. */
export async function measureImage(bytes: Uint8Array): Promise<MeasuredImage> {
  const { default: sharp } = await import('sharp');
  try {
    const { format, width, height, orientation = 1 } = await sharp(bytes).metadata();
    const mime = MIMES[format ?? ''];
    if (mime === undefined || width === undefined || height === undefined) throw new UnsupportedImage();
    // Orientations from 5 on lie on their side.
    return orientation >= 5 ? { mime, width: height, height: width } : { mime, width, height };
  } catch (error) {
    throw error instanceof UnsupportedImage ? error : new UnsupportedImage(String(error));
  }
}
