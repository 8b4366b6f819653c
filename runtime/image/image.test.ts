import { expect, test, vi } from 'vitest';
import { closePageAfterEach, find, openPage } from '../testing/open-page.ts';

closePageAfterEach();

/** Opens a page with an image as the formatter prints it, which was inserted after the build. */
async function image(attributes: string): Promise<HTMLImageElement> {
  await openPage(`<body><img ${attributes}></body>`);
  return find<HTMLImageElement>('img');
}

test('an image that is inserted later has the widths up to its own, and its focal point', async () => {
  const loaded = await image(
    'data-src="/a.jpg" data-image-dimensions="500x400" data-image-focal-point="0.25,1"',
  );
  expect(loaded.getAttribute('src')).toBe('/a.jpg');
  expect(loaded.srcset).toBe('/a.jpg?format=100w 100w, /a.jpg?format=300w 300w, /a.jpg?format=500w 500w');
  expect([loaded.width, loaded.height, loaded.style.objectPosition]).toEqual([500, 400, '25% 100%']);
});

test('an image without a size or focal point is loaded in full and centered', async () => {
  const loaded = await image('data-src="/a.jpg"');
  expect([loaded.srcset, loaded.style.objectPosition]).toEqual(['', '50% 50%']);
});

test.each(['javascript:alert(1)', 'http://other.example/a.jpg'])(
  'an image from %s is not loaded',
  async (src) => {
    expect((await image(`data-src="${src}"`)).hasAttribute('src')).toBe(false);
  },
);

test('an image that the build has completed stays as it is', async () => {
  expect((await image('src="/b.jpg" data-src="/a.jpg"')).getAttribute('src')).toBe('/b.jpg');
});

test.each(['500x0', '0x400', 'x', 'wide'])(
  'an image with the size "%s" counts as one without',
  async (size) => {
    const loaded = await image(`data-src="/a.jpg" data-image-dimensions="${size}"`);
    expect([loaded.srcset, loaded.getAttribute('width'), loaded.getAttribute('height')]).toEqual([
      '',
      null,
      null,
    ]);
  },
);

test.each([
  [320.4, '321px'],
  [0, `${innerWidth}px`],
])('an image in an element of %f px is as wide as that or the window: %s', async (width, sizes) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  expect((await image('data-src="/a.jpg" data-image-dimensions="500x400"')).sizes).toBe(sizes);
});

test('an image is loaded when it becomes visible', async () => {
  expect((await image('data-src="/a.jpg"')).loading).toBe('lazy');
});

test('an image with half of a focal point is centered in the other direction', async () => {
  expect((await image('data-src="/a.jpg" data-image-focal-point="0.25"')).style.objectPosition).toBe(
    '25% 50%',
  );
});
