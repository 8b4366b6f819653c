import type { Formatter } from '../contract.ts';
import { date } from './date.ts';
import { datetime } from './datetime.ts';
import { datetimeInterval } from './datetime-interval.ts';
import { datetimefield } from './datetimefield.ts';

export const dateFormatters: readonly Formatter[] = [date, datetime, datetimeInterval, datetimefield];
