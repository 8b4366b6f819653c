import type { Formatter } from '../contract.ts';
import { decimal } from './decimal.ts';
import { percentageFormat } from './percentage-format.ts';
import { unit } from './unit.ts';

export const numberFormatters: readonly Formatter[] = [decimal, percentageFormat, unit];
