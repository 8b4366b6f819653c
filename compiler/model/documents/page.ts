import { z } from 'zod';
import { isPageType } from '../../../formatters/vocabulary/content/page-type.ts';
import { accessSchema, hasOneProtection, ONE_PROTECTION } from '../fields/access.ts';
import { backgroundSourceSchema } from '../fields/background-source.ts';
import { codeInjectionSchema } from '../fields/code-injection.ts';
import { idSchema, orderSchema } from '../fields/id.ts';
import { pagePasswordSchema } from '../fields/page-password.ts';
import { redirectFromSchema } from '../fields/redirect-from.ts';
import { statusSchema } from '../fields/status.ts';
import { urlIdSchema } from '../fields/url-id.ts';
import { layoutShape } from './layout.ts';

export const seoSchema = z.strictObject({
  title: z.string().optional(),
  description: z.string().optional(),
  imageId: idSchema.optional(),
  /** Asks search engines not to list the page. */
  hidden: z.boolean().optional(),
});

export const pageSchema = z
  .strictObject({
    pageType: z
      .number()
      .refine(isPageType, 'must be a type of page such as 2, or 100 for the not-found page'),
    title: z.string().min(1),
    navigationTitle: z.string().optional(),
    urlId: urlIdSchema,
    redirectFrom: redirectFromSchema.optional(),
    isHome: z.boolean().optional(),
    description: z.string().optional(),
    /** Folder or index page that contains the page. */
    collectionId: idSchema.optional(),
    /** Position in it. */
    order: orderSchema.optional(),
    /** Layout in `template.conf`; default `default`. */
    regionName: z.string().optional(),
    /** For a static page: name of a `.page` template of the theme. */
    template: z.string().optional(),
    status: statusSchema.optional(),
    publishOn: z.int().optional(),
    /** Visitors enter it to see the page. */
    password: pagePasswordSchema.optional(),
    /** Whose account the page is for. */
    access: accessSchema.optional(),
    mainImageId: idSchema.optional(),
    backgroundSource: backgroundSourceSchema.optional(),
    seo: seoSchema.default({}),
    codeInjection: codeInjectionSchema.optional(),
    ...layoutShape,
  })
  .refine(hasOneProtection, ONE_PROTECTION);

export type Page = z.infer<typeof pageSchema>;
