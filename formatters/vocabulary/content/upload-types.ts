/** Media types of the files that the dashboard accepts as assets, by extension (R-FILE-MSG-05, and AVIF, which builds make). */
export const UPLOAD_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain',
  csv: 'text/csv',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

/** Extensions of images whose size in pixels is measured; the others are stored as they are. */
export const MEASURED_TYPES: readonly string[] = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif'];

/** The extension of a file name in lower case, without the dot; empty when it has none. */
export function extensionOf(filename: string): string {
  const dot = filename.lastIndexOf('.');
  return dot <= 0 ? '' : filename.slice(dot + 1).toLowerCase();
}
