import { gallery, image, type SectionDesign, text } from '../section-design.ts';

const GRID = { design: 'grid', 'square-thumbs': true, padding: 16, lightbox: true };

export const GALLERY: readonly SectionDesign[] = [
  {
    id: 'gallery-grid',
    name: 'Grid of images',
    blocks: [
      text([1, 24, 1], '## Recent work'),
      gallery([1, 24, 2], 6, { ...GRID, 'thumbnails-per-row': 3 }),
    ],
  },
  {
    id: 'gallery-slideshow',
    name: 'Slideshow',
    blocks: [gallery([1, 24, 1], 4, { design: 'slideshow', lightbox: false })],
  },
  {
    id: 'two-images',
    name: 'Two images',
    blocks: [image([1, 12, 1]), image([13, 12, 1])],
  },
  {
    id: 'collage',
    name: 'One large and two small images',
    blocks: [image([1, 16, 1, 2]), image([17, 8, 1]), image([17, 8, 2])],
  },
  {
    id: 'wide-image',
    name: 'Wide image with a caption',
    blocks: [image([1, 24, 1]), text([1, 14, 2], 'Who or what is this, where, and when?')],
  },
  {
    id: 'projects',
    name: 'Two projects',
    blocks: [
      text([1, 24, 1], '## Projects'),
      image([1, 11, 2]),
      text([1, 11, 3], '### Name of the project\n\nFor whom, what, and what came of it.'),
      image([14, 11, 2]),
      text([14, 11, 3], '### Name of the project\n\nFor whom, what, and what came of it.'),
    ],
  },
  {
    id: 'logos',
    name: 'Row of logos',
    blocks: [
      text([1, 24, 1], '### As seen in'),
      gallery([1, 24, 2], 5, { ...GRID, 'square-thumbs': false, 'thumbnails-per-row': 5, lightbox: false }),
    ],
  },
];
