import type { MarkdownNode } from '../../ports/markdown-parser.ts';

/** A video of a provider whose player the client-side runtime can show. */
export interface Video {
  readonly provider: 'YouTube' | 'Vimeo';
  /** URL of the player, without cookies before it plays. */
  readonly player: string;
}

/** Returns the video that a URL shows. Others than watch pages, such as channels, are links. */
export function videoOf(url: string): Video | undefined {
  const youTube =
    /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?:[?&#/]|$)/.exec(
      url,
    );
  if (youTube?.[1] !== undefined)
    return { provider: 'YouTube', player: `https://www.youtube-nocookie.com/embed/${youTube[1]}` };
  const vimeo = /^https?:\/\/(?:www\.)?vimeo\.com\/(\d{5,12})(?:\/([\da-f]{6,16}))?(?:[?#]|$)/.exec(url);
  if (vimeo?.[1] === undefined) return undefined;
  const hash = vimeo[2] === undefined ? '' : `&h=${vimeo[2]}`;
  return { provider: 'Vimeo', player: `https://player.vimeo.com/video/${vimeo[1]}?dnt=1${hash}` };
}

export interface VideoTexts {
  /** With `{provider}`. */
  readonly play: string;
  /** With `{provider}`. */
  readonly notice: string;
}

/**
 * Turns a paragraph that is only the URL of a video into a card that links to it. Nothing is loaded from the provider before
 * the visitor chooses to play it; the client-side runtime then puts the player in the place of the card.
 */
export function showVideo(paragraph: MarkdownNode, { play, notice }: VideoTexts): void {
  const [link, ...others] = paragraph.children ?? [];
  if (link?.type !== 'link' || others.length > 0 || link.url === undefined) return;
  const isBare = link.children?.length === 1 && link.children[0]?.value === link.url;
  const video = isBare ? videoOf(link.url) : undefined;
  if (video === undefined) return;
  const { provider, player } = video;
  const text = (value: string): MarkdownNode => ({
    type: 'text',
    value: value.replaceAll('{provider}', provider),
  });
  paragraph.data = { hName: 'div', hProperties: { className: ['video-card'] } };
  paragraph.children = [
    {
      ...link,
      data: { hProperties: { className: ['video-card-link'], dataPlayer: player, rel: ['noopener'] } },
      children: [text(play)],
    },
    {
      type: 'emphasis',
      data: { hName: 'small', hProperties: { className: ['video-card-notice'] } },
      children: [text(notice)],
    },
  ];
}
