import { expect, it } from 'vitest';
import { BLOCK_TYPE } from '../../../../formatters/vocabulary/content/block-type.ts';
import { renderableBlock } from '../../../model/documents/block-values.ts';
import { HOSTILE, renderBlockOf } from '../testing/render-block-of.ts';

const KIND = BLOCK_TYPE.testimonials;

it('is a list of quotes with their sources, and ratings that screen readers read', async () => {
  const items = {
    b: { order: 'a1', quote: 'Good.' },
    a: { order: 'a0', quote: 'Lovely & light.', name: 'Ana', role: 'Porto', rating: 4 },
  };
  const { html } = await renderBlockOf(KIND, { items });
  expect(html).toBe(
    '<ul class="testimonials testimonials-grid"><li><figure>' +
      '<p class="testimonial-rating" role="img" aria-label="4 out of 5 stars">★★★★☆</p>' +
      '<blockquote><p>Lovely &amp; light.</p></blockquote>' +
      '<figcaption><span><b>Ana</b><span class="testimonial-role">Porto</span></span></figcaption></figure></li>' +
      '<li><figure><blockquote><p>Good.</p></blockquote></figure></li></ul>',
  );
});

it('prints all texts as text', async () => {
  const items = { a: { order: 'a0', quote: HOSTILE, name: HOSTILE, role: HOSTILE } };
  expect((await renderBlockOf(KIND, { items })).html).not.toContain('<script');
});

it('reports a photo that the site does not have', async () => {
  const items = { a: { order: 'a0', quote: 'Q', assetId: 'gone' } };
  await expect(renderBlockOf(KIND, { items })).rejects.toThrow('site/unknown-reference');
});

it.each([{ quote: '' }, { quote: 'Q', rating: 6 }, { quote: 'Q', stars: 5 }])('has no entry %j', (entry) => {
  expect(renderableBlock(KIND, { items: { a: { order: 'a0', ...entry } } })).toBeUndefined();
});
