import {
  activeGalleryOptions,
  GALLERY_RATIOS,
} from '../../../formatters/vocabulary/rules/gallery-options.ts';

/** Returns the classes for the gallery options that take effect. */
export function galleryClasses(stored: Readonly<Record<string, unknown>>): readonly string[] {
  const options = activeGalleryOptions(stored);
  const isSquare = options.design === 'grid' && options['square-thumbs'] === true;
  const ratio = isSquare ? 'square' : options['aspect-ratio'];
  return [
    `gallery-${options.design}`,
    ...(options['thumbnails-per-row'] === undefined ? [] : [`g-cols-${options['thumbnails-per-row']}`]),
    ...(options.padding === undefined ? [] : [`g-gap-${Math.round(options.padding)}`]),
    ...(options['auto-crop'] === true && ratio !== undefined ? [`g-ratio-${ratio}`] : []),
    ...(options['active-alignment'] === undefined ? [] : [`g-align-${options['active-alignment']}`]),
    ...(options['show-meta'] ? [`g-meta-${options['meta-position']}`] : []),
    ...(options['show-meta-on-hover'] === true ? ['g-meta-hover'] : []),
  ];
}

/** Rules of gallery classes that the base rules do not cover. */
export function galleryRule(name: string): string | undefined {
  const [, kind, value = ''] = /^g-(cols|gap|ratio)-(.+)$/.exec(name) ?? [];
  switch (kind) {
    case 'cols':
      return `--g-cols:${value};--g-cols-phone:${Math.min(Number(value), 2)}`;
    case 'gap':
      return `--g-gap:${value}px`;
    case 'ratio':
      return `--g-ratio:${GALLERY_RATIOS[value as keyof typeof GALLERY_RATIOS]}`;
    default:
      return undefined;
  }
}

/** CSS-only galleries: grid, column, or scrolling row. `:where` keeps the specificity at zero, so that themes can override it. */
export const GALLERY_RULES = `:where(.gallery){display:grid;gap:var(--g-gap,20px);margin:0;padding:0;list-style:none}
:where(.gallery figure){position:relative;margin:0}
:where(.gallery a){display:block}
:where(.gallery img){display:block;width:100%;height:auto}
:where(.gallery[class*=g-ratio-] img){aspect-ratio:var(--g-ratio);object-fit:cover}
:where(.gallery-grid){grid-template-columns:repeat(var(--g-cols,4),minmax(0,1fr))}
:where(.gallery-slideshow,.gallery-slider){display:flex;overflow-x:auto;scroll-snap-type:x mandatory;scroll-padding-inline:0}
:where(.gallery-slideshow>*){flex:0 0 100%;scroll-snap-align:start}
:where(.gallery-slider>*){flex:0 0 min(80%,40rem);scroll-snap-align:center}
:where(.g-align-left>*){scroll-snap-align:start}
:where(.g-align-right>*){scroll-snap-align:end}
:where(.g-meta-hover figcaption){opacity:0}
:where(.g-meta-hover figure:is(:hover,:focus-within) figcaption){opacity:1}
@media (max-width:432px){:where(.gallery-grid){grid-template-columns:repeat(var(--g-cols-phone,2),minmax(0,1fr))}}
`;
