import { expect, it } from 'vitest';
import { BLOCK_TYPE } from '../../../../formatters/vocabulary/content/block-type.ts';
import { renderableBlock } from '../../../model/documents/block-values.ts';
import { documentText } from '../../../testing/build-small-site.ts';
import { HOSTILE, renderBlockOf } from '../testing/render-block-of.ts';

const KIND = BLOCK_TYPE.audio;
const files = {
  'assets/song.mp3': 'song',
  'assets/song.mp3.json': documentText('asset', 'song', { filename: 'song.mp3', mime: 'audio/mpeg' }),
};

it('is the player of the browser, which loads nothing before it plays', async () => {
  const { html } = await renderBlockOf(KIND, { assetId: 'song', title: 'Fado', author: 'Ana' }, { files });
  expect(html).toBe(
    '<div class="audio-player"><div class="audio-main"><p class="audio-title">Fado</p><p class="audio-author">Ana</p>' +
      '<audio controls preload="none" src="/assets/song.mp3" aria-label="Fado"></audio></div></div>',
  );
});

it('plays a file elsewhere, and shows nothing without a file', async () => {
  const { html } = await renderBlockOf(KIND, { url: 'https://cdn.example/a.mp3' });
  expect(html).toContain('src="https://cdn.example/a.mp3"');
  expect((await renderBlockOf(KIND, { title: 'Fado' })).html).toBe('');
});

it('prints texts as text, and accepts no URL that runs a script', async () => {
  const { html } = await renderBlockOf(KIND, { url: '/a.mp3', title: HOSTILE, author: HOSTILE });
  expect(html).not.toContain('<script');
  expect(renderableBlock(KIND, { url: 'javascript:alert(1)' })).toBeUndefined();
});

it('reports a file that the site does not have', async () => {
  await expect(renderBlockOf(KIND, { assetId: 'gone' })).rejects.toThrow('site/unknown-reference');
});
