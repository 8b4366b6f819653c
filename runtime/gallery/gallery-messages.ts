/** Texts of slideshows and sliders; not specified. */
export const GALLERY_MESSAGES = {
  lightbox: 'Image {n} of {count}',
  lightboxPrevious: 'Previous image',
  lightboxNext: 'Next image',
  galleryPause: 'Pause slideshow',
  galleryPlay: 'Play slideshow',
} as const;
