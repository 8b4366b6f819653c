import { ACCOUNT_BODIES } from './bodies/account.ts';
import { CENSUS_BODIES } from './bodies/census.ts';
import { DOCUMENT_INDEX_BODIES } from './bodies/document-index.ts';
import { DOCUMENT_BODIES } from './bodies/documents.ts';
import type { EndpointBodies } from './bodies/endpoint-bodies.ts';
import { FONT_BODIES } from './bodies/fonts.ts';
import { INVENTORY_BODIES } from './bodies/inventory.ts';
import { LOG_BODIES } from './bodies/logs.ts';
import { MAILING_LIST_BODIES } from './bodies/mailing-lists.ts';
import { MULTILINGUAL_BODIES } from './bodies/multilingual.ts';
import { ORDER_BODIES } from './bodies/orders.ts';
import { PLACES_BODIES } from './bodies/places.ts';
import { PUBLISHING_BODIES } from './bodies/publishing.ts';
import { RESTOCK_BODIES } from './bodies/restock.ts';
import { SUBMISSION_BODIES } from './bodies/submissions.ts';
import { VISITOR_BODIES } from './bodies/visitors.ts';

/**
 * JSON bodies of successful responses (200), for endpoints that do not name a schema themselves. Typed as the contracts
 * that clients share; strict, so that a response with more or other fields fails the fuzzer.
 */
export const SUCCESS_BODIES: EndpointBodies = {
  ...VISITOR_BODIES,
  ...RESTOCK_BODIES,
  ...ACCOUNT_BODIES,
  ...DOCUMENT_BODIES,
  ...DOCUMENT_INDEX_BODIES,
  ...PUBLISHING_BODIES,
  ...ORDER_BODIES,
  ...INVENTORY_BODIES,
  ...SUBMISSION_BODIES,
  ...MAILING_LIST_BODIES,
  ...LOG_BODIES,
  ...CENSUS_BODIES,
  ...FONT_BODIES,
  ...MULTILINGUAL_BODIES,
  ...PLACES_BODIES,
};
