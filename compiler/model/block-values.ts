import { z } from 'zod';
import { idSchema } from './id.ts';
import { linkSchema } from './safe-url.ts';

/** The kinds of block that are rendered, by the names that templates and class names use (data model 13). */
export const BLOCK_KINDS = {
  html: 2,
  image: 5,
  gallery: 8,
  code: 23,
  quote: 31,
  product: 43,
  markdown: 44,
  button: 53,
  summary: 55,
} as const;

export type BlockName = keyof typeof BLOCK_KINDS;

/** Text of the editor's text block: Markdown, or HTML as other builders export it. */
const html = z.union([z.strictObject({ markdown: z.string() }), z.strictObject({ html: z.string() })]);
const image = z.strictObject({
  assetId: idSchema,
  caption: z.string().optional(),
  href: linkSchema.optional(),
  altText: z.string().optional(),
});
const gallery = z.strictObject({
  assetIds: z.array(idSchema),
  options: z.record(z.string(), z.unknown()).optional(),
});
const code = z.strictObject({ html: z.string() });
const quote = z.strictObject({ quote: z.string(), source: z.string().optional() });
const product = z.strictObject({ itemId: idSchema });
const markdown = z.strictObject({ markdown: z.string() });
const button = z.strictObject({ label: z.string().min(1), href: linkSchema, newWindow: z.boolean().optional() });
const summary = z.strictObject({
  collectionId: idSchema,
  limit: z.int().min(1).max(30).optional(),
  design: z.enum(['grid', 'list']).optional(),
});

/** The schema of each kind's value by name. */
export const blockValues = { html, image, gallery, code, quote, product, markdown, button, summary };

/** The same by the kind's number. A number that is not here is kept as it is and shown as nothing. */
export const blockValueSchemas: Readonly<Record<number, z.ZodType>> = Object.fromEntries(
  Object.entries(BLOCK_KINDS).map(([name, kind]) => [kind, blockValues[name as BlockName]]),
);

/** The name of a kind, or undefined for one that is not rendered. */
export function blockName(kind: number): BlockName | undefined {
  for (const [name, number] of Object.entries(BLOCK_KINDS)) if (number === kind) return name as BlockName;
  return undefined;
}
