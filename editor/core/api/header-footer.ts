import {
  applyOperations,
  type DocKey,
  type HeaderFooter,
  type Transaction,
} from '../../../compiler/model/index.ts';
import { HEADER_FOOTER_DOCS } from '../../../formatters/vocabulary/api/header-footer.ts';
import type { ConfirmedDocuments } from '../operations/state/ports.ts';

export interface HeaderFooterChange {
  /** Both parts as they are after the transaction. */
  readonly record: HeaderFooter;
  /** The revisions of both parts that it is based on. */
  readonly etag: string;
}

/**
 * Returns header and footer after a transaction that changes nothing else. Undefined for other transactions, and when an
 * area would be deleted, which the call cannot do.
 */
export function headerFooterAfter(
  { ops }: Transaction,
  { bodies, revs }: ConfirmedDocuments,
): HeaderFooterChange | undefined {
  if (!ops.every(({ doc }) => isPart(doc))) return undefined;
  const applied = applyOperations(bodies, ops);
  if (!applied.ok || ops.some(({ doc }) => !applied.bodies.has(doc))) return undefined;
  const part = (doc: DocKey) => (applied.bodies.get(doc) ?? EMPTY) as HeaderFooter['header'];
  const { header, footer } = HEADER_FOOTER_DOCS;
  return {
    record: { header: part(header), footer: part(footer) },
    etag: `"${revs.get(header) ?? 0}.${revs.get(footer) ?? 0}"`,
  };
}

const EMPTY: HeaderFooter['header'] = { blocks: {} };

function isPart(doc: DocKey): boolean {
  return doc === HEADER_FOOTER_DOCS.header || doc === HEADER_FOOTER_DOCS.footer;
}
