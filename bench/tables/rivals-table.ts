import { createHash } from 'node:crypto';
import { outputsOf, startCold, startWarm } from '../measure/processes.ts';
import type { Duration, Meter, Task, Work } from '../measure/task.ts';
import { PAGES, type PageName } from '../pages/pages.ts';
import { RIVAL_TITLES, type RivalName } from '../rivals/rivals.ts';
import type { Entrant, Mode, Table } from './table.ts';

/** The texts and settings of a table that compares engines on a page. */
export interface RivalsTable extends Pick<Table, 'id' | 'title' | 'about' | 'unit' | 'missing'> {
  readonly page: PageName;
  readonly work: Exclude<Work, 'check'>;
  readonly base: RivalName;
  readonly quick: readonly RivalName[];
  /** Full mode only. */
  readonly others: readonly RivalName[];
}

/** A table that compares engines for one kind of work on one page. */
export function createRivalsTable({ page, work, quick, others, ...rest }: RivalsTable): Table {
  const entrants = [...quick, ...others].map(
    (rival): Entrant => ({
      name: rival,
      title: RIVAL_TITLES[rival],
      isQuick: quick.includes(rival),
      start: (mode) => start({ rival, page, work }, mode),
    }),
  );
  return { ...rest, isCold: work === 'first', entrants, check: (present) => checkOutputs(page, present) };
}

/** Long enough for V8 to optimize the slowest rival. */
const FULL: Duration = { warmUpMs: 700, batchMs: 12 };
const QUICK: Duration = { warmUpMs: 350, batchMs: 12 };

async function start(task: Task, { isQuick }: Mode): Promise<Meter> {
  return task.work === 'first' ? startCold(task) : startWarm(task, isQuick ? QUICK : FULL);
}

/** Checks that all engines produce the same bytes, and the expected ones if known. */
async function checkOutputs(page: PageName, entrants: readonly Entrant[]): Promise<void> {
  const [first, ...others] = await Promise.all(
    entrants.map(async ({ name, title }) => ({
      title,
      outputs: await outputsOf({ rival: name as RivalName, page }),
    })),
  );
  if (first === undefined) return;
  for (const other of others) {
    other.outputs.forEach((output, index) => {
      checkSame(output, first.outputs[index] ?? '', `${page}: ${other.title} and ${first.title}`);
    });
  }
  const { expected } = PAGES[page]() as { readonly expected?: readonly string[] };
  expected?.forEach((hash, index) => {
    const actual = createHash('sha256')
      .update(first.outputs[index] ?? '')
      .digest('hex');
    if (actual !== hash) throw new Error(`${page}: the output is not the recorded one`);
  });
}

function checkSame(left: string, right: string, what: string): void {
  if (left === right) return;
  let at = 0;
  while (left[at] === right[at]) at++;
  const excerpt = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 40));
  throw new Error(`${what} differ:\n  ${excerpt(left)}\n  ${excerpt(right)}`);
}
