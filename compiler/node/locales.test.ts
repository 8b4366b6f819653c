import { describe, expect, it } from 'vitest';
import { openLocale } from '../../editor/core/preview/create-locale.ts';
import { createLocale, readLocaleData } from './locales.ts';

const longDate = (tag: string) =>
  createLocale(tag).Calendars.formatDate({ date: 1_509_647_217_000 }, { date: 'long' });

describe('createLocale', () => {
  it('reads the language and the region of a tag', () => {
    expect(longDate('en')).toBe('November 2, 2017');
    expect(longDate('en-GB')).toBe('2 November 2017');
    expect(longDate('de-DE')).toBe('2. November 2017');
    expect(longDate('es-MX')).toBe('2 de noviembre de 2017');
    expect(longDate('es-SP')).toBe('2 de noviembre de 2017');
    expect(longDate('ja')).toBe('2017年11月2日');
  });

  it('resolves likely regions as the library does', () => {
    expect(createLocale('ja').General.locale().tag.region()).toBe('JP');
  });

  it('falls back to English for unknown languages and invalid tags', () => {
    for (const tag of ['eo', 'xx-YY', '', '!!', '../../../etc/passwd', 'x'.repeat(100_000)]) {
      expect(longDate(tag)).toBe('November 2, 2017');
    }
  });
});

describe('readLocaleData', () => {
  it('is all that a browser needs to write the same', () => {
    for (const tag of ['en', 'en-GB', 'de-DE', 'pt-PT', 'pt_BR', 'ja', 'eo', '!!']) {
      const [here, there] = [createLocale(tag), openLocale(readLocaleData(tag))];
      const money = ({ Numbers }: typeof here) => Numbers.formatCurrency('1234.5', 'EUR');
      const date = ({ Calendars }: typeof here) =>
        Calendars.formatDate({ date: 1_509_647_217_000 }, { date: 'full' });
      expect([tag, money(there), date(there)]).toEqual([tag, money(here), date(here)]);
    }
  });
});
