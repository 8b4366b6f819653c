/** The smallest stored width that covers a width; thumbnails use at most 1500w (language reference 12.10). */
export function thumbnailSize(width: number): string {
  if (width > 1000) return '1500w';
  if (width > 750) return '1000w';
  if (width > 500) return '750w';
  if (width > 300) return '500w';
  return width > 100 ? '300w' : '100w';
}
