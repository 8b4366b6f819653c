import { DEFAULT_FILTER } from '../../../3-route/block-filters.ts';
import type { BlockRendering } from './block-rendering.ts';
import { groupEntries } from './group-entries.ts';

export const tagcloud: BlockRendering<'tagcloud'> = {
  template: `{.if entries}<ul class="tag-cloud tag-cloud-{design|htmltag}">{.repeated section entries}<li class="tag-size-{size|htmltag}">{.if url}<a href="{url|htmltag}">{entryName|htmltag}</a>{.or}{entryName|htmltag}{.end}{.if entryCount} <span class="tag-count">({entryCount|htmltag})</span>{.end}</li>{.end}</ul>{.end}`,
  data: (value, { groups, language }) => {
    const { collectionId, by = DEFAULT_FILTER.tagcloud, order = 'name', design = 'sized' } = value;
    const { showCounts = false, limit = DEFAULT_LIMIT } = value;
    return {
      design,
      entries: groupEntries(groups(collectionId, by), { order, limit, showCounts, language }),
    };
  },
  mayBeNothing: true,
  styles: `.tag-cloud{display:flex;flex-wrap:wrap;align-items:baseline;gap:.4em 1.1em;margin:0;padding:0;list-style:none}
:where(.tag-cloud>li){line-height:1.35;overflow-wrap:anywhere}
:where(.tag-count){font-size:.75em;font-variant-numeric:tabular-nums;opacity:.75}
.tag-cloud-sized>.tag-size-1{font-size:.875em}
.tag-cloud-sized>.tag-size-3{font-size:1.25em}
.tag-cloud-sized>.tag-size-4{font-size:1.55em}
.tag-cloud-sized>.tag-size-5{font-size:clamp(1.6em,1.2em + 1.5vw,2em)}
`,
};

const DEFAULT_LIMIT = 40;
