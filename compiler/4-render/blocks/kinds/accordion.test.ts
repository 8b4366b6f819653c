import { expect, it } from 'vitest';
import { BLOCK_TYPE } from '../../../../formatters/vocabulary/content/block-type.ts';
import { renderableBlock } from '../../../model/documents/block-values.ts';
import { HOSTILE, renderBlockOf } from '../testing/render-block-of.ts';

const KIND = BLOCK_TYPE.accordion;
const ITEMS = {
  b: { order: 'a1', title: 'Do you ship?', text: 'Yes, **everywhere**.' },
  a: { order: 'a0', title: 'Who are you?', text: 'Potters.', isOpen: true },
};

it('is a list of details in order, each with a heading, which works without scripts', async () => {
  const { html, site } = await renderBlockOf(KIND, { items: ITEMS });
  expect(html).toBe(
    '<details class="accordion-item" open><summary><h3 class="accordion-title">Who are you?</h3></summary><div class="accordion-text"><p>Potters.</p></div></details>' +
      '<details class="accordion-item"><summary><h3 class="accordion-title">Do you ship?</h3></summary><div class="accordion-text"><p>Yes, <strong>everywhere</strong>.</p></div></details>',
  );
  expect(site.read('index.html')).not.toContain('<script');
});

it('has headings of the chosen level, and sections that close each other', async () => {
  const { html } = await renderBlockOf(KIND, { items: ITEMS, level: 2, exclusive: true });
  expect([...html.matchAll(/name="([^"]*)"><summary><h2/g)].map(([, name]) => name)).toEqual([
    'accordion-b',
    'accordion-b',
  ]);
});

it('prints titles as text', async () => {
  const { html } = await renderBlockOf(KIND, {
    items: { a: { order: 'a0', title: HOSTILE, text: '<script>alert(1)</script>' } },
  });
  expect(html).not.toContain('<script');
  expect(html).toContain('{title}');
});

it.each([{ items: { a: { order: 'a0', title: '' } } }, { level: 1 }, { level: 7 }, { sections: {} }])(
  'cannot have the value %j',
  (value) => {
    expect(renderableBlock(KIND, value)).toBeUndefined();
  },
);

it('has at most 100 sections', () => {
  const items = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`i${n}`, { order: `a${n}`, title: 'A' }]));
  expect(renderableBlock(KIND, { items: items(100) })).toBeDefined();
  expect(renderableBlock(KIND, { items: items(101) })).toBeUndefined();
});
