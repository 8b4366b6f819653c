import { isAllowedRedirect } from '../../formatters/vocabulary/rules/allowed-redirect.ts';

export interface LoadOptions {
  /** `none` leaves the size of the image as it is. */
  readonly mode?: 'fill' | 'fit' | 'none' | undefined;
  readonly load?: boolean | undefined;
}

/** Widths that image URLs can ask for. */
const WIDTHS = [100, 300, 500, 750, 1000, 1500, 2500];

/**
 * `ImageLoader.load`: shows an image that has only `data-src`, and lets it fill its parent or fit into it, around its focal
 * point. Returns whether it was an image.
 */
export function loadImage(image: unknown, options: LoadOptions = {}): boolean {
  if (!(image instanceof HTMLImageElement)) return false;
  showImage(image);
  const { parentElement: parent } = image;
  const place = parent && getComputedStyle(parent);
  // An inline parent, such as a link, has the size of the image in it: an image that fills it would disappear.
  const mode = place?.display === 'inline' ? 'none' : (options.mode ?? modeOf(parent));
  if (mode === 'fill' || mode === 'fit') {
    Object.assign(image.style, {
      position: 'absolute',
      left: '0',
      top: '0',
      width: '100%',
      height: '100%',
      objectFit: mode === 'fill' ? 'cover' : 'contain',
      ...(image.dataset.imageFocalPoint && { objectPosition: focalPoint(image.dataset.imageFocalPoint) }),
    });
    // A z-index that has no effect without a position would put both behind the page.
    if (parent && place?.position === 'static')
      (Number(place.zIndex) < 0 ? image : parent).style.position = 'relative';
    if (parent && mode === 'fill') parent.style.overflow = 'hidden';
    // A parent that only the image gives a height keeps it.
    if (parent?.clientWidth && !parent.clientHeight) Object.assign(image.style, { position: '', height: '' });
  }
  markLoaded(image);
  return true;
}

function showImage(image: HTMLImageElement): void {
  const { src = '', imageDimensions = '' } = image.dataset;
  if (image.getAttribute('src') || !isAllowedRedirect(src)) return;
  const widest = Number(imageDimensions.split('x')[0]) || 0;
  const widths = WIDTHS.filter((width) => width <= widest);
  // Other hosts have one size of their images.
  if (src.startsWith('/') && widths.length > 0) {
    image.srcset = widths.map((width) => `${src}?format=${width}w ${width}w`).join(', ');
    image.sizes = `${Math.ceil(image.parentElement?.clientWidth || innerWidth)}px`;
  }
  image.src = src;
}

/** The classes of the platform for images that fill their parent. */
function modeOf(parent: Element | null): LoadOptions['mode'] {
  if (parent?.classList.contains('content-fill')) return 'fill';
  return parent?.classList.contains('content-fit') ? 'fit' : 'none';
}

function focalPoint(text: string): string {
  const [x = 0.5, y = 0.5] = text.split(',').map(Number);
  return `${x * 100}% ${y * 100}%`;
}

/** Loads all images of the page that a theme lays out: the build may have taken their `data-src` already. */
export function loadAllImages(): void {
  for (const image of document.querySelectorAll(
    'img[data-src], img[data-image], img.loading, .content-fill img, .content-fit img',
  ))
    loadImage(image);
}

/** Style sheets of themes hide images that have the class `loading`, or until they have the class `loaded`. */
function markLoaded(image: HTMLImageElement): void {
  const mark = () => {
    image.classList.remove('loading');
    image.classList.add('loaded');
  };
  if (image.complete && image.naturalWidth > 0) mark();
  else image.addEventListener('load', mark, { once: true });
}
