// cspell:ignore IHDR
import { expect, it } from 'vitest';
import { describeFile } from './describe-file.ts';
import { DamagedFile } from './uploads.ts';

/** The beginning of a PNG of 40 by 20 pixels. */
const PNG = Uint8Array.from(
  [...'\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0(\0\0\0\x14\b\x02\0\0\0'].map((char) => char.charCodeAt(0)),
);
/** The first segment of a JPEG; its size would follow. */
const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, ...Array<number>(100).fill(0)]);

it('the size of an image is read from its beginning', () => {
  expect(describeFile({ filename: 'A.PNG', head: PNG, length: 5000 })).toEqual({
    mime: 'image/png',
    bytes: 5000,
    originalSize: '40x20',
    mediaFocalPoint: { x: 0.5, y: 0.5 },
    altText: '',
  });
});

it('an image whose beginning does not contain its size is stored without it', () => {
  const { originalSize, mime } = describeFile({ filename: 'a.jpg', head: JPEG, length: 5_000_000 });
  expect([mime, originalSize]).toEqual(['image/jpeg', undefined]);
});

it('an image that ends before its size is damaged', () => {
  expect(() => describeFile({ filename: 'a.jpg', head: JPEG, length: JPEG.length })).toThrow(DamagedFile);
});

it('other files are not measured', () => {
  const head = new TextEncoder().encode('x');
  expect(describeFile({ filename: 'a.csv', head, length: 1 })).toEqual({ mime: 'text/csv', bytes: 1 });
  expect(describeFile({ filename: 'a.svg', head, length: 1 })).toEqual({
    mime: 'image/svg+xml',
    bytes: 1,
    altText: '',
  });
});
