import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { OWNER, set, transaction, withHome } from '../../../testing/site-object.ts';
import { MAX_HISTORY, trimHistory } from './trim-history.ts';

describe('the history', () => {
  it('is kept for the retention period', async () => {
    const stub = await withHome('long-history');
    const storedFile = await runInDurableObject(stub, (_, { storage }) => {
      const { sql } = storage;
      const now = Date.now();
      for (let seq = 1; seq <= MAX_HISTORY + 600; seq += 1) {
        sql.exec(
          "INSERT INTO transactions VALUES (?, ?, 'x', ?, '', '{}', '{}')",
          seq,
          `t${seq}`,
          seq < 1000 ? 1 : now,
        );
        sql.exec("INSERT INTO changed VALUES ('page:home', ?, ?)", seq, seq);
        sql.exec("INSERT INTO audit VALUES (?, 1, 'x', 'activate', 'r', NULL, '')", seq);
      }
      trimHistory(sql, now);
      const count = (table: string) =>
        sql.exec(`SELECT COUNT(*) AS n, MIN(seq) AS first FROM ${table}`).one();
      return ['transactions', 'changed', 'audit'].map((table) => Object.values(count(table)));
    });
    expect(storedFile).toEqual([
      [4601, 1000],
      [4601, 1000],
      [5000, 601],
    ]);
  });

  it('continues its sequence numbers after a deletion', async () => {
    const stub = await withHome('old-history');
    await stub.apply(transaction('t1', { 'page:home': 1 }, set('page:home', ['title'], 'A')), OWNER);
    await stub.apply(transaction('t2', { 'page:home': 2 }, set('page:home', ['title'], 'B')), OWNER);
    const seqs = await runInDurableObject(stub, (_, { storage: { sql } }) => {
      sql.exec('UPDATE transactions SET done_at = 1');
      trimHistory(sql, Date.now());
      return sql.exec('SELECT seq FROM transactions').toArray();
    });
    expect(seqs).toEqual([{ seq: 2 }]);
  });
});
