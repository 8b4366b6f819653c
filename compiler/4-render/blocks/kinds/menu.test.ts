import { expect, it } from 'vitest';
import { BLOCK_TYPE } from '../../../../formatters/vocabulary/content/block-type.ts';
import { renderableBlock } from '../../../model/documents/block-values.ts';
import { HOSTILE, renderBlockOf } from '../testing/render-block-of.ts';

const KIND = BLOCK_TYPE.menu;
const item = (more: object) => ({ order: 'a0', title: 'Soup', ...more });

it('is a section per part of the menu, with a list of items and prices', async () => {
  const sections = {
    a: { order: 'a0', title: 'Starters', items: { i: item({ price: '€6', description: 'Of the day' }) } },
  };
  const { html } = await renderBlockOf(KIND, { sections });
  expect(html).toBe(
    '<div class="menu-sections menu-one"><section class="menu-section"><h3 class="menu-title">Starters</h3>' +
      '<ul class="menu-items"><li class="menu-item"><p class="menu-line"><b class="menu-item-title">Soup</b> ' +
      '<span class="menu-price">€6</span></p><p class="menu-description">Of the day</p></li></ul></section></div>',
  );
});

it('does not repeat the description of a section, or of the page, in items without one', async () => {
  const sections = { a: { order: 'a0', title: 'Starters', description: 'Cold', items: { i: item({}) } } };
  const { html } = await renderBlockOf(KIND, { sections });
  expect(html.match(/menu-description/g)).toHaveLength(1);
});

it('prints all texts as text', async () => {
  const texts = { title: HOSTILE, description: HOSTILE };
  const items = { i: { order: 'a0', ...texts, price: HOSTILE } };
  const { html } = await renderBlockOf(KIND, { sections: { a: { order: 'a0', ...texts, items } } });
  expect(html).not.toContain('<script');
});

it.each([{ columns: 'three' }, { sections: { a: { order: 'a0', items: { i: item({ title: '' }) } } } }])(
  'cannot have the value %j',
  (value) => {
    expect(renderableBlock(KIND, value)).toBeUndefined();
  },
);
