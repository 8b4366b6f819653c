import { videoOf } from '../../../../formatters/vocabulary/rules/video-of-url.ts';
import type { MarkdownNode } from '../../ports/markdown-parser.ts';

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
