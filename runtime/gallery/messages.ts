/** Names of what the large view has; the specification gives none. */
export const LIGHTBOX_MESSAGES = {
  lightbox: 'Picture {n} of {count}',
  lightboxClose: 'Close',
  lightboxPrevious: 'Previous picture',
  lightboxNext: 'Next picture',
} as const;
