export * from './api/index.ts';
export { isCodeBetween, isCodeIn, isWordIn, nameOfCode } from './code-table.ts';
export * from './content/index.ts';
export { ISLANDS, type IslandName, type RuntimeFiles } from './islands.ts';
export { LIMITS } from './limits.ts';
export {
  type AmountText,
  addAmounts,
  compareAmounts,
  fromMinorUnits,
  multiplyAmount,
  parseAmount,
  type Rounding,
  roundAmount,
  taxOn,
  toMinorUnits,
} from './money-amount.ts';
export { compareTexts, entriesInOrder } from './order-keys.ts';
export * from './rules/index.ts';
export * from './site/index.ts';
export * from './store/index.ts';
