import { DEFAULT_FILTER } from '../../../3-route/block-filters.ts';
import { monthTitle } from '../../site-calendar.ts';
import type { BlockRendering } from './block-rendering.ts';
import { groupEntries } from './group-entries.ts';

const ENTRIES = `<ul class="archive-list archive-{columns|htmltag}">{.repeated section entries}<li>{.if url}<a href="{url|htmltag}">{entryName|htmltag}</a>{.or}{entryName|htmltag}{.end}{.if entryCount} <span class="archive-count">({entryCount|htmltag})</span>{.end}</li>{.end}</ul>`;

/** Months are below their year, which visitors open without scripts. */
export const archive: BlockRendering<'archive'> = {
  template: `{.if years}<div class="archive-years">{.repeated section years}<details class="archive-year"{.if isOpen} open{.end}><summary>{yearName|htmltag}{.if yearCount} <span class="archive-count">({yearCount|htmltag})</span>{.end}</summary>${ENTRIES}</details>{.end}</div>{.or}{.if entries}${ENTRIES}{.end}{.end}`,
  data: (value, { groups, language }) => {
    const { collectionId, by = DEFAULT_FILTER.archive, order = 'name', columns = 'one' } = value;
    const { showCounts = true, limit = DEFAULT_LIMIT } = value;
    const found = collectionId === undefined ? [] : groups(collectionId, by);
    if (by !== 'month') {
      const entries = groupEntries(found, { order, limit, showCounts, language });
      return { columns, years: [], entries };
    }
    const latest = found.toSorted((one, other) => (one.name < other.name ? 1 : -1)).slice(0, limit);
    const number = new Intl.NumberFormat(language);
    const years = [...new Set(latest.map(({ name }) => yearOf(name)))];
    return {
      columns,
      entries: [],
      years: years.map((year, index) => {
        const months = latest.filter(({ name }) => yearOf(name) === year);
        return {
          yearName: new Intl.NumberFormat(language, { useGrouping: false }).format(Number(year)),
          yearCount: showCounts ? number.format(months.reduce((sum, { count }) => sum + count, 0)) : '',
          isOpen: index === 0,
          entries: months.map(({ name, count, url = '' }) => ({
            entryName: monthTitle(name, language),
            entryCount: showCounts ? number.format(count) : '',
            url: encodeURI(url),
          })),
        };
      }),
    };
  },
  mayBeNothing: true,
  styles: `.archive-list{margin:0;padding:0;list-style:none}
:where(.archive-list>li){padding-block:.3em;break-inside:avoid}
:where(.archive-two){columns:2 11rem;column-gap:2rem}
:where(.archive-three){columns:3 11rem;column-gap:2rem}
:where(.archive-count){font-size:.875em;font-variant-numeric:tabular-nums;opacity:.75}
:where(.archive-year){border-block-end:1px solid var(--block-line,color-mix(in srgb,currentColor 25%,transparent))}
:where(.archive-year:first-child){border-block-start:1px solid var(--block-line,color-mix(in srgb,currentColor 25%,transparent))}
:where(.archive-year>summary){display:flex;align-items:baseline;gap:.4em;padding:.75em .25em;cursor:pointer;list-style:none;font-weight:700}
.archive-year>summary::-webkit-details-marker{display:none}
.archive-year>summary::after{content:"";flex:none;align-self:center;width:.5em;height:.5em;margin-inline:auto .25em;border:solid currentColor;border-width:0 2px 2px 0;transform:translateY(-.15em) rotate(45deg)}
.archive-year[open]>summary::after{transform:translateY(.15em) rotate(225deg)}
.archive-year>.archive-list{padding:0 .25em 1em}
`,
};

const DEFAULT_LIMIT = 120;

/** Of `2026-11`. */
function yearOf(month: string): string {
  return month.slice(0, month.indexOf('-'));
}
