import type { AuditLine } from '../../../domain/store/store-object.ts';
import type { Row, StorageContext } from '../../storage-context.ts';

export type AuditEntry = Omit<AuditLine, 'id' | 'at'>;

const RETENTION_MS = 730 * 86_400_000;
const MAX_LINES = 100_000;
/** More than one, so that an overlong table shrinks; few, so that the cost of a write stays constant. */
const DELETE_BATCH = 2;

/** Records changes of stock and price that no order caused, and incidents. */
export function writeAudit(
  { sql, clock }: StorageContext,
  { actor, kind, itemId, sku, detail }: AuditEntry,
): void {
  const now = clock();
  sql.exec(
    `DELETE FROM audit WHERE id IN (SELECT id FROM audit ORDER BY id LIMIT ?)
       AND (at <= ? OR id <= (SELECT MAX(id) FROM audit) - ?)`,
    DELETE_BATCH,
    now - RETENTION_MS,
    MAX_LINES - 1,
  );
  sql.exec(
    'INSERT INTO audit (at, actor, kind, item_id, sku, detail) VALUES (?, ?, ?, ?, ?, ?)',
    now,
    actor,
    kind,
    itemId,
    sku,
    detail.slice(0, 1000),
  );
}

/** Newest first; only lines before this id. */
export function listAudit(
  { sql }: StorageContext,
  limit: number,
  before: number = Number.MAX_SAFE_INTEGER,
): readonly AuditLine[] {
  return sql
    .exec('SELECT * FROM audit WHERE id < ? ORDER BY id DESC LIMIT ?', before, limit)
    .toArray()
    .map(lineOf);
}

const KINDS: readonly AuditLine['kind'][] = ['stock', 'price', 'order'];

function lineOf(row: Row): AuditLine {
  return {
    id: Number(row.id),
    at: Number(row.at),
    actor: String(row.actor),
    kind: KINDS.find((kind) => kind === row.kind) ?? 'incident',
    itemId: String(row.item_id),
    sku: String(row.sku),
    detail: String(row.detail),
  };
}
