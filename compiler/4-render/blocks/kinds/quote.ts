import type { BlockRendering } from './block-rendering.ts';

export const quote: BlockRendering<'quote'> = {
  template:
    '<figure><blockquote><p>{quote|htmltag}</p></blockquote>{.if source}<figcaption class="source">{source|htmltag}</figcaption>{.end}</figure>',
  data: (value, { mark }) => ({
    quote: mark('quote', value.quote),
    source: value.source && mark('source', value.source),
  }),
};
