import type { BlockRendering } from './block-rendering.ts';

/** The date, which is what a countdown says without scripts. The runtime adds the time that is left. */
export const countdown: BlockRendering<'countdown'> = {
  template: `<div class="countdown" data-until="{until|htmltag}">{.if countdownTitle}<p class="countdown-title">{countdownTitle|htmltag}</p>{.end}<p class="countdown-date"><time datetime="{iso|htmltag}">{until|date %d %B %Y, %H:%M}</time></p>{.if doneText}<p class="countdown-done" hidden>{doneText|htmltag}</p>{.end}</div>`,
  data: ({ until, title = '', doneText = '' }, { mark }) => ({
    until,
    iso: new Date(until).toISOString(),
    countdownTitle: mark('title', title),
    doneText,
  }),
  styles: `:where(.countdown){display:grid;gap:.75rem;justify-items:center;text-align:center}
.countdown>p{margin:0}
:where(.countdown-title){font-size:1.25em;font-weight:700}
:where(.countdown-date){font-size:.9375em;opacity:.85}
:where(.countdown-clock){display:flex;flex-wrap:wrap;justify-content:center;gap:.5rem clamp(.75rem,3vw,2rem)}
:where(.countdown-clock>span){display:grid;min-width:3.5em;font-size:.875em}
:where(.countdown-clock b){font-size:clamp(2rem,1.4rem + 3vw,3.75rem);font-weight:inherit;line-height:1.1;font-variant-numeric:lining-nums tabular-nums}
:where(.countdown-done){font-size:1.25em}
`,
};
