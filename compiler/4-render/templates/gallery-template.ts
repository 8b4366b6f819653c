import { localizedText } from './localized-text.ts';

/**
 * Template of galleries. Slideshows and sliders are scrolling lists, which work without scripts; the runtime adds controls and
 * autoplay. `image` is the markup of an image.
 */
export function galleryTemplate(image: string): string {
  return `{.if isScrollable}<div class="gallery-carousel" role="group" aria-roledescription="${localizedText('galleryCarousel', 'carousel')}" aria-label="${NAME}"{.if autoplay} data-autoplay="{autoplaySeconds|htmltag}"{.end}{.if controls} data-controls{.end}>{.end}${list(image)}{.if hasThumbnails}<ul class="gallery-thumbs {stripClasses|htmltag}">{.repeated section items}<li><a href="#{slideId|htmltag}"><span class="sr-only">{number|htmltag}</span>${THUMBNAIL}</a></li>{.end}</ul>{.end}{.if isScrollable}</div>{.end}`;
}

function list(image: string): string {
  const slide = `<li{.if slideId} id="{slideId|htmltag}"{.end}><figure{.if isFocusable} tabindex="0"{.end}>${link(image)}${CAPTION}</figure></li>`;
  return `<ul class="gallery {galleryClasses|htmltag}"{.if isScrollable} tabindex="0" aria-label="${NAME}"{.end}>{.repeated section items}${slide}{.end}</ul>`;
}

/** A link to the large image, or the owner's link. */
function link(image: string): string {
  return `{.if lightboxId}<a href="{largeUrl|htmltag}" data-lightbox="{lightboxId|htmltag}" data-lightbox-theme="{lightboxTheme|htmltag}"{.if largeWidth} data-width="{largeWidth|htmltag}" data-height="{largeHeight|htmltag}"{.end}>{.or}{.if href}<a href="{href|htmltag}"{.if newWindow} target="_blank" rel="noopener"{.end}>{.end}{.end}${image}{.if isLinked}</a>{.end}`;
}

/** The line break separates both parts in the lightbox, which takes the text only. */
const CAPTION =
  '{.if hasCaption}<figcaption>{.if captionTitle}<span class="gallery-title">{captionTitle|htmltag}</span>{.end}{.if captionText}\n<span class="gallery-description">{captionText|htmltag}</span>{.end}</figcaption>{.end}';

const THUMBNAIL =
  '<picture><img src="{assetUrl|htmltag}" sizes="{thumbnailSizes|htmltag}" alt="{altText|htmltag}" loading="lazy" decoding="async"></picture>';

const NAME = localizedText('gallery', 'Gallery');
