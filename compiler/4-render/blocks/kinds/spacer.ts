import type { BlockRendering } from './block-rendering.ts';

export const spacer: BlockRendering<'spacer'> = {
  template: '<div class="spacer spacer-{size|htmltag}"></div>',
  data: ({ size = 'medium' }) => ({ size }),
  styles: `:where(.spacer){height:clamp(2rem,1.5rem + 2vw,3.5rem)}
:where(.spacer-small){height:1rem}
:where(.spacer-large){height:clamp(3.5rem,2.5rem + 4vw,6.5rem)}
:where(.spacer-huge){height:clamp(5rem,3rem + 9vw,11rem)}
`,
};
