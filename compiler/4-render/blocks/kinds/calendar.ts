import { monthTitle } from '../../site-calendar.ts';
import { localizedText } from '../../templates/localized-text.ts';
import { calendarMonth, weekdayNames } from '../calendar/calendar-month.ts';
import { eventDays, monthsOf } from '../calendar/event-days.ts';
import { firstWeekday } from '../calendar/week-start.ts';
import type { BlockRendering } from './block-rendering.ts';
import { textOf } from './text-of.ts';

const LINKS = ['previous', 'next']
  .map(
    (name) =>
      `{.section ${name}}<a class="calendar-${name}" href="#{targetId|htmltag}">{targetTitle|htmltag}</a>{.end}`,
  )
  .join('');

const EVENT = `<li class="{eventClass|htmltag}">{.if eventUrl}<a href="{eventUrl|htmltag}">{eventTitle|htmltag}</a>{.or}{eventTitle|htmltag}{.end}{.if eventTime} <span class="calendar-time">{eventTime|htmltag}</span>{.end}</li>`;

const DAY = `<td class="{dayClass|htmltag}">{.if date}<time datetime="{date|htmltag}"><span class="calendar-weekday">{dayName|htmltag}</span> {dayNumber|htmltag}</time>{.if entries}<ul>{.repeated section entries}${EVENT}{.end}</ul>{.end}{.if moreText}<p class="calendar-more">{moreText|htmltag}</p>{.end}{.end}</td>`;

const TABLE = `<table aria-labelledby="{monthId|htmltag}-title"><thead><tr>{.repeated section weekdays}<th scope="col" abbr="{longName|htmltag}">{shortName|htmltag}</th>{.end}</tr></thead><tbody>{.repeated section weeks}<tr>{.repeated section days}${DAY}{.end}</tr>{.end}</tbody></table>`;

/**
 * Each month is a table, which narrow screens show as a list. Without scripts, links lead to the other months: the one that the URL
 * names is shown, otherwise the current one.
 */
export const calendar: BlockRendering<'calendar'> = {
  template: `{.if months}<div class="calendar">{.repeated section months}<section class="calendar-month{.if isCurrent} calendar-current{.end}" id="{monthId|htmltag}" aria-labelledby="{monthId|htmltag}-title"><div class="calendar-head"><h3 class="calendar-title" id="{monthId|htmltag}-title">{monthTitle|htmltag}</h3><p class="calendar-links">${LINKS}</p></div>{.if hasEvents}{.or}<p class="calendar-none">${localizedText('calendarNone', 'No events this month.')}</p>{.end}${TABLE}</section>{.end}</div>{.end}`,
  data: (value, { id, json, events, month, language, timeZone, strings }) => {
    const { collectionId, weekStart = 'auto' } = value;
    const { monthsBefore = DEFAULT_BEFORE, monthsAfter = DEFAULT_AFTER } = value;
    const found = collectionId === undefined ? [] : eventDays(events(collectionId), timeZone);
    if (found.length === 0) return { months: [] };
    const current = month();
    const shown = monthsOf(found, { current, before: monthsBefore, after: monthsAfter });
    const weekday = firstWeekday(weekStart, language);
    const number = new Intl.NumberFormat(language);
    const options = {
      events: found,
      language,
      timeZone,
      firstWeekday: weekday,
      linkOf: json.itemLink,
      moreText: (count: number) =>
        textOf(strings, 'calendarMore', { english: '{n} more', n: number.format(count) }),
    };
    const months = shown.map((each) => ({
      ...calendarMonth(each, options),
      month: each,
      monthId: `calendar-${id}-${each}`,
      isCurrent: each === current,
      weekdays: weekdayNames(language, weekday),
    }));
    const targetAt = (index: number) => {
      const target = months[index];
      return target && { targetId: target.monthId, targetTitle: monthTitle(target.month, language) };
    };
    return {
      months: months.map((each, index) => ({
        ...each,
        previous: targetAt(index - 1),
        next: targetAt(index + 1),
      })),
    };
  },
  mayBeNothing: true,
  styles: `.calendar{container-type:inline-size}
.calendar-month{scroll-margin-block-start:6rem}
.calendar-month:not(.calendar-current,:target),.calendar:has(>.calendar-month:target)>.calendar-current:not(:target){display:none}
:where(.calendar-head){display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:.5rem 1.5rem;margin-block-end:1rem}
.calendar-title{margin:0}
:where(.calendar-links){display:flex;flex-wrap:wrap;gap:.25rem 1.5rem}
.calendar-links{margin:0}
.calendar-previous::before{content:"‹ ";content:"‹ "/""}
.calendar-next::after{content:" ›";content:" ›"/""}
.calendar-none{margin:0 0 1rem}
.calendar table{display:table;width:100%;margin:0;table-layout:fixed;border-collapse:collapse}
.calendar th{padding:.5em;border:0;background:none;color:inherit;font-size:.8125em;font-weight:600;text-align:start}
.calendar td{height:6.5em;padding:.45em .5em;border:1px solid var(--block-line,color-mix(in srgb,currentColor 25%,transparent));background:none;vertical-align:top;text-align:start;overflow-wrap:anywhere}
.calendar time{font-size:.875em;font-variant-numeric:lining-nums tabular-nums}
.calendar td.calendar-outside{background:color-mix(in srgb,currentColor 4%,transparent)}
.calendar-free>time{opacity:.75}
.calendar-busy>time,.calendar-later>time{font-weight:700}
.calendar ul{display:grid;gap:.4em;margin:.3em 0 0;padding:0;font-size:.875em;line-height:1.3;list-style:none}
.calendar-time{display:block;font-size:.9em;opacity:.85}
.calendar-more{margin:.4em 0 0;font-size:.8125em}
.calendar-weekday{display:none}
@container (max-width:42rem){
.calendar thead,.calendar td:is(.calendar-free,.calendar-outside,.calendar-later),.calendar-continued{display:none}
.calendar :is(table,tbody,tr){display:block}
.calendar td{display:grid;grid-template-columns:minmax(4.5em,20%) minmax(0,1fr);gap:.25em 1em;height:auto;padding:.85em 0;border-width:0 0 1px}
.calendar :is(ul,.calendar-more){grid-column:2;margin:0;font-size:1em}
.calendar-weekday{display:inline}
}
`,
};

const DEFAULT_BEFORE = 3;
const DEFAULT_AFTER = 12;
