import { describe, expect, it } from 'vitest';
import { renderableBlock } from '../../model/documents/block-values.ts';
import { buildSmallSite, documentText } from '../../testing/build-small-site.ts';

const WATCH = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const PLAYER = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

/** Builds a site with a video block of this value and returns the HTML of the block. */
async function video(value: object): Promise<string> {
  const html = await page({ v: { section: 's', order: 'a0', kind: 32, value } });
  return /id="block-v">(.*)<\/div>/.exec(html)?.[1] ?? '';
}

/** Builds a site with a page of these blocks and returns its HTML. */
async function page(blocks: object, section: object = {}): Promise<string> {
  const poster = { filename: 'poster.svg', mime: 'image/svg+xml', originalSize: '40x30' };
  const site = await buildSmallSite({
    'assets/poster.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
    'assets/poster.svg.json': documentText('asset', 'poster', poster),
    'assets/clip.mp4': 'clip',
    'assets/clip.mp4.json': documentText('asset', 'clip', { filename: 'clip.mp4', mime: 'video/mp4' }),
    'pages/home.json': documentText('page', 'home', {
      pageType: 2,
      title: 'Home',
      urlId: 'home',
      isHome: true,
      sections: { s: { order: 'a0', ...section } },
      blocks,
    }),
  });
  return site.read('index.html');
}

describe('a video of a provider', () => {
  it('is a link to its page, with the player that the runtime loads', async () => {
    const html = await video({ url: WATCH, title: 'A <wheel>' });
    expect(html).toContain(`href="${WATCH}" rel="noopener" data-player="${PLAYER}"`);
    expect(html).toContain('Play video on YouTube<span class="sr-only"> A &lt;wheel&gt;</span>');
  });

  it('requests nothing from the provider', async () => {
    const html = await video({ url: WATCH, mainImageId: 'poster' });
    expect([...html.matchAll(/ (?:src|poster)="([^"]*)"/g)].map(([, url]) => url)).toEqual([
      '/assets/poster.svg',
    ]);
  });

  it('has no image without overlay', async () => {
    expect(await video({ url: WATCH, mainImageId: 'poster', overlay: false })).not.toContain('<img');
  });

  it('is found in an embed code, which is not printed', async () => {
    const html = `<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" onload="alert(1)"></iframe>`;
    const block = await video({ oembed: { html, providerName: 'YouTube' } });
    expect(block).toContain(`data-player="${PLAYER}"`);
    expect(block).not.toContain('onload');
  });
});

describe('a video file', () => {
  it('has controls and does not play by itself', async () => {
    const html = await video({ assetId: 'clip', title: 'The wheel', caption: 'At work' });
    expect(html).toBe(
      '<figure><video class="video-file" controls playsinline preload="metadata" aria-label="The wheel">' +
        '<source src="/assets/clip.mp4" type="video/mp4"></video><figcaption>At work</figcaption></figure>',
    );
  });

  it('is not loaded before it plays where it has a poster', async () => {
    const html = await video({ assetId: 'clip', mainImageId: 'poster' });
    expect(html).toContain('preload="none" poster="/assets/poster.svg"');
  });
});

describe('the background video of a section', () => {
  it('is silent, and is not loaded and does not play by itself', async () => {
    const html = await page({}, { background: { assetId: 'poster', videoId: 'clip' } });
    expect(/<video[^>]*>/.exec(html)?.[0]).toBe(
      '<video class="section-background" src="/assets/clip.mp4" data-player muted loop playsinline preload="none" aria-hidden="true">',
    );
  });

  it('has the image of the section below it', async () => {
    const html = await page({}, { background: { assetId: 'poster', videoId: 'clip' } });
    expect(html.indexOf('class="section-background" src="/assets/poster.svg"')).toBeGreaterThan(0);
    expect(html.indexOf('poster.svg')).toBeLessThan(html.indexOf('clip.mp4'));
  });
});

it('a block without a video shows nothing', async () => {
  expect(await video({ caption: 'At work' })).toBe('');
});

it.each(['https://example.com/watch?v=dQw4w9WgXcQ', 'javascript:alert(1)'])(
  'the URL %s is not one of a video',
  (url) => {
    expect(renderableBlock(32, { url })).toBe(undefined);
  },
);

it('R-DATA-VIDEO-01: has oembed, overlay, mainImageId and systemDataId', () => {
  const value = {
    oembed: { html: '<iframe src="https://player.vimeo.com/video/123456789">', providerName: 'Vimeo' },
    overlay: true,
    mainImageId: 'poster',
    systemDataId: '560c37c1a7c8465c4a71d99a',
  };
  expect(renderableBlock(32, value)?.value).toEqual(value);
});
