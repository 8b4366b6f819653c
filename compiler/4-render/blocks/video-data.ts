import type { JsonObject } from '../../../formatters/index.ts';
import { videoOf, watchPageOf } from '../../../formatters/vocabulary/rules/video-of-url.ts';
import type { RenderableBlock } from '../../model/documents/block-values.ts';
import type { TemplateJson } from '../../model/template-json/template-json.ts';

type VideoValue = Extract<RenderableBlock, { readonly name: 'video' }>['value'];

export interface VideoServices {
  readonly json: Pick<TemplateJson, 'image'>;
  readonly strings: Readonly<Record<string, string>>;
  mark(path: string, text: string): string;
}

/**
 * Returns the data of a video block: a file of the site, or a video of a provider, of which nothing is loaded before a visitor
 * plays it. All fields are set: templates would otherwise find those of the page.
 */
export function videoData(value: VideoValue, { json, strings, mark }: VideoServices): JsonObject {
  const { assetId, mainImageId, overlay = true, oembed, title = '', caption = '' } = value;
  const file = json.image(assetId);
  const poster = overlay ? json.image(mainImageId) : undefined;
  const url = value.url ?? watchPageOf(oembed?.html ?? '') ?? '';
  const { provider = '', player = '' } = (file === undefined && videoOf(url)) || {};
  const text = (key: string, english: string) =>
    (Object.hasOwn(strings, key) ? strings[key] : undefined) ?? english;
  const filled = (key: string, english: string) => text(key, english).replaceAll('{provider}', provider);
  return {
    isShown: file !== undefined || player !== '',
    fileUrl: file?.assetUrl ?? '',
    fileType: file?.contentType ?? '',
    videoUrl: url,
    provider,
    player,
    posterUrl: poster?.assetUrl ?? '',
    videoTitle: title,
    caption: caption && mark('caption', caption),
    playText: filled('videoPlay', 'Play video on {provider}'),
    notice: filled('videoNotice', 'The player is loaded from {provider}, which may use cookies.'),
  };
}
