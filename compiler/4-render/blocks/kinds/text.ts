import type { BlockRendering } from './block-rendering.ts';

export const text: BlockRendering<'html'> = {
  template: '{html}',
  data: (value, { id, html, sanitize }) => ({
    html: 'markdown' in value ? html(value.markdown, id) : sanitize(value.html),
  }),
};
