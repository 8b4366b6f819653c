import { afterEach, describe, expect, it, vi } from 'vitest';
import { type LoadOptions, loadAllImages, loadImage } from './image-loader.ts';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

function positionIn(display: string): string {
  document.body.innerHTML = `<a class="content-fill" style="display:${display}"><img src="/assets/a.jpg"></a>`;
  const image = document.querySelector('img') as HTMLImageElement;
  loadImage(image);
  return image.style.position;
}

it('an image fills a parent with a size of its own', () => {
  expect(positionIn('block')).toBe('absolute');
});

it('an image that the theme hides while it loads is shown afterwards', () => {
  document.body.innerHTML = '<img class="wide loading" src="/assets/a.jpg">';
  const image = document.querySelector('img') as HTMLImageElement;
  loadImage(image);
  expect(image.className).toBe('wide loading');
  image.dispatchEvent(new Event('load'));
  expect(image.className).toBe('wide loaded');
});

it('an image stays visible in an inline parent, which has no other size than that of the image', () => {
  expect(positionIn('inline')).toBe('');
});

/** Shows an image in a parent with these attributes. */
function load(parent: string, image: string, options?: LoadOptions): HTMLImageElement {
  document.body.innerHTML = `<div ${parent}><img ${image}></div>`;
  const element = document.querySelector('img') as HTMLImageElement;
  loadImage(element, options);
  return element;
}

describe('the size of an image', () => {
  const styles = ({ style, parentElement }: HTMLImageElement) => [
    style.position,
    style.width,
    style.height,
    style.objectFit,
    parentElement?.style.overflow,
  ];
  const FILL = ['absolute', '100%', '100%', 'cover', 'hidden'];
  const FIT = ['absolute', '100%', '100%', 'contain', ''];
  const NONE = ['', '', '', '', ''];

  it.each([
    ['class="content-fill"', undefined, FILL],
    ['class="content-fit"', undefined, FIT],
    ['class="other"', undefined, NONE],
    ['', { mode: 'fill' }, FILL],
    ['class="content-fill"', { mode: 'fit' }, FIT],
    ['class="content-fill"', { mode: 'none' }, NONE],
    ['style="display: inline"', { mode: 'fill' }, NONE],
  ] as const)('depends on its parent and the options: %s, %o', (parent, options, expected) => {
    expect(styles(load(parent, 'src="/assets/a.jpg"', options))).toEqual(expected);
  });

  it('is that of its parent, which must have a position', () => {
    const { style, parentElement } = load(
      'class="content-fit" style="position: static"',
      'src="/assets/a.jpg"',
    );
    expect([style.left, style.top, style.objectPosition]).toEqual(['0px', '0px', '']);
    expect(parentElement?.style.position).toBe('relative');
    expect(load('style="position: fixed"', '', { mode: 'fit' }).parentElement?.style.position).toBe('fixed');
  });

  it.each([
    ['fit', 0, ['', '100%', '']],
    ['fill', 0, ['', '100%', '']],
    ['fit', 200, FIT.slice(0, 3)],
  ] as const)('depends on the height of its parent: %s, %d', (mode, height, expected) => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
    const { style } = load('', 'src="/assets/a.jpg"', { mode });
    expect([style.position, style.width, style.height]).toEqual(expected);
  });

  it('is that of its parent, which stays in front of the page when a position would put it behind', () => {
    const image = load('class="content-fill" style="position: static; z-index: -1"', '');
    expect([image.parentElement?.style.position, image.style.position]).toEqual(['static', 'relative']);
    const other = load('class="content-fill" style="position: static; z-index: 1"', '');
    expect([other.parentElement?.style.position, other.style.position]).toEqual(['relative', 'absolute']);
  });

  it('is set around its focal point, by default the center', () => {
    expect(load('', 'data-image-focal-point="0.25,0.75"', { mode: 'fill' }).style.objectPosition).toBe(
      '25% 75%',
    );
    expect(load('', 'data-image-focal-point="0.25"', { mode: 'fill' }).style.objectPosition).toBe('25% 50%');
  });

  it('is also set for an image that is not on the page', () => {
    const image = document.createElement('img');
    expect(loadImage(image, { mode: 'fill' })).toBe(true);
    expect(image.style.position).toBe('absolute');
  });
});

describe('the source of an image', () => {
  it('has the widths up to that of the file, and the size of the place where it is shown', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(420.5);
    const image = load('', 'data-src="/assets/a.jpg" data-image-dimensions="300x200"');
    expect(image.srcset).toBe('/assets/a.jpg?format=100w 100w, /assets/a.jpg?format=300w 300w');
    expect([image.getAttribute('src'), image.sizes]).toEqual(['/assets/a.jpg', '421px']);
  });

  it('is as wide as the window where its place has no width', () => {
    expect(load('', 'data-src="/a.jpg" data-image-dimensions="300x200"').sizes).toBe(`${innerWidth}px`);
    const image = Object.assign(document.createElement('img'), { alt: '' });
    Object.assign(image.dataset, { src: '/a.jpg', imageDimensions: '300x200' });
    loadImage(image);
    expect(image.sizes).toBe(`${innerWidth}px`);
  });

  it.each([
    ['data-src="/assets/a.jpg"'],
    ['data-src="/assets/a.jpg" data-image-dimensions="80x60"'],
    ['data-src="https://cdn.example/a.jpg" data-image-dimensions="600x400"'],
  ])('has one size without known widths, and on other hosts: %s', (attributes) => {
    const image = load('', attributes);
    expect([image.hasAttribute('srcset'), image.hasAttribute('sizes')]).toEqual([false, false]);
    expect(image.getAttribute('src')).toBe(image.dataset.src);
  });

  it('is not added where there is none', () => {
    expect(load('', 'alt="A"').hasAttribute('src')).toBe(false);
  });
});

it('an image that has loaded already is marked at once', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const width = vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  expect(load('', 'class="loading"').className).toBe('loading');
  width.mockReturnValue(1);
  expect(load('', 'class="loading"').className).toBe('loaded');
});

it('only images are loaded', () => {
  expect([loadImage(document.createElement('div')), loadImage(null)]).toEqual([false, false]);
});

it('all images that a theme lays out are loaded, others stay as they are', () => {
  document.body.innerHTML = `<img data-src="/a.jpg"><img data-image="x" data-src="/b.jpg"><img class="loading">
    <div class="content-fill"><img></div><div class="content-fit"><img></div><img id="other">`;
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1);
  loadAllImages();
  expect(document.querySelectorAll('img.loaded')).toHaveLength(5);
  expect(document.querySelector('#other')?.className).toBe('');
});
