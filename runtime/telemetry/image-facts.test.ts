import { beforeAll, expect, test, vi } from 'vitest';
import { hidePage, openMeasured } from '../testing/measured-page.ts';
import { closePageAfterEach } from '../testing/open-page.ts';

closePageAfterEach();

beforeAll(async () => {
  // Its first import takes real time.
  await import('./performance.ts');
});

const PAGE = `<body><script type="application/json" id="wb-page">{"analytics":true}</script>
  <img src="/a/hero.500.webp" loading="eager"><img src="/a/foot.jpg?format=300w" loading="lazy">
  <img src="/a/later.png" loading="lazy"></body>`;

/** Loads these files, which are images at these positions, in pixels from the top of the window. */
function loadImages(files: Readonly<Record<string, { readonly bytes: number; readonly top: number }>>): void {
  const fileOf = (url: string) => Object.entries(files).find(([path]) => url.endsWith(path))?.[1];
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockImplementation(function (
    this: HTMLImageElement,
  ) {
    const src = this.getAttribute('src') ?? '';
    return fileOf(src) ? `https://shop.test${src}` : '';
  });
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((url) => {
    const file = fileOf(url);
    return file ? [{ encodedBodySize: file.bytes } as unknown as PerformanceEntry] : [];
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = fileOf(this.getAttribute('src') ?? '')?.top ?? 0;
    return { top, bottom: top + 100 } as DOMRect;
  });
}

test('R-DATA-PERF-11: the record of an image has its visibility on load, size, type and loader', async () => {
  loadImages({
    '/a/hero.500.webp': { bytes: 4321, top: 0 },
    '/a/foot.jpg?format=300w': { bytes: 10, top: 5000 },
  });
  const { records } = await openMeasured(PAGE);
  await hidePage();
  const images = records().filter(({ event }) => event === 'image');
  expect(images.map(({ data }) => data)).toEqual([
    { visibleOnLoad: true, imageSize: 4321, imageType: 'webp', loaderType: 'eager' },
    { visibleOnLoad: false, imageSize: 10, imageType: 'jpg', loaderType: 'lazy' },
  ]);
});

test('at most 20 images of a page are recorded', async () => {
  loadImages({ '/a/hero.500.webp': { bytes: 1, top: 0 } });
  const { records } = await openMeasured(
    PAGE.replace('</body>', `${'<img src="/a/hero.500.webp">'.repeat(30)}</body>`),
  );
  await hidePage();
  // One of the first 20 has not been loaded, and neither has another.
  expect(records().filter(({ event }) => event === 'image')).toHaveLength(18);
});

test('an image counts as visible on load where it was before the visitor scrolled', async () => {
  loadImages({
    '/a/hero.500.webp': { bytes: 1, top: -500 },
    '/a/foot.jpg?format=300w': { bytes: 1, top: 100 },
  });
  vi.stubGlobal('scrollY', 600);
  vi.stubGlobal('innerHeight', 650);
  const { records } = await openMeasured(PAGE);
  await hidePage();
  const images = records().filter(({ event }) => event === 'image');
  expect(images.map(({ data }) => data.visibleOnLoad)).toEqual([true, false]);
});
