import { describe, expect, test } from 'vitest';
import {
  activeGalleryOptions,
  GALLERY_DESIGNS,
  GALLERY_MEDIA_TYPES,
  GALLERY_RATIOS,
  META_POSITIONS,
  readGalleryOptions,
} from './gallery-options.ts';

test('R-GAL-OPT-24: every option has a default', () => {
  expect(Object.keys(readGalleryOptions({}))).toHaveLength(23);
  expect(Object.values(readGalleryOptions({}))).not.toContain(undefined);
});

test.each([
  ['R-GAL-OPT-02', 'autoplay', false],
  ['R-GAL-OPT-04', 'controls', false],
  ['R-GAL-OPT-05', 'auto-crop', true],
  ['R-GAL-OPT-07', 'square-thumbs', true],
  ['R-GAL-OPT-08', 'thumbnails', false],
  ['R-GAL-OPT-11', 'show-meta-basic', true],
  ['R-GAL-OPT-12', 'show-meta', true],
  ['R-GAL-OPT-13', 'show-meta-only-title', false],
  ['R-GAL-OPT-15', 'show-meta-on-hover', false],
  ['R-GAL-OPT-19', 'lightbox', false],
  ['R-GAL-OPT-22', 'newWindow', false],
  ['R-GAL-OPT-23', 'transparentBackground', false],
] as const)('%s: %s is %j by default', (_id, name, value) => {
  expect(readGalleryOptions({})[name]).toBe(value);
  expect(readGalleryOptions({ [name]: !value })[name]).toBe(!value);
});

test('R-GAL-OPT-01: carousel is read as slider, an unknown design as grid', () => {
  expect(readGalleryOptions({}).design).toBe('grid');
  for (const design of GALLERY_DESIGNS) expect(readGalleryOptions({ design }).design).toBe(design);
  expect(readGalleryOptions({ design: 'carousel' }).design).toBe('slider');
  expect(readGalleryOptions({ design: 'toString' }).design).toBe('grid');
});

const RANGES = [
  ['R-GAL-OPT-03', 'autoplay-duration', 1, 10, 5],
  ['R-GAL-OPT-09', 'thumbnail-strip-height', 0, 200, 80],
  ['R-GAL-OPT-10', 'thumbnail-strip-margin', 0, 60, 20],
  ['R-GAL-OPT-17', 'thumbnails-per-row', 1, 10, 4],
  ['R-GAL-OPT-18', 'padding', 0, 50, 20],
  ['R-GAL-OPT-21', 'max-width', 100, 300, 300],
] as const;

test.each(RANGES)('%s: %s from %d to %d, otherwise %d', (_id, name, low, high, fallback) => {
  const read = (value: unknown) => readGalleryOptions({ [name]: value })[name];
  expect([read(low), read(low + 1), read(high)]).toEqual([low, low + 1, high]);
  expect([read(undefined), read('7'), read(Number.NaN)]).toEqual([fallback, fallback, fallback]);
});

test('R-GAL-OPT-25: numbers out of range are clamped', () => {
  for (const [, name, low, high] of RANGES) {
    const read = (value: number) => readGalleryOptions({ [name]: value })[name];
    expect([name, read(low - 1), read(high + 1)]).toEqual([name, low, high]);
  }
});

test('R-GAL-OPT-06: aspect ratios, square by default', () => {
  expect(readGalleryOptions({})['aspect-ratio']).toBe('square');
  expect(GALLERY_RATIOS).toEqual({
    square: 1,
    standard: 1.5,
    'standard-vertical': 2 / 3,
    'four-three': 4 / 3,
    'three-four-vertical': 0.75,
    widescreen: 16 / 9,
    'anamorphic-widescreen': 2.4,
  });
  for (const ratio of Object.keys(GALLERY_RATIOS)) {
    expect(readGalleryOptions({ 'aspect-ratio': ratio })['aspect-ratio']).toBe(ratio);
  }
});

test('R-GAL-OPT-14: positions of titles, below by default', () => {
  expect(META_POSITIONS).toHaveLength(7);
  expect(readGalleryOptions({})['meta-position']).toBe('bottom');
  for (const position of META_POSITIONS) {
    expect(readGalleryOptions({ 'meta-position': position })['meta-position']).toBe(position);
  }
});

test('R-GAL-OPT-16: alignments, centered by default', () => {
  expect(readGalleryOptions({})['active-alignment']).toBe('center');
  for (const side of ['left', 'center', 'right']) {
    expect(readGalleryOptions({ 'active-alignment': side })['active-alignment']).toBe(side);
  }
});

test('R-GAL-OPT-20: two themes of the lightbox, dark by default', () => {
  expect(readGalleryOptions({}).lightboxTheme).toBe('dark');
  expect(readGalleryOptions({ lightboxTheme: 'light' }).lightboxTheme).toBe('light');
  expect(readGalleryOptions({ lightboxTheme: 'pink' }).lightboxTheme).toBe('dark');
});

describe('active options', () => {
  const everything = {
    autoplay: true,
    'autoplay-duration': 2,
    controls: true,
    thumbnails: true,
    'thumbnail-strip-height': 10,
    'thumbnail-strip-margin': 10,
    'active-alignment': 'left',
    'thumbnails-per-row': 2,
    'square-thumbs': false,
    'aspect-ratio': 'standard',
    padding: 3,
    'max-width': 120,
    lightbox: true,
    lightboxTheme: 'light',
  };

  test.each([
    [
      'slideshow',
      ['autoplay', 'autoplay-duration', 'controls', 'thumbnail-strip-height', 'thumbnail-strip-margin'],
    ],
    ['slider', ['autoplay', 'autoplay-duration', 'controls', 'active-alignment']],
    ['grid', ['aspect-ratio', 'autoplay', 'padding', 'square-thumbs', 'thumbnails-per-row']],
    ['stacked', ['autoplay', 'max-width']],
  ])('R-GAL-RULE-02: in a %s: %j', (design, names) => {
    const dependent = [
      ...new Set(
        ['slideshow', 'slider', 'grid', 'stacked'].flatMap((other) =>
          Object.keys(activeGalleryOptions({ ...everything, design: other })),
        ),
      ),
    ].filter((name) =>
      GALLERY_DESIGNS.some((other) => !(name in activeGalleryOptions({ ...everything, design: other }))),
    );
    const active = activeGalleryOptions({ ...everything, design });
    expect([...dependent, 'autoplay'].filter((name) => name in active).sort()).toEqual([...names].sort());
  });

  test('R-GAL-RULE-01: a grid ignores a stored height of the strip', () => {
    const stored = { design: 'grid', 'thumbnail-strip-height': 10 };
    expect(activeGalleryOptions(stored)).not.toHaveProperty('thumbnail-strip-height');
    expect(activeGalleryOptions({ ...stored, design: 'slideshow' })['thumbnail-strip-height']).toBe(10);
  });

  test('R-GAL-RULE-03: a slideshow has thumbnails', () => {
    expect(activeGalleryOptions({ design: 'slideshow', thumbnails: false }).thumbnails).toBe(true);
  });

  test('R-GAL-RULE-04: a slider has no thumbnails', () => {
    expect(activeGalleryOptions({ design: 'slider', thumbnails: true }).thumbnails).toBe(false);
  });

  test.each(['grid', 'stacked'])('R-GAL-RULE-05: a %s gallery has no thumbnails', (design) => {
    expect(activeGalleryOptions({ design, thumbnails: true }).thumbnails).toBe(false);
  });

  test('R-GAL-RULE-06: grid and stacked never autoplay', () => {
    for (const design of GALLERY_DESIGNS) {
      const moves = design === 'slideshow' || design === 'slider';
      expect(activeGalleryOptions({ design, autoplay: true }).autoplay).toBe(moves);
    }
  });

  test('R-GAL-RULE-02: options of disabled features are omitted', () => {
    const off = activeGalleryOptions({ lightboxTheme: 'light', 'show-meta': false, 'meta-position': 'top' });
    expect(off).not.toHaveProperty('lightboxTheme');
    expect(off).not.toHaveProperty('meta-position');
    expect(activeGalleryOptions({ lightbox: true, lightboxTheme: 'light' }).lightboxTheme).toBe('light');
  });
});

test('R-GAL-RULE-07: media types', () => {
  expect(GALLERY_MEDIA_TYPES).toEqual([
    'imageEmpty',
    'imageFile',
    'imageLicensed',
    'imageReused',
    'assetReused',
    'video',
  ]);
});
