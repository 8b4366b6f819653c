import { expect, test } from 'vitest';
import { watchPageOf } from './video-of-url.ts';

test.each([
  [
    '<iframe width="1" src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed">',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  [
    "<iframe src='//www.youtube-nocookie.com/embed/dQw4w9WgXcQ'>",
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  ['<iframe src="https://player.vimeo.com/video/123456789?app_id=1">', 'https://vimeo.com/123456789'],
  ['<iframe src="https://youtube.com.evil.example/embed/dQw4w9WgXcQ">', undefined],
  ['<iframe src="https://evil.example/?//www.youtube.com/embed/dQw4w9WgXcQ">', undefined],
  ['<iframe data-src="https://www.youtube.com/embed/dQw4w9WgXcQ">', undefined],
  ['<iframe src="javascript:alert(1)">', undefined],
  ['', undefined],
])('the watch page of %s is %s', (code, url) => {
  expect(watchPageOf(code)).toBe(url);
});
