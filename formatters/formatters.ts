import { commerceFormatters } from './commerce/commerce-formatters.ts';
import { contentFormatters } from './content/content-formatters.ts';
import type { Formatter } from './contract.ts';
import { dataFormatters } from './data/data-formatters.ts';
import { dateFormatters } from './date/date-formatters.ts';
import { messageFormatters } from './message/message-formatters.ts';
import { moneyFormatters } from './money/money-formatters.ts';
import { numberFormatters } from './number/number-formatters.ts';
import { relativeTimeFormatters } from './relative-time/relative-time-formatters.ts';
import { socialFormatters } from './social/social-formatters.ts';
import { textFormatters } from './text/text-formatters.ts';

/** All formatters by their public names. */
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
