import { type Spread, spread } from './measure/statistics.ts';
import type { Result } from './tables/table.ts';

/** What a ratio of two entrants of one table should be, and from where on it is a failure. */
export interface Goal {
  readonly title: string;
  readonly table: string;
  /** How many times the first is the second. */
  readonly ratio: readonly [string, string];
  readonly is: 'at most' | 'at least';
  readonly goal: number;
  readonly fail: number;
  /** Whether the quick mode fails for it. */
  readonly isGate: boolean;
  /** What was tried where it is not met. */
  readonly tried?: string;
}

export interface Judgement {
  readonly goal: Goal;
  readonly verdict: 'met' | 'missed' | 'failed' | 'not measured';
  readonly ratio: Spread | undefined;
}

/** Ours at its best; also where a template has run once only and is still closures. */
const OURS = 'quoin-source';

export const GOALS: readonly Goal[] = [
  {
    title: 'best mode / hand-written',
    table: 'product-page',
    ratio: [OURS, 'hand-written'],
    is: 'at most',
    goal: 1.15,
    fail: 1.3,
    isGate: true,
  },
  {
    title: 'closures / hand-written',
    table: 'product-page',
    ratio: ['quoin-closures', 'hand-written'],
    is: 'at most',
    goal: 1.8,
    fail: 2.1,
    isGate: true,
  },
  {
    title: 'reference / ours, product page',
    table: 'product-page',
    ratio: ['reference', OURS],
    is: 'at least',
    goal: 10,
    fail: 8,
    isGate: true,
  },
  {
    title: 'ejs / ours',
    table: 'product-page',
    ratio: ['ejs', OURS],
    is: 'at least',
    goal: 2.5,
    fail: 2,
    isGate: false,
  },
  {
    title: 'eta / ours',
    table: 'product-page',
    ratio: ['eta', OURS],
    is: 'at least',
    goal: 4,
    fail: 3,
    isGate: false,
  },
  {
    title: 'handlebars / ours',
    table: 'product-page',
    ratio: ['handlebars', OURS],
    is: 'at least',
    goal: 4,
    fail: 3,
    isGate: false,
  },
  {
    title: 'React / ours',
    table: 'product-page',
    ratio: ['react', OURS],
    is: 'at least',
    goal: 6,
    fail: 5,
    isGate: false,
  },
  {
    title: 'liquidjs / ours',
    table: 'product-page',
    ratio: ['liquidjs', OURS],
    is: 'at least',
    goal: 50,
    fail: 40,
    isGate: false,
  },
  {
    title: 'reference / ours, recorded page',
    table: 'recorded-page',
    ratio: ['reference', OURS],
    is: 'at least',
    goal: 3,
    fail: 2,
    isGate: false,
    tried:
      'Three big strings copied through: nearly half of our time is the write to bytes, which everybody pays, so little is left to win by.',
  },
  {
    title: 'our parse / reference parse',
    table: 'recorded-page-parse',
    ratio: [OURS, 'reference'],
    is: 'at most',
    goal: 0.5,
    fail: 0.8,
    isGate: true,
    tried:
      'A table of characters and each word read once brought it from 0.74; the rest is the tree itself, a quarter of a microsecond a tag.',
  },
  {
    title: 'prepare and first render, product page: ours / reference',
    table: 'product-page-first',
    ratio: [OURS, 'reference'],
    is: 'at most',
    goal: 1,
    fail: 1.3,
    isGate: true,
  },
  {
    title: 'prepare and first render, recorded page: ours / reference',
    table: 'recorded-page-first',
    ratio: [OURS, 'reference'],
    is: 'at most',
    goal: 1,
    fail: 1.3,
    isGate: false,
    tried:
      'A fresh process runs everything uncompiled; fewer calls for each character brought it from 1.5. Many small functions are what is left.',
  },
  {
    // 10 and 20 ms where the reference takes 80.
    title: 'importing: ours / reference',
    table: 'import',
    ratio: ['quoin', 'reference'],
    is: 'at most',
    goal: 0.125,
    fail: 0.25,
    isGate: true,
    tried:
      'The site compiler is loaded on its first use and the lexer without its parser; what is left is the host reading 220 kB of source.',
  },
  {
    title: 'reference / ours, store page, prices of a locale',
    table: 'store-locale',
    ratio: ['reference', OURS],
    is: 'at least',
    goal: 5,
    fail: 3,
    isGate: false,
    tried:
      'Texts of prices are kept for each locale; decimals made for comparing prices and the time zone of each date are next.',
  },
  {
    title: 'reference / ours, store page, older prices',
    table: 'store-legacy',
    ratio: ['reference', OURS],
    is: 'at least',
    goal: 5,
    fail: 3,
    isGate: true,
  },
];

export function judge(goal: Goal, results: readonly Result[]): Judgement {
  const ratios = ratiosOf(goal, results);
  if (ratios.length === 0) return { goal, verdict: 'not measured', ratio: undefined };
  const ratio = spread(ratios);
  const holds = (limit: number) => (goal.is === 'at most' ? ratio.median <= limit : ratio.median >= limit);
  return { goal, ratio, verdict: holds(goal.goal) ? 'met' : holds(goal.fail) ? 'missed' : 'failed' };
}

/** One ratio for each round: what happens to the machine in a round happens to both. */
function ratiosOf({ table, ratio: [above, below] }: Goal, results: readonly Result[]): readonly number[] {
  const series = results.find((result) => result.table.id === table)?.series ?? [];
  const samplesOf = (name: string) => series.find(({ entrant }) => entrant.name === name)?.samples ?? [];
  const divisors = samplesOf(below);
  return samplesOf(above).flatMap(({ wall }, round) => {
    const divisor = divisors[round];
    return divisor === undefined ? [] : [wall / divisor.wall];
  });
}
