import type { BlockRendering } from './block-rendering.ts';

export const markdown: BlockRendering<'markdown'> = {
  template: '{html}',
  data: (value, { id, html }) => ({ html: html(value.markdown, id) }),
};
