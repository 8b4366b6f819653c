import { z } from 'zod';
import { webFontSchema } from './documents/design.ts';

/** `template.conf` (theme format, "template.conf"). Unknown keys are kept for other programs. */
export const themeConfSchema = z.looseObject({
  name: z.string().optional(),
  author: z.string().optional(),
  /** How the theme looks, in a few words, for the list of themes. */
  description: z.string().optional(),
  layouts: z.record(
    z.string(),
    z.looseObject({ name: z.string().optional(), regions: z.array(z.string()).min(1) }),
  ),
  navigations: z.array(z.looseObject({ title: z.string().optional(), name: z.string() })).default([]),
  stylesheets: z.array(z.string()).default([]),
  systemCollections: z.array(z.string()).default([]),
  customTypes: z
    .array(
      z.looseObject({
        name: z.string(),
        title: z.string().optional(),
        fields: z.array(z.looseObject({ name: z.string(), type: z.string().default('text') })).default([]),
      }),
    )
    .default([]),
});

export type ThemeConf = z.infer<typeof themeConfSchema>;

/** Themes write numbers and flags as strings, too. */
const pageSizeSchema = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,9}$/, 'must be a number')
      .transform(Number),
  ])
  .pipe(z.int().min(1));

const flagSchema = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

/** `collections/<type>.conf`. */
export const collectionConfSchema = z.looseObject({
  title: z.string().optional(),
  pageSize: pageSizeSchema.optional(),
  forcePageSize: flagSchema.optional(),
  ordering: z.string().optional(),
  folder: flagSchema.optional(),
  index: flagSchema.optional(),
  fullData: flagSchema.optional(),
  relatedItems: flagSchema.optional(),
  view: z.string().optional(),
});

export type CollectionConf = z.infer<typeof collectionConfSchema>;

/** `blocks/<name>.block.conf`: block kind that the partial renders. */
export const blockConfSchema = z.looseObject({ type: z.string() });

/** `<name>.preset`. */
export const presetSchema = z.looseObject({
  title: z.string().min(1).optional(),
  templateTweaks: z.record(z.string(), z.unknown()).default({}),
  webFonts: z.array(webFontSchema).default([]),
});

/** `strings/template-<locale>.json`. */
export const stringsSchema = z.record(z.string(), z.string());
