import { z } from 'zod';
import { type BlockTypeName, blockTypeName } from '../../../formatters/vocabulary/content/block-type.ts';
import { idSchema } from '../fields/id.ts';
import { linkSchema } from '../fields/safe-url.ts';

/** Text of the editor's text block: Markdown, or HTML, of which only what a text needs is shown. */
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
const button = z.strictObject({
  label: z.string().min(1),
  href: linkSchema,
  newWindow: z.boolean().optional(),
});
const form = z.strictObject({ formId: idSchema });
const newsletter = z.strictObject({
  /** The form that takes the address; saved as every other (gaps B8). */
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

/** The schemas of the values of the kinds that are drawn; every other kind is kept as it is and shown as nothing. */
export const blockValues = {
  html,
  image,
  gallery,
  code,
  quote,
  product,
  markdown,
  button,
  form,
  newsletter,
  'summary-v2': summary,
} satisfies Partial<Record<BlockTypeName, z.ZodType>>;

export type DrawnBlockName = keyof typeof blockValues;

/** The name of a kind that is drawn. */
export function drawnBlockName(kind: number): DrawnBlockName | undefined {
  const name = blockTypeName(kind);
  return name !== undefined && name in blockValues ? (name as DrawnBlockName) : undefined;
}

/** A block whose value has been checked, by the name of its kind. */
export type DrawnBlock = {
  readonly [Name in DrawnBlockName]: {
    readonly name: Name;
    readonly value: z.infer<(typeof blockValues)[Name]>;
  };
}[DrawnBlockName];

/** The block with the type of its value; undefined for a kind that is not drawn, or a value that does not fit. */
export function drawnBlock(kind: number, value: unknown): DrawnBlock | undefined {
  const name = drawnBlockName(kind);
  const parsed = name === undefined ? undefined : blockValues[name].safeParse(value);
  return parsed?.success ? ({ name, value: parsed.data } as DrawnBlock) : undefined;
}
