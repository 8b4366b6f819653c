import { afterEach, expect, test, vi } from 'vitest';
import { createPixel } from './pixel.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a pixel without a command gets event and data', () => {
  const pixel = vi.fn();
  vi.stubGlobal('twq', pixel);
  createPixel({ function: 'twq' })('purchase', { total: 1 });
  expect(pixel.mock.calls).toEqual([['purchase', { total: 1 }]]);
});

test('a pixel that is an object is called by its method', () => {
  const pixel = { calls: [] as unknown[], track: (...args: unknown[]) => void pixel.calls.push(args) };
  vi.stubGlobal('ttq', pixel);
  createPixel({ function: 'ttq.track' })('search', {});
  expect(pixel.calls).toEqual([['search', {}]]);
});

test('a pixel gets no other events', () => {
  const pixel = vi.fn();
  vi.stubGlobal('fbq', pixel);
  createPixel({ function: 'fbq' })('view_product_listing', {});
  expect(pixel).not.toHaveBeenCalled();
});

test.each(['fbq', 'ttq.track'])('a pixel whose snippet is missing is ignored: %s', (name) => {
  expect(() => createPixel({ function: name })('search', {})).not.toThrow();
});
