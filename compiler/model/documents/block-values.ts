import { z } from 'zod';
import { type BlockTypeName, blockTypeName } from '../../../formatters/vocabulary/content/block-type.ts';
import { videoOf } from '../../../formatters/vocabulary/rules/video-of-url.ts';
import { idSchema } from '../fields/id.ts';
import { linkSchema } from '../fields/safe-url.ts';
import { chartSchema } from './chart.ts';

/** Text of the editor's text block: Markdown, or HTML, which is sanitized. */
const html = z.union([z.strictObject({ markdown: z.string() }), z.strictObject({ html: z.string() })]);
const image = z.strictObject({
  assetId: idSchema,
  caption: z.string().optional(),
  href: linkSchema.optional(),
  altText: z.string().optional(),
  /** For block templates of themes: heading, second line, layout with text, side of the image, full width. */
  title: z.string().max(500).optional(),
  subtitle: z.string().max(2000).optional(),
  designLayout: z.enum(['fluid', 'poster', 'card', 'overlap', 'collage', 'stack']).optional(),
  imagePosition: z.enum(['left', 'right', 'center']).optional(),
  stretch: z.boolean().optional(),
});
const gallery = z.strictObject({
  assetIds: z.array(idSchema),
  /** URLs that images link to, by image id; the lightbox takes precedence. */
  links: z.record(idSchema, linkSchema).optional(),
  options: z.record(z.string(), z.unknown()).optional(),
});
/** A file of the site or a video of a provider; a block that has neither shows nothing yet. */
const video = z.strictObject({
  url: z
    .string()
    .refine((url) => videoOf(url) !== undefined, 'must be the URL of a video on YouTube or Vimeo')
    .optional(),
  /** Video file in `assets/`. */
  assetId: idSchema.optional(),
  /** Image that is shown before the video plays. */
  mainImageId: idSchema.optional(),
  /** Whether to show the image. */
  overlay: z.boolean().optional(),
  title: z.string().max(500).optional(),
  caption: z.string().optional(),
  /** As imported. The embed code is not printed: it only says which video it is. */
  oembed: z.strictObject({ html: z.string(), providerName: z.string() }).optional(),
  systemDataId: z.string().optional(),
});
const code = z.strictObject({ html: z.string() });
const quote = z.strictObject({ quote: z.string(), source: z.string().optional() });
const product = z.strictObject({ itemId: idSchema });
const markdown = z.strictObject({ markdown: z.string() });
const button = z.strictObject({
  label: z.string().min(1),
  href: linkSchema,
  newWindow: z.boolean().optional(),
  /** For block templates of themes. */
  size: z.enum(['small', 'medium', 'large']).optional(),
  alignment: z.enum(['left', 'center', 'right']).optional(),
});
const form = z.strictObject({ formId: idSchema });
const newsletter = z.strictObject({
  /** Form that receives the email address; saved like any other form (gaps B8). */
  formId: idSchema,
  title: z.string().max(500).optional(),
  /** Markdown. */
  description: z.string().max(10_000).optional(),
});
const summary = z.strictObject({
  collectionId: idSchema,
  limit: z.int().min(1).max(30).optional(),
  design: z.enum(['grid', 'list']).optional(),
});

/** Value schemas of the supported block kinds; other kinds are stored and not rendered. */
export const blockValues = {
  html,
  image,
  gallery,
  code,
  video,
  quote,
  product,
  markdown,
  button,
  form,
  newsletter,
  'summary-v2': summary,
  chart: chartSchema,
} satisfies Partial<Record<BlockTypeName, z.ZodType>>;

export type DrawnBlockName = keyof typeof blockValues;

/** Name of a supported block kind. */
export function drawnBlockName(kind: number): DrawnBlockName | undefined {
  const name = blockTypeName(kind);
  return name !== undefined && name in blockValues ? (name as DrawnBlockName) : undefined;
}

/** A block with a validated value, by the name of its kind. */
export type RenderableBlock = {
  readonly [Name in DrawnBlockName]: {
    readonly name: Name;
    readonly value: z.infer<(typeof blockValues)[Name]>;
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
  const parsed = name === undefined ? undefined : blockValues[name].safeParse(value);
  return parsed?.success ? ({ name, value: parsed.data } as RenderableBlock) : undefined;
}
