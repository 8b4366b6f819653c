import { videoOf } from '../../../../formatters/vocabulary/rules/video-of-url.ts';
import { withSafeTexts } from '../theme-block.ts';
import type { BlockRendering } from './block-rendering.ts';
import { FRAME_STYLES, FRAME_TEMPLATE } from './frame-card.ts';
import { textOf } from './text-of.ts';

/** A link to a page of another site. Nothing is loaded from there before a visitor presses it; the page then takes its place. */
export const embed: BlockRendering<'embed'> = {
  template: FRAME_TEMPLATE,
  data: (value, { strings, sanitize }) => {
    const { title = '', ratio = 'wide' } = value;
    const url = value.url ?? sourceIn(value.html ?? '') ?? '';
    const provider = url === '' ? '' : hostOf(url);
    return {
      ...withSafeTexts(value, sanitize),
      isShown: url !== '',
      design: `embed frame-${ratio}`,
      frame: frameOf(url),
      url,
      frameTitle: title,
      showText: textOf(strings, 'embedShow', { english: 'Show content from {provider}', provider }),
      notice: textOf(strings, 'embedNotice', {
        english: 'The content is loaded from {provider}, which may use cookies.',
        provider,
      }),
      caption: '',
    };
  },
  styles: FRAME_STYLES,
};

/** The page in an embed code. The code itself is never printed: it is untrusted HTML. */
function sourceIn(code: string): string | undefined {
  const [, url] = /<iframe\s[^>]*?\bsrc=["'](https:\/\/[^\s"'<>\\]+)["']/i.exec(code) ?? [];
  return url?.replaceAll('&amp;', '&');
}

function hostOf(url: string): string {
  const [, host = ''] = /^https?:\/\/(?:[^/?#@]*@)?(?:www\.)?([^/?#:]+)/i.exec(url) ?? [];
  return host;
}

/** The page for frames; browsers show none without https. Players have their own pages. */
function frameOf(url: string): string {
  const video = videoOf(url);
  if (video !== undefined) return video.player;
  if (hostOf(url) === '' || !/^https:/i.test(url)) return '';
  return url.replace(SPOTIFY, '$1embed/$2');
}

const SPOTIFY =
  /^(https:\/\/open\.spotify\.com\/)(?:intl-\w+\/)?((?:track|album|playlist|episode|show|artist)\/)/;
