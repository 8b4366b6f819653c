import { expect, it } from 'vitest';
import { BLOCK_TYPE } from '../../../formatters/vocabulary/content/block-type.ts';
import { BLOCK_FORMATS, renderableBlock } from './block-values.ts';

it('a video has an embed code with its provider, an overlay and ids of its image and its data (R-DATA-VIDEO-01)', () => {
  const value = {
    oembed: { html: '<iframe src="https://player.vimeo.com/video/1">', providerName: 'Vimeo' },
    overlay: true,
    mainImageId: 'poster',
    systemDataId: '560c37c1a7c8465c4a71d99a',
  };
  const isVideo = (given: object) => BLOCK_FORMATS.video.schema.safeParse({ ...value, ...given }).success;
  expect(isVideo({})).toBe(true);
  expect(Object.keys(value).filter((name) => isVideo({ [name]: 1 }))).toEqual([]);
  expect(
    Object.keys(value.oembed).filter((name) => isVideo({ oembed: { ...value.oembed, [name]: 1 } })),
  ).toEqual([]);
});

it('the same value is validated again for another kind of block', () => {
  const value = { markdown: 'Tea' };
  expect(renderableBlock(BLOCK_TYPE.html, value)?.name).toBe('html');
  expect(renderableBlock(BLOCK_TYPE.markdown, value)?.name).toBe('markdown');
  expect(renderableBlock(BLOCK_TYPE.quote, value)).toBeUndefined();
});
