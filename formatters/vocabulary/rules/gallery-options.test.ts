import { describe, expect, test } from 'vitest';
import {
  activeGalleryOptions,
  GALLERY_DESIGNS,
  GALLERY_MEDIA_TYPES,
  GALLERY_RATIOS,
  META_POSITIONS,
  readGalleryOptions,
} from './gallery-options.ts';

test('R-GAL-OPT-02 to -05, -07, -08, -11 to -13, -15, -19, -22 to -24: defaults', () => {
  expect(readGalleryOptions({})).toEqual({
    design: 'grid',
    autoplay: false,
    'autoplay-duration': 5,
    controls: false,
    'auto-crop': true,
    'aspect-ratio': 'square',
    'square-thumbs': true,
    thumbnails: false,
    'thumbnail-strip-height': 80,
    'thumbnail-strip-margin': 20,
    'show-meta-basic': true,
    'show-meta': true,
    'show-meta-only-title': false,
    'meta-position': 'bottom',
    'show-meta-on-hover': false,
    'active-alignment': 'center',
    'thumbnails-per-row': 4,
    padding: 20,
    lightbox: false,
    lightboxTheme: 'dark',
    'max-width': 300,
    newWindow: false,
    transparentBackground: false,
  });
});

test('R-GAL-OPT-01: carousel is read as slider, an unknown design as grid', () => {
  for (const design of GALLERY_DESIGNS) expect(readGalleryOptions({ design }).design).toBe(design);
  expect(readGalleryOptions({ design: 'carousel' }).design).toBe('slider');
  expect(readGalleryOptions({ design: 'toString' }).design).toBe('grid');
});

test.each([
  ['autoplay-duration', 1, 10, 5],
  ['thumbnail-strip-height', 0, 200, 80],
  ['thumbnail-strip-margin', 0, 60, 20],
  ['thumbnails-per-row', 1, 10, 4],
  ['padding', 0, 50, 20],
  ['max-width', 100, 300, 300],
] as const)(
  'R-GAL-OPT-03, -09, -10, -17, -18, -21, -25: %s from %d to %d, otherwise %d',
  (name, low, high, fallback) => {
    expect(readGalleryOptions({ [name]: low - 1 })[name]).toBe(low);
    expect(readGalleryOptions({ [name]: high + 1 })[name]).toBe(high);
    expect(readGalleryOptions({ [name]: low + 1 })[name]).toBe(low + 1);
    expect(readGalleryOptions({ [name]: '7' })[name]).toBe(fallback);
    expect(readGalleryOptions({ [name]: Number.NaN })[name]).toBe(fallback);
  },
);

test('R-GAL-OPT-06: aspect ratios', () => {
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

test('R-GAL-OPT-14, -16, -20: choices', () => {
  for (const position of META_POSITIONS) {
    expect(readGalleryOptions({ 'meta-position': position })['meta-position']).toBe(position);
  }
  for (const side of ['left', 'center', 'right']) {
    expect(readGalleryOptions({ 'active-alignment': side })['active-alignment']).toBe(side);
  }
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
  ])('R-GAL-RULE-01, -02: in a %s: %j', (design, names) => {
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

  test('R-GAL-RULE-03 to -05: only slideshows have thumbnails', () => {
    for (const design of GALLERY_DESIGNS) {
      for (const thumbnails of [true, false]) {
        expect(activeGalleryOptions({ design, thumbnails }).thumbnails).toBe(design === 'slideshow');
      }
    }
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
