import { commerceFormatters } from './commerce/index.ts';
import { contentFormatters } from './content/index.ts';
import type { Formatter } from './contract.ts';
import { dataFormatters } from './data/index.ts';
import { dateFormatters } from './date/index.ts';
import { messageFormatters } from './message/index.ts';
import { moneyFormatters } from './money/index.ts';
import { numberFormatters } from './number/index.ts';
import { relativeTimeFormatters } from './relative-time/index.ts';
import { socialFormatters } from './social/index.ts';
import { textFormatters } from './text/index.ts';

/** Every formatter by its public name. */
export const formatters: ReadonlyMap<string, Formatter> = new Map(
  [
    ...commerceFormatters,
    ...contentFormatters,
    ...dataFormatters,
    ...dateFormatters,
    ...messageFormatters,
    ...moneyFormatters,
    ...numberFormatters,
    ...relativeTimeFormatters,
    ...socialFormatters,
    ...textFormatters,
  ].map((formatter) => [formatter.name, formatter]),
);
