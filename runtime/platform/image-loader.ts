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
  const mode = options.mode ?? modeOf(parent);
  if (mode === 'fill' || mode === 'fit') {
    Object.assign(image.style, {
      position: 'absolute',
      left: '0',
      top: '0',
      width: '100%',
      height: '100%',
      objectFit: mode === 'fill' ? 'cover' : 'contain',
      objectPosition: focalPoint(image),
    });
    if (parent && getComputedStyle(parent).position === 'static') parent.style.position = 'relative';
    if (parent && mode === 'fill') parent.style.overflow = 'hidden';
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

function focalPoint({ dataset }: HTMLImageElement): string {
  const [x = 0.5, y = 0.5] = dataset.imageFocalPoint ? dataset.imageFocalPoint.split(',').map(Number) : [];
  return `${x * 100}% ${y * 100}%`;
}

/** Style sheets of themes hide images until they have the class. */
function markLoaded(image: HTMLImageElement): void {
  const mark = () => image.classList.add('loaded');
  if (image.complete && image.naturalWidth > 0) mark();
  else image.addEventListener('load', mark, { once: true });
}
