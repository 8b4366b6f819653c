import german from '@phensley/cldr/packs/de.json';
import { expect, it } from 'vitest';
import { loadRelease } from '../release/active-release.ts';
import { createBlobs } from '../release/blobs.ts';
import { storeRelease, testEnv } from '../testing/release.ts';
import { type ShopOptions, shopData } from '../testing/shop.ts';
import { LOCALE_FILE } from './cldr-locale.ts';
import { createMoneyFormat } from './money-format.ts';

async function moneyText(options: ShopOptions, pack?: unknown) {
  const files = pack === undefined ? {} : { [LOCALE_FILE]: JSON.stringify(pack) };
  const id = await storeRelease({ files, edgeData: shopData(options) });
  const release = await loadRelease(createBlobs(testEnv()), id);
  if (release === undefined) throw new Error('There is no release.');
  return createMoneyFormat(release);
}

it('uses the US format by default (gaps C15)', async () => {
  const euros = await moneyText({});
  expect([0, 5, 123_456, -100].map(euros)).toEqual(['€0.00', '€0.05', '€1,234.56', '-€1.00']);
  const yen = await moneyText({ store: { currency: 'JPY' } });
  expect(yen(1500)).toBe('¥1,500');
});

it('uses the locale of the site when enabled, like the pages (R-MONEY-FMT-12)', async () => {
  const textWith = async (useCldrMoneyFormat: boolean) =>
    (await moneyText({ store: { useCldrMoneyFormat }, website: { language: 'de-DE' } }, german))(123_456);
  expect([await textWith(true), await textWith(false)]).toEqual(['1.234,56\u00a0€', '€1,234.56']);
});

it('uses another format where there is no data for the language', async () => {
  const store = { useCldrMoneyFormat: true };
  const website = { language: 'de-DE' };
  // Without locale data it falls back to the US format.
  expect((await moneyText({ store, website }))(123_456)).toBe('€1,234.56');
  // Languages without data use the language of the pack.
  expect((await moneyText({ store, website: { language: 'tlh' } }, german))(100)).toBe('1,00\u00a0€');
});

it('uses the format of the region, which the pack of its language contains', async () => {
  const store = { useCldrMoneyFormat: true, currency: 'CHF' };
  const swiss = await moneyText({ store, website: { language: 'de-CH' } }, german);
  expect(swiss(123_456)).toBe("CHF\u00a01'234.56");
  const austrian = await moneyText(
    { store: { useCldrMoneyFormat: true }, website: { language: 'de-AT' } },
    german,
  );
  expect(austrian(123_456)).toBe('€\u00a01.234,56');
});
