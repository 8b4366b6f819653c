import { DOCUMENT_SCHEMAS } from '../model/document-schemas.ts';
import type { DocumentType } from '../model/operations/operation.ts';
import { dropUnknownFields } from './check-shape.ts';

/** A document's body as a build takes it: without the fields that the site format does not know. Wrong values stay. */
export function withoutUnknownFields(type: DocumentType, body: unknown): unknown {
  return dropUnknownFields(body, DOCUMENT_SCHEMAS[type]);
}
