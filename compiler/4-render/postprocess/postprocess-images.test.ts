import { describe, expect, it } from 'vitest';
import { planImage } from '../ports/plan-image.ts';
import { scanPage } from './page-scan.ts';
import { postprocessImages, type SiteImage } from './postprocess-images.ts';
import { createSplices } from './splices.ts';

const PLAN = planImage({ source: 'assets/a b,c.png', hash: 'h', width: 600, height: 400 });
const IMAGE: SiteImage = { plan: PLAN, width: 600, height: 400, focalPoint: { x: 0.2, y: 0.509 } };

/** The page with its images, with the main content in `<main>`. */
function imagesOf(html: string, image: Partial<SiteImage> = {}): string {
  const splices = createSplices();
  const [start, end] = [html.indexOf('<main>'), html.indexOf('</main>')];
  postprocessImages({
    images: scanPage(html).images,
    splices,
    content: start < 0 ? undefined : { start, end },
    isDebug: false,
    find: (url) => (url.startsWith('/') ? { ...IMAGE, ...image } : undefined),
  });
  return splices.apply(html);
}

const plain = { plan: undefined, focalPoint: undefined };

describe('an image', () => {
  it.each([
    ['<img src="/a">', true],
    ['<img src="/a" width="9">', false],
    ['<img src="/a" height="9">', false],
  ])('has its size unless the theme sets one: %s', (html, isAdded) => {
    expect(imagesOf(html, plain).includes('width="600"')).toBe(isAdded);
    expect(imagesOf(html, plain).includes('height="400"')).toBe(isAdded);
  });

  it('has a class for its focal point in addition to its own', () => {
    expect(imagesOf('<img src="/a" class="x">', { plan: undefined })).toContain('class="x focal-20-51"');
    const centered = { plan: undefined, focalPoint: { x: 0.5, y: 0.2 } };
    expect(imagesOf('<img src="/a">', centered)).toContain('class="focal-50-20"');
  });

  it('has several widths, and the width of the page unless the theme sets sizes', () => {
    expect(imagesOf('<img src="/a">')).toContain('sizes="100vw"');
    expect(imagesOf('<img src="/a" loading="lazy">')).toContain('sizes="auto, 100vw"');
    expect(imagesOf('<img src="/a" sizes="9px">')).toContain('sizes="9px"');
    expect(imagesOf('<img src="/a">')).toContain('/assets/a%20b%2Cc-h-500w.webp 500w');
  });

  it.each([
    ['width="90"', 'height="60"'],
    ['height="60"', 'width="90"'],
  ])('keeps its ratio if the theme sets only its %s', (own, other) => {
    expect(imagesOf(`<img data-src="/a" ${own}>`)).toContain(other);
    expect(imagesOf(`<img data-src="/a" ${own}>`)).toContain('sizes="auto, 100vw"');
  });

  it('is not measured by browsers if they do not know its ratio', () => {
    expect(imagesOf('<img data-src="/a" width="100%">')).toContain('sizes="100vw"');
    expect(imagesOf('<img data-src="/a" width="100%">')).not.toContain('height=');
  });

  it('has the size that its URL asks for', () => {
    expect(imagesOf('<img src="/a?format=300w">', plain)).toContain('width="300" height="200"');
    expect(imagesOf('<img src="/a?format=1500w">', plain)).toContain('width="600" height="400"');
  });

  it.each([
    ['<img src="/logo?format=300w"><main></main>', 'sizes="min(100vw, 300px)"'],
    ['<main></main><img src="/logo">', 'sizes="min(100vw, 600px)"'],
    ['<img src="/logo" width="90"><main></main>', 'sizes="100vw"'],
    ['<img src="/logo" loading="lazy"><main></main>', 'sizes="auto, 100vw"'],
    ['<main><img src="/a"></main>', 'sizes="100vw"'],
  ])('around the content follows a height in the theme: %s', (html, sizes) => {
    expect(imagesOf(html)).toContain(sizes);
  });

  it('that a script would load is loaded by the browser', () => {
    const html = imagesOf('<img data-src="/a">', plain);
    expect(html).toContain('src="/a"');
    expect(html).toMatch(/loading="lazy"/);
    expect(html).toMatch(/decoding="async"/);
    expect(imagesOf('<img data-src="/a" decoding="sync" loading="eager">', plain)).not.toMatch(/async|lazy/);
  });
});

describe('an image that only a script of the theme loads', () => {
  it.each([
    '<img data-img-src="/a" data-variants="100w,300w">',
    '<img data-image="/a" data-load="false">',
    '<img src="data:image/gif;base64,R0lGOD" data-lazy="/a">',
    '<img src="" data-original="/a">',
  ])('is loaded by the browser: %s', (html) => {
    expect(imagesOf(html, plain)).toMatch(/^<img (?=.* ?src="\/a")(?=.*loading="lazy")/);
    expect(imagesOf(html, plain)).toMatch(/data-(?:img-src|image|lazy|original)="\/a"/);
  });

  it.each([
    '<img data-id="3">',
    '<img src="data:image/png;base64,iVBORw0">',
    '<img srcset="/b 1x" data-image="/a">',
    '<img src="https://elsewhere.example/b.png" data-image="/a">',
  ])('is no other one: %s', (html) => {
    expect(imagesOf(html, plain)).not.toMatch(/ src="\/a"/);
  });
});

describe('the first image of the content', () => {
  const first = (html: string) => imagesOf(html, plain).match(/<img[^>]*fetchpriority[^>]*>/g);

  it('is loaded first, before those around it', () => {
    expect(first('<img src="/a"><main><img src="/b"></main><img src="/c">')).toHaveLength(1);
    expect(first('<img src="/a"><main><img src="/b"></main>')?.[0]).toContain('src="/b"');
    expect(first('<main></main><img src="/c">')).toBeNull();
  });

  it('is loaded as all others if the theme has another priority', () => {
    expect(first('<img src="/a" fetchpriority="high"><main><img src="/b"></main>')?.[0]).toContain('"/a"');
    expect(first('<img src="/a" fetchpriority="high"><main><img src="/b"></main>')).toHaveLength(1);
    expect(
      first('<noscript><img src="/a" fetchpriority="high"></noscript><main><img src="/b"></main>'),
    ).toHaveLength(2);
  });
});
