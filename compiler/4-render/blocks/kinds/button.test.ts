import { expect, it } from 'vitest';
import { BLOCK_TYPE } from '../../../../formatters/vocabulary/content/block-type.ts';
import { renderBlockOf } from '../testing/render-block-of.ts';

it('is a link', async () => {
  const { html } = await renderBlockOf(BLOCK_TYPE.button, { label: 'Shop', href: '/' });
  expect(html).toBe('<a class="sqs-block-button-element" href="/">Shop</a>');
});

it.each(['left', 'center', 'right'])('is aligned: %s', async (alignment) => {
  const { html } = await renderBlockOf(BLOCK_TYPE.button, { label: 'Shop', href: '/', alignment });
  expect(html).toBe(
    `<div class="align-${alignment}"><a class="sqs-block-button-element" href="/">Shop</a></div>`,
  );
});

it.each(['', ' '])('is not published while it leads nowhere: %j', async (href) => {
  const { site } = await renderBlockOf(BLOCK_TYPE.button, { label: 'Learn more', href });
  expect(site.read('index.html')).not.toContain('button');
});
