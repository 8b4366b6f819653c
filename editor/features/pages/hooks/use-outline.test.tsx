import { describe, expect, it } from 'vitest';
import type { Bodies } from '../../../../compiler/model/index.ts';
import { sameOutline } from './use-outline.ts';

const HOME = { title: 'Home', sections: {}, blocks: { a: {} } };
const NAVIGATION = { items: {} };
const BEFORE: Bodies = new Map<`page:${string}` | `navigation:${string}`, unknown>([
  ['page:home', HOME],
  ['navigation:main', NAVIGATION],
]);

function having(key: 'page:home' | 'navigation:main', body: unknown): Bodies {
  return new Map([...BEFORE]).set(key, body);
}

describe('the outline of a site', () => {
  it('keeps its identity while only blocks and sections change', () => {
    expect(sameOutline(BEFORE, having('page:home', { ...HOME, blocks: { a: { kind: 2 } } }))).toBe(true);
    expect(sameOutline(BEFORE, having('page:home', { ...HOME, sections: { top: {} } }))).toBe(true);
  });

  it('keeps its identity while documents are loaded, of which it had summaries', () => {
    const [title, urlId] = ['Cup', 'cup'];
    const product = { productType: 1, variants: { a: { sku: 'A' } } };
    const summary = { title, urlId, structuredContent: { productType: 1, variantSummary: { count: 1 } } };
    const items = (body: unknown): Bodies => new Map([...BEFORE, ['item:cup' as const, body]]);
    const loaded = items({ title, urlId, excerpt: 'Blue', structuredContent: product });
    expect(sameOutline(items(summary), loaded)).toBe(true);
    expect(sameOutline(items({ ...summary, title: 'Mug' }), loaded)).toBe(false);
  });

  it.each([
    ['a title', having('page:home', { ...HOME, title: 'Start' })],
    ['a field that was not there', having('page:home', { ...HOME, isHome: true })],
    ['a field that is gone', having('page:home', { sections: {}, blocks: {} })],
    ['a navigation', having('navigation:main', { items: {}, blocks: {} })],
    ['a page more', new Map([...BEFORE, ['page:new', HOME]]) as Bodies],
  ])('changes with %s', (_what, after) => {
    expect(sameOutline(BEFORE, after)).toBe(false);
  });
});
