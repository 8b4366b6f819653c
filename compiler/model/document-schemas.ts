import type { ZodType } from 'zod';
import { assetSchema } from './documents/asset.ts';
import { blockFieldSchema } from './documents/block-field.ts';
import { collectionSchema } from './documents/collection.ts';
import { formSchema } from './documents/form.ts';
import { itemSchema } from './documents/item.ts';
import { mailingListSchema } from './documents/mailing-list.ts';
import { navigationSchema } from './documents/navigation.ts';
import { pageSchema } from './documents/page.ts';
import { settingsSchema } from './documents/settings.ts';
import { taxonSchema } from './documents/taxon.ts';
import type { DocumentType } from './operations/document-type.ts';

/** Schema of the body for each document type. */
export const DOCUMENT_SCHEMAS: Readonly<Record<DocumentType, ZodType>> = {
  settings: settingsSchema,
  page: pageSchema,
  collection: collectionSchema,
  item: itemSchema,
  taxon: taxonSchema,
  navigation: navigationSchema,
  asset: assetSchema,
  form: formSchema,
  'mailing-list': mailingListSchema,
  'block-field': blockFieldSchema,
};
