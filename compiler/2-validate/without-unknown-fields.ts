import { DOCUMENT_SCHEMAS } from '../model/document-schemas.ts';
import type { DocumentType } from '../model/operations/document-type.ts';
import { dropUnknownFields } from './check-shape.ts';

/** Returns a document body without fields that the site format does not know. Invalid values stay. */
export function withoutUnknownFields(type: DocumentType, body: unknown): unknown {
  return dropUnknownFields(body, DOCUMENT_SCHEMAS[type]);
}
