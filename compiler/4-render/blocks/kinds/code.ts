import type { BlockRendering } from './block-rendering.ts';

export const code: BlockRendering<'code'> = {
  template: '{html}',
  data: (value) => ({ html: value.html }),
};
