import {
  activeGalleryOptions,
  GALLERY_RATIOS,
} from '../../../formatters/vocabulary/rules/gallery-options.ts';
import { PHONE_MAX_WIDTH } from './sizes.ts';

type Stored = Readonly<Record<string, unknown>>;

/** Returns the classes for the gallery options that take effect. */
export function galleryClasses(stored: Stored): readonly string[] {
  const options = activeGalleryOptions(stored);
  const isSquare = options.design === 'grid' && options['square-thumbs'] === true;
  const ratio = isSquare ? 'square' : options['aspect-ratio'];
  const maxWidth = options['max-width'];
  return [
    `gallery-${options.design}`,
    ...(options['thumbnails-per-row'] === undefined ? [] : [`g-cols-${options['thumbnails-per-row']}`]),
    ...(options.padding === undefined ? [] : [`g-gap-${Math.round(options.padding)}`]),
    ...(options['auto-crop'] === true && ratio !== undefined ? [`g-ratio-${ratio}`] : []),
    ...(options['auto-crop'] === true ? [] : ['g-whole']),
    ...(maxWidth === undefined ? [] : [`g-max-${Math.round(maxWidth)}`]),
    ...(options['active-alignment'] === undefined ? [] : [`g-align-${options['active-alignment']}`]),
    ...(options['show-meta'] ? [`g-meta-${options['meta-position']}`] : []),
    ...(isOverlaid(options) ? ['g-meta-over'] : []),
    ...(options['show-meta-on-hover'] === true ? ['g-meta-hover'] : []),
    ...(options.transparentBackground === true ? ['g-transparent'] : []),
  ];
}

/** Returns the classes of the strip of thumbnails below a slideshow. */
export function stripClasses(stored: Stored): readonly string[] {
  const options = activeGalleryOptions(stored);
  const height = options['thumbnail-strip-height'];
  const margin = options['thumbnail-strip-margin'];
  if (height === undefined || margin === undefined) return [];
  return [`g-strip-${Math.round(height)}`, `g-strip-gap-${Math.round(margin)}`];
}

/**
 * Captions are on the image in a slideshow, in a corner, in the center, and where they appear on hover; above the image only where
 * the images need not be in line.
 */
function isOverlaid(options: ReturnType<typeof activeGalleryOptions>): boolean {
  const position = options['meta-position'];
  if (position === undefined) return false;
  const { design } = options;
  const isBeside = position === 'bottom' || (position === 'top' && design !== 'slider');
  return design === 'slideshow' || !isBeside || options['show-meta-on-hover'] === true;
}

/** Rules of gallery classes that the base rules do not cover. */
export function galleryRule(name: string): string | undefined {
  const [, kind, value = ''] = /^g-(cols|gap|ratio|max|strip-gap|strip)-(.+)$/.exec(name) ?? [];
  switch (kind) {
    case 'cols':
      return `--g-cols:${value};--g-cols-phone:${Math.min(Number(value), 2)}`;
    case 'gap':
      return `--g-gap:${value}px`;
    case 'ratio':
      return `--g-ratio:${GALLERY_RATIOS[value as keyof typeof GALLERY_RATIOS]}`;
    case 'max':
      return `--g-max:${value}px`;
    case 'strip':
      return `--g-strip:${value}px`;
    case 'strip-gap':
      return `--g-strip-gap:${value}px`;
    default:
      return undefined;
  }
}

/** Places of captions on the image: block and inline alignment. */
const PLACES = {
  top: ['start', 'stretch'],
  'top-left': ['start', 'start'],
  'top-right': ['start', 'end'],
  center: ['center', 'center'],
  bottom: ['end', 'stretch'],
  'bottom-left': ['end', 'start'],
  'bottom-right': ['end', 'end'],
} as const;

const placeRules = Object.entries(PLACES)
  .map(
    ([position, [block, inline]]) =>
      `.g-meta-${position}.g-meta-over figcaption{align-self:${block};justify-self:${inline}}\n`,
  )
  .join('');

/**
 * Galleries work without scripts: grid, column, or scrolling row. `:where` keeps the specificity at zero, so that themes can
 * override it. Exceptions are what a theme's rules for lists and images would break: the scrolling rows, and captions on images,
 * where colors for the page would be illegible. Such captions share a grid cell with the image, which grows with them, so that
 * long captions and larger text are never cut off. On phones they are below.
 */
export const GALLERY_RULES = `:where(.gallery){display:grid;gap:var(--g-gap,20px);margin:0;padding:0;list-style:none}
:where(.gallery>li){min-width:0}
:where(.gallery figure){position:relative;margin:0}
:where(.gallery a){display:block}
:where(.gallery img){display:block;width:100%;height:auto;background:color-mix(in srgb,currentcolor 8%,transparent)}
.gallery.g-transparent img{background:none}
:where(.gallery[class*=g-ratio-] img){aspect-ratio:var(--g-ratio);object-fit:cover}
:where(.gallery figcaption){padding-top:.5rem;overflow-wrap:break-word}
:where(.gallery-title){display:block}
:where(.gallery-title:not(:last-child)){font-weight:600}
:where(.gallery-grid){grid-template-columns:repeat(var(--g-cols,4),minmax(0,1fr));align-items:start}
:where(.gallery-grid.g-meta-top){align-items:end}
:where(.gallery-stacked){justify-content:center;grid-template-columns:minmax(0,var(--g-max,300px))}
:where(.gallery-carousel){position:relative;display:grid;grid-template-columns:minmax(0,1fr);container-type:inline-size}
:where(.gallery-carousel>*){--g-frame:min(66.67cqi,75svh);--g-slide:100cqi}
:where(.gallery-carousel:has(>.gallery-slider)>*){--g-frame:clamp(10rem,40cqi,26rem);--g-slide:min(85cqi,calc(var(--g-frame)*1.5))}
.gallery-slideshow,.gallery-slider{grid-area:1/1;display:flex;overflow-x:auto;overscroll-behavior-x:contain;scroll-snap-type:x mandatory}
:where(.gallery-slideshow){gap:0;scrollbar-width:none}
:where(.gallery-slider){scrollbar-width:thin}
:where(.gallery-slideshow>*){flex:0 0 100%;scroll-snap-align:start;scroll-snap-stop:always}
:where(.gallery-slideshow figure){height:100%}
:where(.gallery-slider>*){flex:0 0 var(--g-slide);scroll-snap-align:center}
:is(.gallery-slideshow,.gallery-slider) img{height:var(--g-frame);object-fit:cover}
.gallery-slideshow.g-whole img{object-fit:scale-down}
:where(.gallery-slider.g-whole>*){flex:0 0 auto}
:where(.gallery-slider.g-whole figure){width:min-content}
.gallery-slider.g-whole img{width:auto;max-width:85cqi;object-fit:contain}
.g-align-center:not(.g-whole){padding-inline:calc((100cqi - var(--g-slide))/2)}
.g-align-left:not(.g-whole){padding-inline-end:calc(100cqi - var(--g-slide))}
.g-align-right:not(.g-whole){padding-inline-start:calc(100cqi - var(--g-slide))}
:where(.g-align-left>*){scroll-snap-align:start}
:where(.g-align-right>*){scroll-snap-align:end}
:where(.g-meta-top,.g-meta-top-left,.g-meta-top-right) figure{display:flex;flex-direction:column-reverse;justify-content:flex-end}
:where(.g-meta-top,.g-meta-top-left,.g-meta-top-right) figcaption{padding:0 0 .5rem}
.gallery-thumbs{display:flex;gap:.5rem;justify-content:safe center;margin:calc(var(--g-strip-gap) - 4px) 0 0;padding:4px;overflow-x:auto;list-style:none;scrollbar-width:thin}
:where(.gallery-thumbs>li){flex:none}
:where(.gallery-thumbs a){display:block;position:relative;opacity:.6}
:where(.gallery-thumbs a:is(:hover,:focus-visible,[aria-current])){opacity:1}
:where(.gallery-thumbs a[aria-current]){outline:2px solid;outline-offset:2px}
.gallery-thumbs img{display:block;width:var(--g-strip);max-width:none;height:var(--g-strip);object-fit:cover}
@media (max-width:${PHONE_MAX_WIDTH}px){:where(.gallery-grid){grid-template-columns:repeat(var(--g-cols-phone,2),minmax(0,1fr))}
.gallery-carousel figure{flex-direction:column;justify-content:flex-start}
.gallery-carousel figcaption{padding:.5rem 0 0}}
@media (min-width:${PHONE_MAX_WIDTH + 1}px){
.g-meta-over figure{display:grid;grid-template-columns:minmax(0,1fr)}
.g-meta-over figure>:is(a,figcaption),.g-meta-over figure>:not(a)>img{grid-area:1/1}
.g-meta-over figure img{min-height:100%}
.g-meta-over figure>:not(a)>img{align-self:stretch}
.gallery.g-meta-over figcaption{z-index:1;max-width:40rem;margin:.75rem;padding:.5rem .75rem;background:rgb(0 0 0/72%);color:#fff;pointer-events:none}
${placeRules}}
@media (min-width:${PHONE_MAX_WIDTH + 1}px) and (hover:hover){
.g-meta-hover figcaption{opacity:0}
.g-meta-hover figure:is(:hover,:focus,:focus-within) figcaption{opacity:1}
}
@media (prefers-reduced-motion:no-preference){:where(.g-meta-hover figcaption,.gallery-thumbs a){transition:opacity .2s}}
`;
