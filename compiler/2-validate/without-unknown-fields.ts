import type { ZodType } from 'zod';
import {
  assetSchema,
  collectionSchema,
  type DocumentType,
  formSchema,
  itemSchema,
  navigationSchema,
  pageSchema,
  settingsSchema,
  taxonSchema,
} from '../model/index.ts';
import { dropUnknownFields } from './check-shape.ts';

const SCHEMAS: Readonly<Record<DocumentType, ZodType>> = {
  settings: settingsSchema,
  page: pageSchema,
  collection: collectionSchema,
  item: itemSchema,
  taxon: taxonSchema,
  navigation: navigationSchema,
  asset: assetSchema,
  form: formSchema,
};

/** A document's body as a build takes it: without the fields that the site format does not know. Wrong values stay. */
export function withoutUnknownFields(type: DocumentType, body: unknown): unknown {
  return dropUnknownFields(body, SCHEMAS[type]);
}
