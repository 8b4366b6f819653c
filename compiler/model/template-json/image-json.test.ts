import { describe, expect, it } from 'vitest';
import { assetSchema } from '../documents/asset.ts';
import { imageJson } from './image-json.ts';

const FILE = { filename: 'kiln.jpg', mime: 'image/jpeg' };
const isAsset = (fields: object) => assetSchema.safeParse({ ...FILE, ...fields }).success;
const shown = (fields: object) =>
  imageJson(
    { ...assetSchema.parse({ ...FILE, ...fields }), id: 'kiln', file: 'assets/kiln.json', path: undefined },
    undefined,
  );

describe('an image for templates', () => {
  it('has a URL, a size, a focal point and a file name (R-DATA-IMAGE-01)', () => {
    const fields = {
      originalSize: '1500x1000',
      mediaFocalPoint: { x: 0.2, y: 0.8 },
      componentKey: 'gallery-1',
    };
    expect(shown(fields)).toMatchObject({ ...fields, assetUrl: '/assets/kiln.jpg', filename: 'kiln.jpg' });
    expect(shown({})).toMatchObject({ mediaFocalPoint: { x: 0.5, y: 0.5 } });
    for (const originalSize of ['1500', '1500x', 'x1000', '1500 x 1000', '1500x1000px'])
      expect([originalSize, isAsset({ originalSize })]).toEqual([originalSize, false]);
    for (const mediaFocalPoint of [{ x: -0.1, y: 0 }, { x: 0, y: 1.1 }, { x: 0 }])
      expect([mediaFocalPoint, isAsset({ mediaFocalPoint })]).toEqual([mediaFocalPoint, false]);
  });

  it('has an alternative text, a title and a text (R-DATA-IMAGE-02)', () => {
    const texts = { altText: 'A kiln', title: 'Kiln', body: 'Fired at 1280 °C' };
    expect(shown(texts)).toMatchObject(texts);
    expect(shown({ title: 'Kiln' })).toMatchObject({ altText: '', title: 'Kiln' });
    expect(Object.keys(texts).filter((name) => isAsset({ [name]: 1 }))).toEqual([]);
  });

  it('has average colors of its corners and its center (R-DATA-IMAGE-03)', () => {
    const colorData = {
      topLeftAverage: 'e6d7c3',
      topRightAverage: 'e6d7c3',
      bottomLeftAverage: '111',
      bottomRightAverage: '222',
      centerAverage: '#964a2cff',
    };
    expect(shown({ colorData })).toMatchObject({ colorData });
    expect(isAsset({ colorData: { centerAverage: 'red' } })).toBe(false);
  });

  it('needs a file name (R-DATA-MISC-11)', () => {
    expect(isAsset({})).toBe(true);
    expect(isAsset({ filename: undefined })).toBe(false);
    for (const filename of ['', 'a/b.jpg', 'a\\b.jpg', '.htaccess'])
      expect([filename, isAsset({ filename })]).toEqual([filename, false]);
  });
});
