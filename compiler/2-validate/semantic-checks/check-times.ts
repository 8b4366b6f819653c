import type { Checker, Document } from '../checker.ts';

interface Dated extends Document {
  readonly publishOn?: number | undefined;
  readonly updatedOn?: number | undefined;
  readonly startDate?: number | undefined;
  readonly endDate?: number | undefined;
}

const FIELDS = ['publishOn', 'updatedOn', 'startDate', 'endDate'] as const;

/** The year 2000: no site is older, and a time in seconds always falls before it. */
const EARLIEST = Date.UTC(2000, 0, 1);

/** Times before that were probably given in seconds. */
export function checkTimes(document: Dated, checker: Checker): void {
  for (const field of FIELDS) {
    const time = document[field];
    if (time === undefined || time >= EARLIEST) continue;
    const year = new Date(time).getUTCFullYear();
    checker.report('site/early-date', document.file, {
      path: ['body', field],
      message: `"${field}" is in the year ${year}; times are milliseconds since 1970`,
      hint: time * 1000 >= EARLIEST ? `these are seconds; write ${time * 1000}` : undefined,
    });
  }
}
