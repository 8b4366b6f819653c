import { expect, it } from 'vitest';
import { BLOCK_TYPE } from '../../../../formatters/vocabulary/content/block-type.ts';
import { renderableBlock } from '../../../model/documents/block-values.ts';
import { renderBlockOf } from '../testing/render-block-of.ts';

it('a spacer is an empty element of the chosen height', async () => {
  const { html } = await renderBlockOf(BLOCK_TYPE.spacer, { size: 'large' });
  expect(html).toBe('<div class="spacer spacer-large"></div>');
});

it('a line is a separator, solid and as wide as the block unless chosen otherwise', async () => {
  const { html } = await renderBlockOf(BLOCK_TYPE.horizontalrule, {});
  expect(html).toBe('<hr class="line line-solid line-full line-center">');
  const { html: other } = await renderBlockOf(BLOCK_TYPE.horizontalrule, {
    design: 'dotted',
    width: 'short',
    alignment: 'left',
  });
  expect(other).toBe('<hr class="line line-dotted line-short line-left">');
});

it('their values are choices, so that no class is made of a text', () => {
  expect(renderableBlock(BLOCK_TYPE.spacer, { size: '"><script>' })).toBeUndefined();
  expect(renderableBlock(BLOCK_TYPE.horizontalrule, { design: 'x' })).toBeUndefined();
});

it.each([
  ['.spacer', BLOCK_TYPE.spacer],
  ['.line', BLOCK_TYPE.horizontalrule],
])('a site with such a block has the styles of %s, and no other site', async (selector, kind) => {
  const styles = async (block: number, value: object) => {
    const { site } = await renderBlockOf(block, value);
    return site.read(site.paths.find((path) => path.endsWith('.css')) ?? '');
  };
  expect(await styles(kind, {})).toContain(`:where(${selector})`);
  expect(await styles(BLOCK_TYPE.quote, { quote: 'Q' })).not.toContain(`:where(${selector})`);
});
