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

test.each([
  ['autoplay', false],
  ['controls', false],
  ['auto-crop', true],
  ['square-thumbs', true],
  ['show-meta', true],
  ['show-meta-only-title', false],
  ['show-meta-on-hover', false],
  ['lightbox', false],
  ['newWindow', false],
  ['transparentBackground', false],
] as const)('%s is %j by default', (name, value) => {
  expect(readGalleryOptions({})[name]).toBe(value);
  expect(readGalleryOptions({ [name]: !value })[name]).toBe(!value);
});

test('R-GAL-OPT-08: thumbnails are stored as off by default', () => {
  expect(readGalleryOptions({}).thumbnails).toBe(false);
});

test('R-GAL-OPT-11: show-meta-basic is stored as on by default', () => {
  expect(readGalleryOptions({})['show-meta-basic']).toBe(true);
});

test('carousel is read as slider, an unknown design as grid', () => {
  expect(readGalleryOptions({}).design).toBe('grid');
  for (const design of GALLERY_DESIGNS) expect(readGalleryOptions({ design }).design).toBe(design);
  expect(readGalleryOptions({ design: 'carousel' }).design).toBe('slider');
  expect(readGalleryOptions({ design: 'toString' }).design).toBe('grid');
});

const RANGES = [
  ['autoplay-duration', 1, 10, 5],
  ['thumbnail-strip-height', 0, 200, 80],
  ['thumbnail-strip-margin', 0, 60, 20],
  ['thumbnails-per-row', 1, 10, 4],
  ['padding', 0, 50, 20],
  ['max-width', 100, 300, 300],
] as const;

test.each(RANGES)('%s from %d to %d, otherwise %d', (name, low, high, fallback) => {
  const read = (value: unknown) => readGalleryOptions({ [name]: value })[name];
  expect([read(low), read(low + 1), read(high)]).toEqual([low, low + 1, high]);
  expect([read(undefined), read('7'), read(Number.NaN)]).toEqual([fallback, fallback, fallback]);
});

test('R-GAL-OPT-25: numbers out of range are clamped', () => {
  for (const [name, low, high] of RANGES) {
    const read = (value: number) => readGalleryOptions({ [name]: value })[name];
    expect([name, read(low - 1), read(high + 1)]).toEqual([name, low, high]);
  }
});

test('aspect ratios, square by default', () => {
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

test('positions of titles, below by default', () => {
  expect(META_POSITIONS).toHaveLength(7);
  expect(readGalleryOptions({})['meta-position']).toBe('bottom');
  for (const position of META_POSITIONS) {
    expect(readGalleryOptions({ 'meta-position': position })['meta-position']).toBe(position);
  }
});

test('alignments, centered by default', () => {
  expect(readGalleryOptions({})['active-alignment']).toBe('center');
  for (const side of ['left', 'center', 'right']) {
    expect(readGalleryOptions({ 'active-alignment': side })['active-alignment']).toBe(side);
  }
});

test('two themes of the lightbox, dark by default', () => {
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

  test('a slideshow has thumbnails', () => {
    expect(activeGalleryOptions({ design: 'slideshow', thumbnails: false }).thumbnails).toBe(true);
  });

  test('a slider has no thumbnails', () => {
    expect(activeGalleryOptions({ design: 'slider', thumbnails: true }).thumbnails).toBe(false);
  });

  test.each(['grid', 'stacked'])('a %s gallery has no thumbnails', (design) => {
    expect(activeGalleryOptions({ design, thumbnails: true }).thumbnails).toBe(false);
  });

  test('R-GAL-RULE-06: grid and stacked never autoplay', () => {
    for (const design of GALLERY_DESIGNS) {
      const moves = design === 'slideshow' || design === 'slider';
      expect(activeGalleryOptions({ design, autoplay: true }).autoplay).toBe(moves);
    }
  });

  test.each([
    ['lightbox', 'lightboxTheme', 'light'],
    ['show-meta', 'show-meta-only-title', true],
    ['show-meta', 'meta-position', 'top'],
    ['show-meta', 'show-meta-on-hover', true],
  ] as const)('R-GAL-RULE-02: only with %s, there is %s', (needed, name, value) => {
    const at = (isOn: boolean) => activeGalleryOptions({ [needed]: isOn, [name]: value })[name];
    expect([at(true), at(false)]).toEqual([value, undefined]);
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
