import type { BlockRendering } from './block-rendering.ts';

export const line: BlockRendering<'horizontalrule'> = {
  template: '<hr class="line line-{design|htmltag} line-{width|htmltag} line-{alignment|htmltag}">',
  data: ({ design = 'solid', width = 'full', alignment = 'center' }) => ({ design, width, alignment }),
  styles: `:where(.line){width:100%;height:0;margin:.75em auto;border:0;border-block-start:1px solid var(--block-line,color-mix(in srgb,currentColor 30%,transparent))}
:where(.line-dashed){border-block-start-style:dashed}
:where(.line-dotted){border-block-start:3px dotted var(--block-line,color-mix(in srgb,currentColor 45%,transparent))}
:where(.line-double){border-block-start-width:4px;border-block-start-style:double}
:where(.line-short){width:min(6rem,100%)}
:where(.line-left){margin-inline-start:0}
:where(.line-right){margin-inline-end:0}
`,
};
