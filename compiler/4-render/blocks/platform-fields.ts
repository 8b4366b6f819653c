import type { JsonObject } from '../../../formatters/index.ts';
import { escapeHtml } from '../../../formatters/index.ts';
import type { RenderableBlock } from '../../model/documents/block-values.ts';

/*
 * cspell:ignore clickthrough
 * Fields that block templates of existing themes read (`<name>.block` with `{ "type": "image" }`). Templates of the platform print
 * them without escaping where they are HTML there.
 */

type ValueOf<Name extends RenderableBlock['name']> = Extract<
  RenderableBlock,
  { readonly name: Name }
>['value'];

interface ImageParts {
  readonly image: JsonObject | undefined;
  readonly caption: string | undefined;
}

/** `item` is the image, `info` its text and settings. */
export function imageFields(value: ValueOf<'image'>, { image, caption }: ImageParts): JsonObject {
  const { title, subtitle, href, designLayout = 'fluid', imagePosition = 'center', stretch = false } = value;
  const altText = value.altText ?? image?.altText;
  return {
    item: image,
    info: {
      title,
      subtitle: subtitle && paragraph(subtitle),
      description: caption && paragraph(caption),
      altText,
      designLayout,
      imagePosition,
      stretch,
      layout: caption === undefined ? 'caption-hidden' : 'caption-below',
      clickthroughUrl: href && { url: href },
    },
    clickthroughUrl: href,
  };
}

/** `label` is the label with the markers of the editor's canvas. */
export function buttonFields(
  { href, size = 'medium', alignment = 'center' }: ValueOf<'button'>,
  label: string,
): JsonObject {
  return { buttonText: label, buttonLink: href, buttonSize: size, buttonAlignment: alignment };
}

/** `description` is HTML. */
export function newsletterFields(title: string | undefined, description: string | undefined): JsonObject {
  return { title, description: description && { html: description } };
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}
