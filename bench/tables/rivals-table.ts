import { createHash } from 'node:crypto';
import { outputsOf, runTask } from '../measure/processes.ts';
import { medianOf } from '../measure/statistics.ts';
import type { Duration, Sample, Task, Work } from '../measure/task.ts';
import { PAGES, type PageName } from '../pages/pages.ts';
import { RIVAL_TITLES, type RivalName } from '../rivals/rivals.ts';
import type { Entrant, Mode, Table } from './table.ts';

/** What tables of engines on a page have to say for themselves. */
export interface RivalsTable extends Pick<Table, 'id' | 'title' | 'about' | 'unit' | 'missing'> {
  readonly page: PageName;
  readonly work: Exclude<Work, 'check'>;
  readonly base: RivalName;
  readonly quick: readonly RivalName[];
  /** In the full mode only. */
  readonly others: readonly RivalName[];
}

/** A table of engines that do one kind of work on one page. */
export function createRivalsTable({ page, work, quick, others, ...rest }: RivalsTable): Table {
  const entrants = [...quick, ...others].map(
    (rival): Entrant => ({
      name: rival,
      title: RIVAL_TITLES[rival],
      isQuick: quick.includes(rival),
      measure: (mode) => measure({ rival, page, work }, mode),
    }),
  );
  return { ...rest, entrants, check: (present) => checkOutputs(page, present) };
}

/** Long enough for the slowest rival to be optimised. */
const FULL: Duration = { warmUpMs: 700, measureMs: 600 };
const QUICK: Duration = { warmUpMs: 350, measureMs: 250 };
/** Cold work is short, and one start in three meets a neighbour on the machine. */
const STARTS = 5;

function measure(task: Task, { isQuick }: Mode): Sample {
  const run = () => runTask(task, isQuick ? QUICK : FULL);
  return task.work === 'first' ? medianOf(STARTS, run) : run();
}

/** All engines give the same bytes, and where it is known which, those. */
function checkOutputs(page: PageName, entrants: readonly Entrant[]): void {
  const [first, ...others] = entrants.map((entrant) => ({
    title: entrant.title,
    outputs: outputsOf({ rival: entrant.name as RivalName, page, work: 'check' }),
  }));
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
