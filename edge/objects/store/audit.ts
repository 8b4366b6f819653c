import type { Books, Row } from './books.ts';
import type { AuditLine } from './ledger.ts';

export type AuditEntry = Omit<AuditLine, 'id' | 'at'>;

/** Every change of stock and price that no order made, and whatever a person should look at. */
export function writeAudit({ sql, clock }: Books, { actor, kind, itemId, sku, detail }: AuditEntry): void {
  sql.exec(
    'INSERT INTO audit (at, actor, kind, item_id, sku, detail) VALUES (?, ?, ?, ?, ?, ?)',
    clock(),
    actor,
    kind,
    itemId,
    sku,
    detail.slice(0, 1000),
  );
}

/** Newest first. */
export function listAudit({ sql }: Books, limit: number): readonly AuditLine[] {
  return sql.exec('SELECT * FROM audit ORDER BY id DESC LIMIT ?', limit).toArray().map(lineOf);
}

function lineOf(row: Row): AuditLine {
  return {
    id: Number(row.id),
    at: Number(row.at),
    actor: String(row.actor),
    kind: row.kind === 'stock' || row.kind === 'price' ? row.kind : 'incident',
    itemId: String(row.item_id),
    sku: String(row.sku),
    detail: String(row.detail),
  };
}
