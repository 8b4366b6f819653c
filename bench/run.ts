import { GOALS, type Goal, type Judgment, judge } from './goals.ts';
import { formatGoals } from './report/format-goals.ts';
import { formatResult } from './report/format-table.ts';
import { writeDocument } from './report/write-document.ts';
import { runTable } from './tables/run-table.ts';
import type { Mode, Result, Table } from './tables/table.ts';
import { TABLES } from './tables/tables.ts';

/**
 * `--quick` exits with 1 when a gate is past its limit in two of three attempts; table names run only those tables;
 * without arguments, all tables run and docs/benchmarks.md is written.
 */
const names = process.argv.slice(2).filter((argument) => argument !== '--quick');
const unknown = names.filter((name) => !TABLES.some(({ id }) => id === name));
if (unknown.length > 0) {
  console.error(
    `no table is called ${unknown.join(', ')}; there are ${TABLES.map(({ id }) => id).join(', ')}`,
  );
  process.exit(2);
}
const tables = TABLES.filter(({ id }) => names.length === 0 || names.includes(id));
if (process.argv.includes('--quick')) await runQuick(tables);
else await runFull(tables);

async function runFull(tables: readonly Table[]): Promise<void> {
  const results = await runTables(tables, { isQuick: false });
  const judgments = judgeAll(results, (goal) => tables.some(({ id }) => id === goal.table));
  console.log(formatGoals(judgments));
  if (tables.length === TABLES.length) writeDocument(results, judgments);
}

/** One attempt within the limits passes; after one past a limit, two more decide. */
async function runQuick(tables: readonly Table[]): Promise<void> {
  const failures = new Map<Goal, number>();
  let pending: readonly Goal[] = GOALS.filter(
    ({ isGate, table }) => isGate && tables.some(({ id }) => id === table),
  );
  for (let attempt = 0; attempt < 3 && pending.length > 0; attempt++) {
    const results = await runTables(
      tables.filter(({ id }) => pending.some(({ table }) => table === id)),
      { isQuick: true },
    );
    const judgments = judgeAll(results, (goal) => pending.includes(goal));
    console.log(`${formatGoals(judgments)}\n`);
    for (const { goal, verdict } of judgments)
      if (verdict === 'failed') failures.set(goal, (failures.get(goal) ?? 0) + 1);
    pending = pending.filter((goal) => failures.get(goal) === 1);
  }
  const lost = GOALS.filter((goal) => (failures.get(goal) ?? 0) > 1);
  for (const { title } of lost) console.error(`slower than allowed in two attempts: ${title}`);
  process.exitCode = lost.length > 0 ? 1 : 0;
}

async function runTables(tables: readonly Table[], mode: Mode): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const table of tables) {
    const missing = table.missing?.();
    if (missing !== undefined) {
      console.log(`${table.title}: skipped, ${missing}\n`);
      continue;
    }
    const result = await runTable(table, mode);
    console.log(`${table.title}\n\n${formatResult(result)}\n`);
    results.push(result);
  }
  return results;
}

function judgeAll(results: readonly Result[], isAsked: (goal: Goal) => boolean): readonly Judgment[] {
  return GOALS.filter(isAsked).map((goal) => judge(goal, results));
}
