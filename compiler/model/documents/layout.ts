import { z } from 'zod';
import { isBlockType } from '../../../formatters/vocabulary/content/block-type.ts';
import { LIMITS } from '../../../formatters/vocabulary/limits.ts';
import { idSchema, orderSchema } from '../fields/id.ts';
import { BLOCK_FORMATS, drawnBlockName } from './block-values.ts';

export const COLUMNS = 24;

/** Maximum rows of a section's grid: more than any page needs, so that a typo cannot make a page endless. */
const MAX_ROW = 999;

/** Position of a block on the grid; rows and columns start at 1. */
const cellSchema = z
  .strictObject({
    col: z.int().min(1).max(COLUMNS),
    span: z.int().min(1).max(COLUMNS),
    row: z.int().min(1).max(MAX_ROW),
    rows: z.int().min(1).max(MAX_ROW),
    z: z.int().min(0).max(100).optional(),
    align: z.enum(['start', 'center', 'end', 'stretch']).optional(),
  })
  // A span that is too wide by itself is reported separately.
  .refine(({ col, span }) => span > COLUMNS || col > COLUMNS || col + span - 1 <= COLUMNS, {
    path: ['span'],
    message: `must end at column ${COLUMNS} at the latest`,
  });

export type Cell = z.infer<typeof cellSchema>;

const deviceSchema = z.enum(['desktop', 'tablet', 'phone']);

export const sectionSchema = z.strictObject({
  order: orderSchema,
  theme: idSchema.optional(),
  height: z.enum(['small', 'medium', 'large', 'full']).optional(),
  columns: z.literal(COLUMNS).optional(),
  background: z
    .strictObject({
      assetId: idSchema.optional(),
      /** Video file that plays without sound in the place of the image. */
      videoId: idSchema.optional(),
    })
    .optional(),
  hidden: z.array(deviceSchema).optional(),
});

export type Section = z.infer<typeof sectionSchema>;

const gridBlockSchema = z.strictObject({
  order: orderSchema,
  kind: z
    .number()
    .refine(isBlockType, 'must be a kind of block: a number from 1 to 72, from 2001 to 2999, or 1337'),
  variant: z.int().min(1000).max(1019).optional(),
  layout: z
    .strictObject({
      desktop: cellSchema.optional(),
      phone: cellSchema.optional(),
      tablet: cellSchema.optional(),
    })
    .optional(),
  value: z.unknown(),
});

/** A block and its place on the grid, without the section that it is in. */
export type GridBlock = z.infer<typeof gridBlockSchema>;

export const blockSchema = gridBlockSchema.extend({ section: idSchema }).check(checkValue);

function checkValue({ value: block, issues }: z.core.ParsePayload<GridBlock>): void {
  const name = drawnBlockName(block.kind);
  const checked = name && BLOCK_FORMATS[name].schema.safeParse(block.value);
  for (const issue of checked?.error?.issues ?? []) {
    // A finished issue has all fields of a raw one; only their types differ.
    const raw: unknown = { ...issue, input: block.value, path: ['value', ...issue.path] };
    issues.push(raw as z.core.$ZodRawIssue);
  }
}

export type Block = z.infer<typeof blockSchema>;

/** Sections and blocks by id, for pages. */
export const layoutShape = {
  sections: z.record(idSchema, sectionSchema).default({}),
  blocks: blocksOf(blockSchema),
};

/** Blocks by id, for an area that has no sections. */
export const areaShape = { blocks: blocksOf(gridBlockSchema.check(checkValue)) };

function blocksOf<Schema extends z.ZodType>(schema: Schema) {
  return z
    .record(idSchema, schema)
    .default({})
    .refine(
      (blocks) => Object.keys(blocks).length <= LIMITS.blocksInLayout,
      `must be at most ${LIMITS.blocksInLayout} blocks`,
    );
}
