import { z } from 'zod';

/** `template.conf` (theme format, "template.conf"). Unknown keys are kept for other programs. */
export const themeConfSchema = z.looseObject({
  name: z.string().optional(),
  author: z.string().optional(),
  layouts: z.record(
    z.string(),
    z.looseObject({ name: z.string().optional(), regions: z.array(z.string()).min(1) }),
  ),
  navigations: z.array(z.looseObject({ title: z.string().optional(), name: z.string() })).default([]),
  stylesheets: z.array(z.string()).default([]),
  systemCollections: z.array(z.string()).default([]),
  customTypes: z.array(z.looseObject({ name: z.string(), title: z.string().optional() })).default([]),
});

export type ThemeConf = z.infer<typeof themeConfSchema>;

/** `collections/<type>.conf`. */
export const collectionConfSchema = z.looseObject({
  title: z.string().optional(),
  pageSize: z.int().min(1).max(1000).optional(),
  forcePageSize: z.boolean().optional(),
  ordering: z.string().optional(),
  folder: z.boolean().optional(),
  index: z.boolean().optional(),
  view: z.string().optional(),
});

export type CollectionConf = z.infer<typeof collectionConfSchema>;

/** `blocks/<name>.block.conf`: block kind that the partial renders. */
export const blockConfSchema = z.looseObject({ type: z.string() });

/** `strings/template-<locale>.json`. */
export const stringsSchema = z.record(z.string(), z.string());
