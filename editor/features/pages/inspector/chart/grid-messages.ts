import { type ChartGrid, gridSize } from './chart-grid.ts';
import { readNumber } from './read-number.ts';
import { t } from './strings.ts';

/** Returns why a grid cannot be saved, or undefined. */
export function gridError(grid: ChartGrid): string | undefined {
  const { rows, columns } = gridSize(grid);
  if (columns === 0) return t('message.noColumns');
  return rows === 0 ? t('message.noRows') : undefined;
}

/** Returns what a grid is missing that can be saved, or undefined. */
export function gridNotice([, ...lines]: ChartGrid): string | undefined {
  if (lines.every((line) => line.every((text) => text.trim() === ''))) return t('message.empty');
  const isMissing = lines.some((line) => line.slice(1).some((text) => readNumber(text) === undefined));
  return isMissing ? t('message.missing') : undefined;
}
