import { expect, it } from 'vitest';
import { planImage } from './plan-image.ts';

const plan = (width: number) => planImage({ source: 'assets/cup.jpg', hash: 'h', width, height: 600 });

it.each([
  [2500, 1000],
  [1000, 1000],
  [999, 750],
  [60, 60],
])('the default version of an image of %i pixels is %i wide', (width, expected) => {
  expect(plan(width).src).toBe(`/assets/cup-h-${expected}w.webp`);
});

it('R-COMP-PUB-08: an image of 3000 pixels has the seven widths up to 2500', () => {
  expect(plan(3000).variants).toBe('100w,300w,500w,750w,1000w,1500w,2500w');
});

it.each([
  [2500, 300],
  [300, 300],
  [299, 100],
])('the small version of an image of %i pixels is %i wide', (width, expected) => {
  expect(plan(width).small.url).toBe(`/assets/cup-h-${expected}w.webp`);
});
