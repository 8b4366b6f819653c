import { expect, it } from 'vitest';
import { blockValues } from './block-values.ts';

it('a video has an embed code with its provider, an overlay and ids of its image and its data (R-DATA-VIDEO-01)', () => {
  const value = {
    oembed: { html: '<iframe src="https://player.vimeo.com/video/1">', providerName: 'Vimeo' },
    overlay: true,
    mainImageId: 'poster',
    systemDataId: '560c37c1a7c8465c4a71d99a',
  };
  const isVideo = (given: object) => blockValues.video.safeParse({ ...value, ...given }).success;
  expect(isVideo({})).toBe(true);
  expect(Object.keys(value).filter((name) => isVideo({ [name]: 1 }))).toEqual([]);
  expect(
    Object.keys(value.oembed).filter((name) => isVideo({ oembed: { ...value.oembed, [name]: 1 } })),
  ).toEqual([]);
});
