/**
 * Brings an object's tables up to date: steps run once each, in order, in one transaction. Steps are only ever added;
 * the release before must be able to run on what they make.
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
