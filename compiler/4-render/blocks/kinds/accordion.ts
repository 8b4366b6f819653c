import { sortedEntries } from '../../../../formatters/vocabulary/sorted-entries.ts';
import type { BlockRendering } from './block-rendering.ts';

/** Works without scripts: a heading in the summary of each section, with the level that the page needs. */
export const accordion: BlockRendering<'accordion'> = {
  template: `{.repeated section items}<details class="accordion-item"{.if isOpen} open{.end}{.if group} name="{group|htmltag}"{.end}><summary><h{level} class="accordion-title">{title|htmltag}</h{level}></summary><div class="accordion-text">{text}</div></details>{.end}`,
  data: ({ items, level = DEFAULT_LEVEL, exclusive }, { id, html, mark }) => ({
    items: sortedEntries(items).map(([key, { title, text = '', isOpen = false }]) => ({
      title: mark(`items/${key}/title`, title),
      text: html(text, `${id}-items-${key}`),
      isOpen,
      level,
      group: exclusive === true ? `accordion-${id}` : '',
    })),
  }),
  styles: `:where(.accordion-item){border-block-end:1px solid var(--block-line,color-mix(in srgb,currentColor 25%,transparent))}
:where(.accordion-item:first-child){border-block-start:1px solid var(--block-line,color-mix(in srgb,currentColor 25%,transparent))}
:where(.accordion-item>summary){display:flex;align-items:center;justify-content:space-between;gap:1rem;padding:1em .25em;cursor:pointer;list-style:none}
.accordion-item>summary::-webkit-details-marker{display:none}
.accordion-item>summary::after{content:"";flex:none;width:.6em;height:.6em;margin-inline-end:.25em;border:solid currentColor;border-width:0 2px 2px 0;transform:translateY(-.15em) rotate(45deg);transition:transform .2s}
.accordion-item[open]>summary::after{transform:translateY(.15em) rotate(225deg)}
.accordion-title{margin:0}
:where(.accordion-title){font-size:1.15em;line-height:1.35}
.accordion-text{padding:0 .25em 1.5em}
.accordion-text>*{max-width:42em;margin-block:0}
.accordion-text>*+*{margin-block-start:.85em}
@media (prefers-reduced-motion:reduce){.accordion-item>summary::after{transition:none}}
`,
};

const DEFAULT_LEVEL = 3;
