import { describe, expect, it } from 'vitest';
import { printDate } from './print-date.ts';

describe('printDate', () => {
  it("prints 'Invalid Date' without a full stop (R-FMT-DATEC-02)", () => {
    for (const value of ['x', '', Number.NaN, 1e300, null, undefined, {}, [], true]) {
      expect(printDate(value)).toBe('Invalid Date');
    }
  });

  it('prints the date of a number or a text', () => {
    expect(printDate('2017-11-02T12:00:00', 'en-US')).toBe('November 2, 2017');
    expect(printDate(new Date(2017, 10, 2, 12).getTime(), 'de')).toBe('2. November 2017');
  });
});
