import { runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { testEnv } from '../testing/release.ts';
import { migrate } from './migrate.ts';

/** Runs a step in an object that was never migrated. */
function inNewObject(step: (storage: DurableObjectStorage) => void): Promise<void> {
  const { ACCOUNT } = testEnv();
  return runInDurableObject(ACCOUNT.get(ACCOUNT.newUniqueId()), (_, { storage }) => {
    storage.sql.exec('DROP TABLE _schema');
    step(storage);
  });
}

function tables({ sql }: DurableObjectStorage): readonly unknown[] {
  const found = sql.exec("SELECT name FROM sqlite_master WHERE name LIKE 'tea%' ORDER BY name");
  return found.toArray().map(({ name }) => name);
}

const CUPS = 'CREATE TABLE tea_cups (id TEXT)';
const POTS = 'CREATE TABLE tea_pots (id TEXT)';
const SPOONS = 'CREATE TABLE tea_spoons (id TEXT)';

describe('migration steps', () => {
  it('run once: a newer release runs all those that it adds, and no others', async () => {
    await inNewObject((storage) => {
      migrate(storage, [CUPS]);
      migrate(storage, [CUPS, POTS, SPOONS]);
      expect(tables(storage)).toEqual(['tea_cups', 'tea_pots', 'tea_spoons']);
      migrate(storage, [CUPS, POTS, SPOONS]);
    });
  });

  it('leave nothing behind when one of them fails', async () => {
    await inNewObject((storage) => {
      const broken = `${POTS}; INSERT INTO tea_bags VALUES (1)`;
      expect(() => migrate(storage, [CUPS, broken])).toThrow();
      expect(tables(storage)).toEqual([]);
      migrate(storage, [CUPS, POTS]);
      expect(tables(storage)).toEqual(['tea_cups', 'tea_pots']);
    });
  });
});
