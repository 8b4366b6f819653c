import { describe, expect, it } from 'vitest';
import { assetOf, isShownWhole } from './asset.ts';
import { FILE_EXTENSIONS, rejectionOf, sizeLabel } from './file-rules.ts';

const viewOf = (body: unknown) => assetOf({ key: 'asset:plate', id: 'plate', body });

describe('an asset', () => {
  it('has the values of its document', () => {
    const body = {
      title: 'Plate',
      filename: 'plate.jpg',
      mime: 'image/jpeg',
      bytes: 5,
      originalSize: '400x300',
      altText: 'A plate',
      mediaFocalPoint: { x: 0, y: 0.25 },
    };
    expect(viewOf(body)).toEqual({
      key: 'asset:plate',
      id: 'plate',
      name: 'Plate',
      filename: 'plate.jpg',
      mime: 'image/jpeg',
      bytes: 5,
      size: { width: 400, height: 300 },
      altText: 'A plate',
      isImageValue: true,
      focalPoint: { x: 0, y: 0.25 },
    });
  });

  it('is named like its file and centered without other values', () => {
    expect(viewOf({ filename: 'plate.pdf', mime: 'application/pdf' })).toMatchObject({
      name: 'plate.pdf',
      isImageValue: false,
      focalPoint: { x: 0.5, y: 0.5 },
    });
  });

  it.each(['', '400', '400x0', '0x300', 'axb'])('has no size when it is stored as %j', (originalSize) => {
    expect(viewOf({ originalSize }).size).toBeUndefined();
  });
});

describe('a file', () => {
  const rules = { extensions: FILE_EXTENSIONS, maxBytes: 20e6 };

  it.each([
    ['plate.jpg', undefined],
    ['PLATE.v2.JPG', undefined],
    ['a.exe', 'unsupported'],
    ['jpg', 'unsupported'],
    ['plate.jpg.', 'unsupported'],
  ])('named %s is rejected by its type: %s', (name, rejection) => {
    expect(rejectionOf({ name, size: 1 }, rules)).toBe(rejection);
  });

  it('has at most the maximum size, which is a parameter (R-FILE-MSG-04)', () => {
    const rejections = [20e6, 20e6 + 1].map((size) => rejectionOf({ name: 'a.jpg', size }, rules));
    const smaller = rejectionOf({ name: 'a.jpg', size: 20e6 }, { ...rules, maxBytes: 1e6 });
    expect([...rejections, smaller]).toEqual([undefined, 'too-large', 'too-large']);
  });

  it.each([
    [0, '0 kB'],
    [41_949, '41.9 kB'],
    [999_999, '1,000 kB'],
    [1e6, '1 MB'],
    [20e6, '20 MB'],
  ])('of %s bytes has the size %s', (bytes, label) => {
    expect(sizeLabel(bytes)).toBe(label);
  });
});

it.each([
  ['a logo', { mime: 'image/svg+xml', originalSize: '100x100' }, true],
  ['a wide image', { mime: 'image/png', originalSize: '800x400' }, true],
  ['a high image', { mime: 'image/png', originalSize: '400x800' }, true],
  ['a photo', { mime: 'image/jpeg', originalSize: '1600x900' }, false],
  ['an image of unknown size', { mime: 'image/jpeg' }, false],
])('a square preview of %s shows the whole image: %o', (_, body, isWhole) => {
  expect(isShownWhole(body)).toBe(isWhole);
});
