import { describe, expect, it } from 'vitest';
import { GALLERY_RATIOS } from '../../../formatters/vocabulary/rules/gallery-options.ts';
import { buildSmallSite, documentText, homeWithBlock } from '../../testing/build-small-site.ts';
import { galleryClasses } from './gallery-rules.ts';
import { createLayoutRules } from './layout-rules.ts';

interface BuiltGallery {
  /** HTML of the page. */
  readonly html: string;
  readonly css: string;
  /** Classes of the list of images. */
  readonly classes: readonly string[];
}

interface TestImage {
  readonly title?: string;
  readonly body?: string;
  readonly altText?: string;
}

const PLAIN: Readonly<Record<string, TestImage>> = { one: {}, two: {} };

/** Builds a site with a page that has a gallery of these images. */
async function gallery(options: object, images = PLAIN, links: object = {}): Promise<BuiltGallery> {
  const value = { assetIds: Object.keys(images), options, links };
  const assets = Object.entries(images).flatMap(([id, meta]) => {
    const asset = { filename: `${id}.svg`, mime: 'image/svg+xml', originalSize: '40x30', ...meta };
    return [
      [`assets/${id}.svg`, '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>'],
      [`assets/${id}.svg.json`, documentText('asset', id, asset)],
    ];
  });
  const site = await buildSmallSite({
    ...homeWithBlock('g', 8, value),
    ...Object.fromEntries(assets),
  });
  const html = site.read('index.html');
  const css = site.paths.find((path) => path.endsWith('.css')) ?? '';
  const [, classes = ''] = /<ul class="gallery ([^"]*)"/.exec(html) ?? [];
  return { html, css: site.read(css), classes: classes.split(' ') };
}

const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1];
const captions = (html: string) =>
  [...html.matchAll(/<figcaption>(.*?)<\/figcaption>/gs)].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, ''),
  );
const hasStrip = ({ html }: BuiltGallery) => html.includes('class="gallery-thumbs');

describe('options of a published gallery', () => {
  it('R-GAL-OPT-03: autoplay takes 1 to 10 seconds, by default 5', async () => {
    const seconds = [];
    for (const duration of [0, undefined, 11]) {
      const options = { design: 'slider', autoplay: true, 'autoplay-duration': duration };
      seconds.push(attribute((await gallery(options)).html, 'data-autoplay'));
    }
    expect(seconds).toEqual(['1', '5', '10']);
  });

  it('R-GAL-OPT-06: images have the aspect ratio', async () => {
    const ratios = [];
    for (const ratio of Object.keys(GALLERY_RATIOS)) {
      const { css } = await gallery({ 'square-thumbs': false, 'aspect-ratio': ratio });
      ratios.push(Number(/\.g-ratio-[\w-]+\{--g-ratio:([\d.]+)\}/.exec(css)?.[1]).toFixed(3));
    }
    expect(ratios).toEqual(['1.000', '1.500', '0.667', '1.333', '0.750', '1.778', '2.400']);
  });

  const TITLED = { one: { title: 'Cups', body: 'Glazed & fired' }, two: {} };

  it('R-GAL-OPT-12: titles and descriptions are captions by default', async () => {
    expect(captions((await gallery({}, TITLED)).html)).toEqual(['Cups\nGlazed &amp; fired']);
  });

  it('have no caption without show-meta', async () => {
    expect(captions((await gallery({ 'show-meta': false }, TITLED)).html)).toEqual([]);
  });

  it('R-GAL-OPT-13: captions are only titles with show-meta-only-title, not by default', async () => {
    const found = [];
    for (const only of [true, false, undefined])
      found.push(...captions((await gallery({ 'show-meta-only-title': only }, TITLED)).html));
    expect(found).toEqual(['Cups', 'Cups\nGlazed &amp; fired', 'Cups\nGlazed &amp; fired']);
  });

  it('R-GAL-OPT-14: the position of captions is a class, by default the bottom', async () => {
    const positions = ['bottom', 'top', 'top-left', 'top-right', 'center', 'bottom-left', 'bottom-right'];
    const found = [];
    for (const position of [undefined, ...positions]) {
      const { classes } = await gallery({ 'meta-position': position });
      found.push(...classes.filter((name) => name.startsWith('g-meta-') && name !== 'g-meta-over'));
    }
    expect(found).toEqual(['bottom', ...positions].map((position) => `g-meta-${position}`));
  });

  it.each([
    ['slideshow', 'bottom', true],
    ['slider', 'bottom', false],
    ['slider', 'top', true],
    ['grid', 'top', false],
    ['stacked', 'center', true],
  ])('are on the image or beside it: %s, %s', async (design, position, isOver) => {
    const { classes } = await gallery({ design, 'meta-position': position });
    expect(classes.includes('g-meta-over')).toBe(isOver);
  });

  it('R-GAL-OPT-20: an unknown theme of the lightbox is dark', async () => {
    const { html } = await gallery({ lightbox: true, lightboxTheme: 'pink' });
    expect(attribute(html, 'data-lightbox-theme')).toBe('dark');
  });

  it('R-GAL-OPT-22: linked images open a new window with newWindow, not by default', async () => {
    const found = [];
    for (const newWindow of [true, undefined]) {
      const { html } = await gallery({ newWindow }, PLAIN, { two: '/shop?a=1&b=2' });
      found.push(html.match(/<a [^>]*>/g));
    }
    const href = '/shop?a=1&amp;b=2';
    expect(found).toEqual([[`<a href="${href}" target="_blank" rel="noopener">`], [`<a href="${href}">`]]);
  });

  it('opens the lightbox instead of links', async () => {
    const { html } = await gallery({ lightbox: true }, PLAIN, { two: '/shop' });
    expect(html).not.toContain('href="/shop"');
  });

  it('R-GAL-RULE-03: a slideshow has thumbnails, whatever is stored', async () => {
    expect(hasStrip(await gallery({ design: 'slideshow', thumbnails: false }))).toBe(true);
  });

  it('R-GAL-RULE-04: a slider has no thumbnails, whatever is stored', async () => {
    expect(hasStrip(await gallery({ design: 'slider', thumbnails: true }))).toBe(false);
  });

  it.each(['grid', 'stacked'])('R-GAL-RULE-05: a gallery without thumbnails: %s', async (design) => {
    expect(hasStrip(await gallery({ design, thumbnails: true }))).toBe(false);
  });

  it.each(['grid', 'stacked'])('a gallery that does not play: %s', async (design) => {
    expect(attribute((await gallery({ design, autoplay: true })).html, 'data-autoplay')).toBe(undefined);
  });

  it.each([
    [{}, { one: {} }],
    [{ 'thumbnail-strip-height': 0 }, PLAIN],
  ])('leaves out a strip with nothing to choose or no height: %j', async (options, images) => {
    expect(hasStrip(await gallery({ design: 'slideshow', ...options }, images))).toBe(false);
  });

  it('a grid ignores the height of the strip', async () => {
    const { css } = await gallery({ 'thumbnail-strip-height': 33 });
    expect(css).not.toContain('--g-strip:');
  });
});

/** Options of galleries that have been tried with a browser, in the classes and rules that they become. */
describe('appearance of a published gallery', () => {
  function cssOf(options: object): string {
    const rules = createLayoutRules();
    rules.gallery({ ...options });
    return rules.css();
  }
  /** Values that the style sheet has for a custom property, one for each gallery. */
  const values = (property: string, galleries: readonly object[]) =>
    galleries.map((options) => new RegExp(`${property}:([^;}]+)[;}]`).exec(cssOf(options))?.[1]);
  const classesOf = (prefix: string, galleries: readonly object[]) =>
    galleries.map((options) =>
      galleryClasses({ ...options })
        .filter((name) => name.startsWith(prefix))
        .join(' '),
    );
  async function printed(text: string, galleries: readonly object[]): Promise<readonly boolean[]> {
    const found = [];
    for (const options of galleries) found.push((await gallery(options)).html.includes(text));
    return found;
  }

  it('R-GAL-OPT-01: is a grid without a design, and with an unknown one', () => {
    const designs = [undefined, 'unknown', 'grid', 'slideshow', 'slider', 'carousel', 'stacked'];
    expect(
      classesOf(
        'gallery-',
        designs.map((design) => ({ design })),
      ),
    ).toEqual(
      ['grid', 'grid', 'grid', 'slideshow', 'slider', 'slider', 'stacked'].map((name) => `gallery-${name}`),
    );
  });

  it('does not move by itself by default', async () => {
    const design = 'slideshow';
    expect(await printed('data-autoplay', [{ design }, { design, autoplay: true }])).toEqual([false, true]);
  });

  it('has no controls by default', async () => {
    const design = 'slideshow';
    expect(await printed('data-controls', [{ design }, { design, controls: true }])).toEqual([false, true]);
  });

  it('crops images to the aspect ratio by default', () => {
    const wide = { 'square-thumbs': false, 'aspect-ratio': 'widescreen' };
    expect(classesOf('g-ratio', [wide, { ...wide, 'auto-crop': false }])).toEqual(['g-ratio-widescreen', '']);
  });

  it('has square thumbnails in a grid by default', () => {
    const wide = { 'aspect-ratio': 'widescreen' };
    expect(classesOf('g-ratio', [wide, { ...wide, 'square-thumbs': false }])).toEqual([
      'g-ratio-square',
      'g-ratio-widescreen',
    ]);
  });

  it('R-GAL-OPT-09: has a strip of thumbnails of 0 to 200 px, by default 80', () => {
    const galleries = [-1, undefined, 201].map((height) => ({
      design: 'slideshow',
      'thumbnail-strip-height': height,
    }));
    expect(values('--g-strip', galleries)).toEqual(['0px', '80px', '200px']);
  });

  it('R-GAL-OPT-10: has a strip 0 to 60 px below the images, by default 20', () => {
    const galleries = [-1, undefined, 61].map((margin) => ({
      design: 'slideshow',
      'thumbnail-strip-margin': margin,
    }));
    expect(values('--g-strip-gap', galleries)).toEqual(['0px', '20px', '60px']);
  });

  it('has a strip whose padding is part of the distance', async () => {
    const { css } = await gallery({ design: 'slideshow' });
    const [, margin, padding] =
      /\.gallery-thumbs\{[^}]*margin:calc\(var\(--g-strip-gap\) - (\w+)\) 0 0;padding:(\w+)/.exec(css) ?? [];
    expect([margin, padding]).toEqual(['4px', '4px']);
  });

  it('shows captions only while an item is hovered or focused with show-meta-on-hover', () => {
    expect(classesOf('g-meta-hover', [{}, { 'show-meta-on-hover': true }])).toEqual(['', 'g-meta-hover']);
    const css = cssOf({});
    expect(css).toContain(
      '.g-meta-hover figcaption{opacity:0}\n.g-meta-hover figure:is(:hover,:focus,:focus-within) figcaption{opacity:1}',
    );
  });

  it('aligns the active image of a slider, by default in the center', () => {
    const sides = [undefined, 'left', 'center', 'right'];
    const galleries = sides.map((side) => ({ design: 'slider', 'active-alignment': side }));
    expect(classesOf('g-align', galleries)).toEqual([
      'g-align-center',
      'g-align-left',
      'g-align-center',
      'g-align-right',
    ]);
    const css = cssOf({});
    expect(css).toMatch(/\.gallery-slider>\*\)\{[^}]*scroll-snap-align:center\}/);
    expect(css).toContain(':where(.g-align-left>*){scroll-snap-align:start}');
    expect(css).toContain(':where(.g-align-right>*){scroll-snap-align:end}');
  });

  it('has 1 to 10 columns, by default four', () => {
    const galleries = [0, undefined, 11].map((columns) => ({ 'thumbnails-per-row': columns }));
    expect(values('--g-cols', galleries)).toEqual(['1', '4', '10']);
  });

  it('has at most two columns on phones', () => {
    const galleries = [1, 2, 5].map((columns) => ({ 'thumbnails-per-row': columns }));
    expect(values('--g-cols-phone', galleries)).toEqual(['1', '2', '2']);
  });

  it('R-GAL-OPT-18: has gaps of 0 to 50 px, by default 20', () => {
    const galleries = [-1, undefined, 51].map((padding) => ({ padding }));
    expect(values('--g-gap', galleries)).toEqual(['0px', '20px', '50px']);
  });

  it('opens the lightbox on a click, but not by default', async () => {
    expect(await printed('data-lightbox', [{}, { lightbox: true }])).toEqual([false, true]);
  });

  it('R-GAL-OPT-21: is 100 to 300 px wide when it is stacked, by default 300', () => {
    const galleries = [99, undefined, 301].map((width) => ({ design: 'stacked', 'max-width': width }));
    expect(values('--g-max', galleries)).toEqual(['100px', '300px', '300px']);
  });

  it('has no background with transparentBackground', () => {
    expect(classesOf('g-transparent', [{}, { transparentBackground: true }])).toEqual(['', 'g-transparent']);
    expect(cssOf({})).toContain('.gallery.g-transparent img{background:none}');
  });
});

it('a page leaves 30 px above the target of a link, such as a slide without scripts', async () => {
  expect((await gallery({})).css).toContain(':where(html){scroll-padding-top:30px}');
});

describe('names in a published gallery', () => {
  it.each([
    [{ altText: 'A cup', title: 'Cup' }, 'A cup'],
    [{ title: 'Cup' }, 'Cup'],
    [{}, '1'],
  ])('a linked image is named for its text, title or number: %j', async (image, name) => {
    const { html } = await gallery({ lightbox: true }, { one: image });
    expect(attribute(/<img[^>]*>/.exec(html)?.[0] ?? '', 'alt')).toBe(name);
  });

  it('an image without a link and text has an empty name', async () => {
    const { html } = await gallery({}, { one: { title: 'Cup' } });
    expect(attribute(/<img[^>]*>/.exec(html)?.[0] ?? '', 'alt')).toBe('');
  });

  it('a thumbnail links to its slide, with its number', async () => {
    const { html } = await gallery({ design: 'slideshow' }, { one: {}, two: { altText: 'A cup' } });
    expect(html).toContain('<li id="block-g-2"><figure>');
    const [, thumbnail = ''] = html.match(/<a href="#block-g-\d">.*?<\/a>/g) ?? [];
    expect(thumbnail).toMatch(/^<a href="#block-g-2"><span class="sr-only">2<\/span>.* alt="A cup"/);
  });

  it('an image without a link can be focused where its caption is hidden', async () => {
    const images = { one: { title: 'Cup' }, two: {} };
    const { html } = await gallery({ 'show-meta-on-hover': true }, images);
    expect(html.match(/<figure[^>]*>/g)).toEqual(['<figure tabindex="0">', '<figure>']);
  });
});
