import { expect, it } from 'vitest';
import { BLOCK_TYPE } from '../../../../formatters/vocabulary/content/block-type.ts';
import { renderableBlock } from '../../../model/documents/block-values.ts';
import { HOSTILE, renderBlockOf } from '../testing/render-block-of.ts';

const KIND = BLOCK_TYPE.embed;
const playerIn = (html: string) => /data-player="([^"]*)"/.exec(html)?.[1];

it('is a link to the page, which is loaded when a visitor asks for it', async () => {
  const { html } = await renderBlockOf(KIND, {
    url: 'https://www.example.com/calendar?a=1&b=2',
    title: 'Dates',
  });
  expect(html).toContain('href="https://www.example.com/calendar?a=1&amp;b=2" rel="noopener"');
  expect(html).toContain('Show content from example.com<span class="sr-only"> Dates</span>');
  expect(html).not.toMatch(/<iframe| src=/);
});

it.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://open.spotify.com/intl-de/track/4uLU6h', 'https://open.spotify.com/embed/track/4uLU6h'],
  ['https://example.com/player', 'https://example.com/player'],
  ['http://example.com/player', undefined],
])('shows the player of %s', async (url, player) => {
  expect(playerIn((await renderBlockOf(KIND, { url })).html)).toBe(player);
});

it('finds the page in an embed code, which is not printed', async () => {
  const code =
    '<iframe width="1" src="https://player.example/?a=1&amp;b=2" onload="alert(1)"></iframe><script></script>';
  const { html } = await renderBlockOf(KIND, { html: code });
  expect(playerIn(html)).toBe('https://player.example/?a=1&amp;b=2');
  expect(html).not.toMatch(/onload|<script/);
  expect((await renderBlockOf(KIND, { html: '<b>none</b>' })).html).toBe('');
});

it.each(['javascript:alert(1)', 'https://a.example/" onclick="x', 'data:text/html,x', '/page'])(
  'cannot have the URL %s',
  (url) => {
    expect(renderableBlock(KIND, { url })).toBeUndefined();
  },
);

it('keeps the fields of imported blocks for themes', () => {
  expect(renderableBlock(KIND, { providerName: 'X' })?.value).toEqual({ providerName: 'X' });
});

it('prints titles as text', async () => {
  const { html } = await renderBlockOf(KIND, { url: 'https://a.example', title: HOSTILE });
  expect(html).not.toContain('<script');
});
