import { sortedEntries } from '../../../../formatters/vocabulary/sorted-entries.ts';
import type { BlockRendering } from './block-rendering.ts';

export const menu: BlockRendering<'menu'> = {
  template: `<div class="menu-sections menu-{columns|htmltag}">{.repeated section sections}<section class="menu-section">{.if title}<h3 class="menu-title">{title|htmltag}</h3>{.end}{.if description}<p class="menu-description">{description|htmltag}</p>{.end}<ul class="menu-items">{.repeated section items}<li class="menu-item"><p class="menu-line"><b class="menu-item-title">{title|htmltag}</b>{.if price} <span class="menu-price">{price|htmltag}</span>{.end}</p>{.if description}<p class="menu-description">{description|htmltag}</p>{.end}</li>{.end}</ul></section>{.end}</div>`,
  data: ({ sections, columns = 'one' }, { mark }) => ({
    columns,
    sections: sortedEntries(sections).map(([key, { title = '', description = '', items }]) => {
      const at = `sections/${key}`;
      return {
        title: mark(`${at}/title`, title),
        description: mark(`${at}/description`, description),
        items: sortedEntries(items).map(([id, item]) => ({
          title: mark(`${at}/items/${id}/title`, item.title),
          description: mark(`${at}/items/${id}/description`, item.description ?? ''),
          price: mark(`${at}/items/${id}/price`, item.price ?? ''),
        })),
      };
    }),
  }),
  styles: `:where(.menu-sections){display:grid;gap:clamp(2rem,4vw,3.5rem)}
:where(.menu-two){grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1fr))}
.menu-title{margin:0 0 .35em}
.menu-items{display:grid;gap:1.1em;margin:1.1em 0 0;padding:0;list-style:none}
.menu-line{display:flex;align-items:baseline;gap:.6em;margin:0}
.menu-line::after{content:"";order:1;flex:1;min-width:1rem;border-block-end:1px dotted var(--block-line,color-mix(in srgb,currentColor 45%,transparent))}
:where(.menu-price){order:2;font-variant-numeric:lining-nums tabular-nums;white-space:nowrap}
.menu-line:not(:has(>.menu-price))::after{display:none}
.menu-description{max-width:36em;margin:.2em 0 0;font-size:.9375em;line-height:1.5;opacity:.85}
`,
};
