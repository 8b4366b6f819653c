/** Texts of the lightbox; not specified. */
export const LIGHTBOX_MESSAGES = {
  lightbox: 'Picture {n} of {count}',
  lightboxClose: 'Close',
  lightboxPrevious: 'Previous picture',
  lightboxNext: 'Next picture',
} as const;
