import { describe, expect, it } from 'vitest';
import { createMarkdownReader } from '../markdown.ts';
import { createTextCache } from './cache-texts.ts';
import { isSanitized } from './is-sanitized.ts';
import { limitDepth } from './limit-depth.ts';
import { createTextRenderers } from './text-renderers.ts';

describe('the cache of texts', () => {
  /** How often each of these texts is computed. */
  function computed(texts: readonly string[], retained: number): number {
    const cache = createTextCache<string>((text) => text.length, { retained });
    let count = 0;
    for (const text of texts) {
      cache.get(text, () => {
        count += 1;
        return text;
      });
    }
    return count;
  }
  const texts = Array.from({ length: 9 }, (_, index) => `text ${index}`);

  it('keeps no more than its limit', () => {
    expect(computed([...texts, ...texts], 1000)).toBe(9);
    expect(computed([...texts, ...texts], 0)).toBe(18);
  });

  it('keeps the last eight in any case', () => {
    const last = texts.slice(1);
    expect(computed([...texts, ...last, ...last], 0)).toBe(9);
  });
});

it('footnotes have ids of their own in each text of a page', () => {
  const { html } = createTextRenderers();
  const text = 'Fired.[^1]\n\n[^1]: Slowly.';
  expect(html(text, 'a')).toContain('id="a-fn-1"');
  expect(html(text, 'b')).toContain('id="b-fn-1"');
});

it('a text has no null characters', () => {
  const parsed: string[] = [];
  const read = createMarkdownReader((markdown) => {
    parsed.push(markdown);
    return { type: 'root', children: [] };
  });
  read('a\0b', 'x');
  expect(parsed).toEqual(['a\ufffdb']);
});

it('HTML in more than 50 elements is parsed', () => {
  const nested = (depth: number) => `${'<blockquote>'.repeat(depth)}${'</blockquote>'.repeat(depth)}`;
  expect([isSanitized(nested(50)), isSanitized(nested(51))]).toEqual([true, false]);
});

it('a tree of a text has at most 400 levels below its root', () => {
  const depthOf = (levels: number) => {
    let tree: { type: string; children?: unknown[] } = { type: 'leaf', children: [{ type: 'text' }] };
    for (let level = 0; level < levels; level += 1) tree = { type: 'node', children: [tree] };
    return limitDepth(tree as never)?.text;
  };
  expect([depthOf(399), depthOf(400)]).toEqual([undefined, 'leaf']);
});
