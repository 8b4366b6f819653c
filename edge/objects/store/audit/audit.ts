import type { AuditLine } from '../../../domain/store.ts';
import type { Books, Row } from '../../storage-context.ts';

export type AuditEntry = Omit<AuditLine, 'id' | 'at'>;

const KEPT_FOR_MS = 730 * 86_400_000;
const MOST_LINES = 100_000;
/** More than one, so that a list that is too long gets shorter; few, so that writing costs the same at any length. */
const FORGOTTEN_AT_ONCE = 2;

/** Every change of stock and price that no order made, and whatever a person should look at. */
export function writeAudit({ sql, clock }: Books, { actor, kind, itemId, sku, detail }: AuditEntry): void {
  const now = clock();
  sql.exec(
    `DELETE FROM audit WHERE id IN (SELECT id FROM audit ORDER BY id LIMIT ?)
       AND (at <= ? OR id <= (SELECT MAX(id) FROM audit) - ?)`,
    FORGOTTEN_AT_ONCE,
    now - KEPT_FOR_MS,
    MOST_LINES - 1,
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

/** Newest first; only lines before the one with this id. */
export function listAudit(
  { sql }: Books,
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
