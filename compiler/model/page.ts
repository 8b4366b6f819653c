import { z } from 'zod';
import { idSchema } from './id.ts';
import { layoutShape } from './layout.ts';
import { statusSchema } from './status.ts';
import { urlIdSchema } from './url-id.ts';

export const PAGE_TYPES = {
  mainContent: 1,
  page: 2,
  splash: 3,
  contentItem: 50,
  notFound: 100,
} as const;

export const seoSchema = z.strictObject({
  title: z.string().optional(),
  description: z.string().optional(),
  imageId: idSchema.optional(),
  /** Asks search engines to leave the page out. */
  hidden: z.boolean().optional(),
});

export const pageSchema = z.strictObject({
  pageType: z.int().min(1).max(400),
  title: z.string().min(1),
  navigationTitle: z.string().optional(),
  urlId: urlIdSchema,
  isHome: z.boolean().optional(),
  description: z.string().optional(),
  collectionId: idSchema.optional(),
  /** The layout of `template.conf`; absent: `default`. */
  regionName: z.string().optional(),
  /** A static page: the name of a `.page` of the theme. */
  template: z.string().optional(),
  status: statusSchema.optional(),
  publishOn: z.int().optional(),
  mainImageId: idSchema.optional(),
  seo: seoSchema.default({}),
  ...layoutShape,
});

export type Page = z.infer<typeof pageSchema>;
