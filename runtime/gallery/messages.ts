/** Texts of the lightbox; not specified. */
export const LIGHTBOX_MESSAGES = {
  lightbox: 'Image {n} of {count}',
  lightboxClose: 'Close',
  lightboxPrevious: 'Previous image',
  lightboxNext: 'Next image',
} as const;
