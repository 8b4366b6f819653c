import { expect, it } from 'vitest';
import { BLOCK_TYPE } from '../../../../formatters/vocabulary/content/block-type.ts';
import { renderableBlock } from '../../../model/documents/block-values.ts';
import { scanPage } from '../../postprocess/page-scan.ts';
import { HOSTILE, renderBlockOf } from '../testing/render-block-of.ts';

const KIND = BLOCK_TYPE.countdown;
const UNTIL = Date.UTC(2027, 5, 28, 18);

it('says the date without scripts, in the time zone of the site', async () => {
  const { html } = await renderBlockOf(
    KIND,
    { until: UNTIL, title: 'Opening', doneText: 'Open!' },
    { website: { timeZone: 'Europe/Lisbon' } },
  );
  expect(html).toBe(
    `<div class="countdown" data-until="${UNTIL}"><p class="countdown-title">Opening</p>` +
      '<p class="countdown-date"><time datetime="2027-06-28T18:00:00.000Z">28 June 2027, 19:00</time></p>' +
      '<p class="countdown-done" hidden>Open!</p></div>',
  );
});

it('prints texts as text', async () => {
  const { html } = await renderBlockOf(KIND, { until: UNTIL, title: HOSTILE, doneText: HOSTILE });
  expect(html).not.toContain('<script');
});

it.each([{}, { until: -1 }, { until: 1e15 }, { until: '2027' }])('cannot have the value %j', (value) => {
  expect(renderableBlock(KIND, value)).toBeUndefined();
});

it('has an island of its own, which other pages do not have', () => {
  const islandsIn = (html: string) => [...scanPage(html).islands];
  expect(islandsIn(`<div class="countdown" data-until="${UNTIL}"></div>`)).toEqual(['countdown']);
  expect(islandsIn('<a data-player="https://video.example"></a>')).toEqual(['video']);
});
