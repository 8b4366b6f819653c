import { z } from 'zod';
import { isCollectionType } from '../../../formatters/vocabulary/content/collection-type.ts';
import { COLLECTION_VIEWS } from '../../../formatters/vocabulary/content/collection-view.ts';
import { isFolderBehavior } from '../../../formatters/vocabulary/content/folder-behavior.ts';
import { accessSchema, hasOneProtection, ONE_PROTECTION } from '../fields/access.ts';
import { backgroundSourceSchema } from '../fields/background-source.ts';
import { codeInjectionSchema } from '../fields/code-injection.ts';
import { idSchema, orderSchema } from '../fields/id.ts';
import { pagePasswordSchema } from '../fields/page-password.ts';
import { redirectFromSchema } from '../fields/redirect-from.ts';
import { urlIdSchema } from '../fields/url-id.ts';
import { seoSchema } from './page.ts';

/** More items make a page slow. */
const MAX_PAGE_SIZE = 999;

export const collectionSchema = z
  .strictObject({
    type: z.number().refine(isCollectionType, 'must be a type of collection: a number from 1 to 25'),
    /** Template name: `blog` stands for `collections/blog.list` and `collections/blog.item`. */
    typeName: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/, 'must be letters, digits, - and _'),
    title: z.string().min(1),
    navigationTitle: z.string().optional(),
    urlId: urlIdSchema,
    isHome: z.boolean().optional(),
    /** Folder or index page that contains the collection. */
    collectionId: idSchema.optional(),
    /** Position in it. */
    order: orderSchema.optional(),
    redirectFrom: redirectFromSchema.optional(),
    description: z.string().optional(),
    enabled: z.boolean().default(true),
    /** Visitors enter it to see the collection and everything in it. */
    password: pagePasswordSchema.optional(),
    /** Whose account the collection and everything in it is for. */
    access: accessSchema.optional(),
    folderBehavior: z
      .number()
      .refine(isFolderBehavior, 'must be 1 (index), 2 (redirect), 3 (none) or 4 (variation)')
      .optional(),
    itemOrder: z.enum(['date', 'manual']).default('date'),
    view: z.enum(COLLECTION_VIEWS).default('list'),
    /** Events: which of them the list shows, by the time of the build; default both. */
    showPastOrUpcomingEvents: z.enum(['past', 'upcoming']).optional(),
    /** Events: whether templates show a calendar (`calendar-view?`). */
    calendarView: z.boolean().optional(),
    /** Items of a page of the list, unless the theme forces its own number. */
    pageSize: z.int().min(1).max(MAX_PAGE_SIZE).optional(),
    regionName: z.string().optional(),
    mainImageId: idSchema.optional(),
    backgroundSource: backgroundSourceSchema.optional(),
    seo: seoSchema.default({}),
    /** Also on the pages of its items. */
    codeInjection: codeInjectionSchema.optional(),
  })
  .refine(hasOneProtection, ONE_PROTECTION);

export type Collection = z.infer<typeof collectionSchema>;
