/** The supported designs; `carousel` is read as slider, anything else as grid (R-GAL-OPT-01, gaps C12). */
export const GALLERY_DESIGNS = ['grid', 'slideshow', 'slider', 'stacked'] as const;
export type GalleryDesign = (typeof GALLERY_DESIGNS)[number];

/** Aspect ratios: width divided by height (R-GAL-OPT-06). */
export const GALLERY_RATIOS = {
  square: 1,
  standard: 3 / 2,
  'standard-vertical': 2 / 3,
  'four-three': 4 / 3,
  'three-four-vertical': 3 / 4,
  widescreen: 16 / 9,
  'anamorphic-widescreen': 2.4,
} as const;

export const META_POSITIONS = [
  'bottom',
  'top',
  'top-left',
  'top-right',
  'center',
  'bottom-left',
  'bottom-right',
] as const;

/** The media types of gallery items (R-GAL-RULE-07). */
export const GALLERY_MEDIA_TYPES = [
  'imageEmpty',
  'imageFile',
  'imageLicensed',
  'imageReused',
  'assetReused',
  'video',
] as const;

/** Durations are in seconds, lengths in CSS pixels (R-GAL-OPT-25). */
export interface GalleryOptions {
  readonly design: GalleryDesign;
  readonly autoplay: boolean;
  readonly 'autoplay-duration': number;
  readonly controls: boolean;
  readonly 'auto-crop': boolean;
  readonly 'aspect-ratio': keyof typeof GALLERY_RATIOS;
  readonly 'square-thumbs': boolean;
  readonly thumbnails: boolean;
  readonly 'thumbnail-strip-height': number;
  readonly 'thumbnail-strip-margin': number;
  readonly 'show-meta-basic': boolean;
  readonly 'show-meta': boolean;
  readonly 'show-meta-only-title': boolean;
  readonly 'meta-position': (typeof META_POSITIONS)[number];
  readonly 'show-meta-on-hover': boolean;
  readonly 'active-alignment': 'left' | 'center' | 'right';
  readonly 'thumbnails-per-row': number;
  readonly padding: number;
  readonly lightbox: boolean;
  readonly lightboxTheme: 'dark' | 'light';
  readonly 'max-width': number;
  readonly newWindow: boolean;
  readonly transparentBackground: boolean;
}

type Stored = Readonly<Record<string, unknown>>;

/**
 * Reads stored options: missing and mistyped values get their default, numbers are clamped to their range
 * (R-GAL-OPT-24, -25).
 */
export function readGalleryOptions(stored: Stored): GalleryOptions {
  const has = (name: string) => (Object.hasOwn(stored, name) ? stored[name] : undefined);
  const flag = (name: string, fallback: boolean) =>
    typeof has(name) === 'boolean' ? has(name) === true : fallback;
  const number = (name: string, fallback: number, [low, high]: readonly [number, number]) => {
    const value = has(name);
    return typeof value === 'number' && !Number.isNaN(value)
      ? Math.min(Math.max(value, low), high)
      : fallback;
  };
  const word = <Word extends string>(name: string, words: readonly [Word, ...Word[]]): Word =>
    words.find((known) => known === has(name)) ?? words[0];
  return {
    design: has('design') === 'carousel' ? 'slider' : word('design', GALLERY_DESIGNS),
    autoplay: flag('autoplay', false),
    'autoplay-duration': number('autoplay-duration', 5, [1, 10]),
    controls: flag('controls', false),
    'auto-crop': flag('auto-crop', true),
    'aspect-ratio': word('aspect-ratio', [
      'square',
      'standard',
      'standard-vertical',
      'four-three',
      'three-four-vertical',
      'widescreen',
      'anamorphic-widescreen',
    ]),
    'square-thumbs': flag('square-thumbs', true),
    thumbnails: flag('thumbnails', false),
    'thumbnail-strip-height': number('thumbnail-strip-height', 80, [0, 200]),
    'thumbnail-strip-margin': number('thumbnail-strip-margin', 20, [0, 60]),
    'show-meta-basic': flag('show-meta-basic', true),
    'show-meta': flag('show-meta', true),
    'show-meta-only-title': flag('show-meta-only-title', false),
    'meta-position': word('meta-position', META_POSITIONS),
    'show-meta-on-hover': flag('show-meta-on-hover', false),
    'active-alignment': word('active-alignment', ['center', 'left', 'right']),
    'thumbnails-per-row': Math.round(number('thumbnails-per-row', 4, [1, 10])),
    padding: number('padding', 20, [0, 50]),
    lightbox: flag('lightbox', false),
    lightboxTheme: word('lightboxTheme', ['dark', 'light']),
    'max-width': number('max-width', 300, [100, 300]),
    newWindow: flag('newWindow', false),
    transparentBackground: flag('transparentBackground', false),
  };
}

/** The designs that use an option; options without an entry apply to all designs (R-GAL-RULE-02). */
const DESIGNS_OF: Readonly<Partial<Record<keyof GalleryOptions, readonly GalleryDesign[]>>> = {
  autoplay: ['slideshow', 'slider'],
  'autoplay-duration': ['slideshow', 'slider'],
  controls: ['slideshow', 'slider'],
  'thumbnail-strip-height': ['slideshow'],
  'thumbnail-strip-margin': ['slideshow'],
  'active-alignment': ['slider'],
  'thumbnails-per-row': ['grid'],
  'square-thumbs': ['grid'],
  'aspect-ratio': ['grid'],
  padding: ['grid'],
  'max-width': ['stacked'],
};

/** Options that apply only while another option is on. */
const NEEDS: Readonly<Partial<Record<keyof GalleryOptions, 'lightbox' | 'show-meta'>>> = {
  lightboxTheme: 'lightbox',
  'show-meta-only-title': 'show-meta',
  'meta-position': 'show-meta',
  'show-meta-on-hover': 'show-meta',
};

/**
 * The options that take effect for the design and the other options, including forced values: slideshows always have
 * thumbnails, other designs never; grid and stacked never autoplay (R-GAL-RULE-01 to -06).
 */
export function activeGalleryOptions(
  stored: Stored,
): Partial<GalleryOptions> & Pick<GalleryOptions, 'design' | 'lightbox' | 'show-meta'> {
  const options = readGalleryOptions(stored);
  const { design } = options;
  const active = Object.entries(options).filter(([name]) => {
    const key = name as keyof GalleryOptions;
    const needed = NEEDS[key];
    return (DESIGNS_OF[key]?.includes(design) ?? true) && (needed === undefined || options[needed]);
  });
  return {
    ...(Object.fromEntries(active) as Partial<GalleryOptions>),
    design,
    lightbox: options.lightbox,
    'show-meta': options['show-meta'],
    thumbnails: design === 'slideshow',
    autoplay: options.autoplay && (design === 'slideshow' || design === 'slider'),
  };
}
