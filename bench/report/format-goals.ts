import type { Judgment } from '../goals.ts';
import { formatNumber, formatSpread, formatTable } from './format-table.ts';

/** Formats the goals with measured values and verdicts. */
export function formatGoals(judgments: readonly Judgment[]): string {
  const rows = judgments.map(({ goal, ratio, verdict }) => [
    goal.title,
    ratio === undefined ? '–' : formatSpread(ratio),
    `${goal.is === 'at most' ? '≤' : '≥'} ${formatNumber(goal.goal)}`,
    formatNumber(goal.fail),
    verdict,
  ]);
  return formatTable([
    ['ratio, median of rounds (lowest–highest)', 'measured', 'goal', 'fails past', 'verdict'],
    ...rows,
  ]);
}
