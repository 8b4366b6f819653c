import { z } from 'zod';
import { idSchema, orderSchema } from '../fields/id.ts';
import { linkSchema } from '../fields/safe-url.ts';

/** One entry: a page, a collection, an external link, or (with none of these) a folder with other entries. */
export const navigationItemSchema = z
  .strictObject({
    order: orderSchema,
    parent: idSchema.optional(),
    title: z.string().optional(),
    pageId: idSchema.optional(),
    collectionId: idSchema.optional(),
    externalLink: z
      .strictObject({ title: z.string().min(1), url: linkSchema, newWindow: z.boolean().default(false) })
      .optional(),
  })
  .refine(
    ({ pageId, collectionId, externalLink }) =>
      [pageId, collectionId, externalLink].filter((target) => target !== undefined).length <= 1,
    'must have one of pageId, collectionId and externalLink',
  );

export type NavigationItem = z.infer<typeof navigationItemSchema>;

export const navigationSchema = z.strictObject({
  items: z.record(idSchema, navigationItemSchema).default({}),
});

export type Navigation = z.infer<typeof navigationSchema>;
