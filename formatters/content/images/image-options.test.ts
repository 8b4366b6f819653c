import { expect, it } from 'vitest';
import { imageOptions } from './image-options.ts';

/** The options of an image with these attributes. */
const optionsOf = (attributes: Readonly<Record<string, string>>) => imageOptions((name) => attributes[name]);

it('an image without own attributes is no template', () => {
  expect(optionsOf({ src: '/a.jpg', width: '10' })).toBeUndefined();
});

it.each(['loader', 'priority', 'videoid'])('an image with the attribute %s is a template', (name) => {
  expect(optionsOf({ [name]: '' })).toBeDefined();
});

it('the source is that of the image, or the one that is loaded later', () => {
  expect(optionsOf({ loader: 'x', src: '/a.jpg', 'data-src': '/b.jpg' })?.src).toBe('/a.jpg');
  expect(optionsOf({ loader: 'x', 'data-src': '/b.jpg' })?.src).toBe('/b.jpg');
});

it.each([
  ['100', 100],
  ['-1.5', -1.5],
  ['12px', '12px'],
  ['x12', 'x12'],
  ['1.', '1.'],
  ['', ''],
])('the size "%s" is %j', (text, size) => {
  expect(optionsOf({ loader: 'x', width: text, height: text })).toMatchObject({ width: size, height: size });
});

it('a missing size stays missing', () => {
  expect(optionsOf({ loader: 'x' })).toMatchObject({ width: undefined, height: undefined });
});
