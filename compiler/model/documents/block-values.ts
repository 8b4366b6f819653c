import type { z } from 'zod';
import { type BlockTypeName, blockTypeName } from '../../../formatters/vocabulary/content/block-type.ts';
import { accordionBlock } from './blocks/accordion-block.ts';
import { archiveBlock } from './blocks/archive-block.ts';
import { audioBlock } from './blocks/audio-block.ts';
import type { BlockFormat } from './blocks/block-format.ts';
import { buttonBlock } from './blocks/button-block.ts';
import { calendarBlock } from './blocks/calendar-block.ts';
import { chartBlock } from './blocks/chart-block.ts';
import { codeBlock } from './blocks/code-block.ts';
import { countdownBlock } from './blocks/countdown-block.ts';
import { embedBlock } from './blocks/embed-block.ts';
import { formBlock } from './blocks/form-block.ts';
import { galleryBlock } from './blocks/gallery-block.ts';
import { imageBlock } from './blocks/image-block.ts';
import { lineBlock } from './blocks/line-block.ts';
import { mapBlock } from './blocks/map-block.ts';
import { markdownBlock } from './blocks/markdown-block.ts';
import { menuBlock } from './blocks/menu-block.ts';
import { newsletterBlock } from './blocks/newsletter-block.ts';
import { productBlock } from './blocks/product-block.ts';
import { quoteBlock } from './blocks/quote-block.ts';
import { socialLinksBlock } from './blocks/social-links-block.ts';
import { spacerBlock } from './blocks/spacer-block.ts';
import { summaryBlock } from './blocks/summary-block.ts';
import { tagcloudBlock } from './blocks/tagcloud-block.ts';
import { testimonialsBlock } from './blocks/testimonials-block.ts';
import { textBlock } from './blocks/text-block.ts';
import { videoBlock } from './blocks/video-block.ts';
/** The supported kinds of blocks; other kinds are stored and not rendered. */
export const BLOCK_FORMATS = {
  html: textBlock,
  image: imageBlock,
  gallery: galleryBlock,
  code: codeBlock,
  video: videoBlock,
  quote: quoteBlock,
  product: productBlock,
  markdown: markdownBlock,
  button: buttonBlock,
  form: formBlock,
  newsletter: newsletterBlock,
  'summary-v2': summaryBlock,
  chart: chartBlock,
  accordion: accordionBlock,
  spacer: spacerBlock,
  horizontalrule: lineBlock,
  'socialaccountlinks-v2': socialLinksBlock,
  map: mapBlock,
  testimonials: testimonialsBlock,
  audio: audioBlock,
  embed: embedBlock,
  menu: menuBlock,
  countdown: countdownBlock,
  archive: archiveBlock,
  tagcloud: tagcloudBlock,
  calendar: calendarBlock,
} satisfies Partial<Record<BlockTypeName, BlockFormat>>;

export type DrawnBlockName = keyof typeof BLOCK_FORMATS;

/** Name of a supported block kind. */
export function drawnBlockName(kind: number): DrawnBlockName | undefined {
  const name = blockTypeName(kind);
  return name !== undefined && name in BLOCK_FORMATS ? (name as DrawnBlockName) : undefined;
}

/** The value of a block of this kind. */
export type BlockValue<Name extends DrawnBlockName> = z.infer<(typeof BLOCK_FORMATS)[Name]['schema']>;

/** A block with a validated value, by the name of its kind. */
export type RenderableBlock = {
  readonly [Name in DrawnBlockName]: {
    readonly name: Name;
    readonly value: BlockValue<Name>;
  };
}[DrawnBlockName];

/** Returns the typed block; undefined for an unsupported kind or an invalid value. A value is validated once. */
export function renderableBlock(kind: number, value: unknown): RenderableBlock | undefined {
  if (typeof value !== 'object' || value === null) return parseBlock(kind, value);
  const before = parsedBlocks.get(value);
  if (before?.kind === kind) return before.block;
  const block = parseBlock(kind, value);
  parsedBlocks.set(value, { kind, block });
  return block;
}

const parsedBlocks = new WeakMap<
  object,
  { readonly kind: number; readonly block: RenderableBlock | undefined }
>();

function parseBlock(kind: number, value: unknown): RenderableBlock | undefined {
  const name = drawnBlockName(kind);
  const parsed = name === undefined ? undefined : BLOCK_FORMATS[name].schema.safeParse(value);
  return parsed?.success ? ({ name, value: parsed.data } as RenderableBlock) : undefined;
}
