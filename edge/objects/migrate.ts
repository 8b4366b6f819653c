/**
 * Runs the pending migration steps of an object in one transaction, each step once and in order. Steps are append-only:
 * the previous release must be able to run on the resulting tables.
 */
export function migrate(storage: DurableObjectStorage, steps: readonly string[]): void {
  const { sql } = storage;
  storage.transactionSync(() => {
    sql.exec('CREATE TABLE IF NOT EXISTS _schema (step INTEGER PRIMARY KEY)');
    const done = Number(sql.exec('SELECT COALESCE(MAX(step), 0) AS done FROM _schema').one().done);
    for (const [index, step] of steps.entries()) {
      if (index < done) continue;
      sql.exec(step);
      sql.exec('INSERT INTO _schema (step) VALUES (?)', index + 1);
    }
  });
}
