import { expect, it } from 'vitest';
import { documentFile, smallSite } from '../../../fixtures/sites/small-site.ts';
import { createMemoryFiles } from '../../1-read/memory-files.ts';
import { renderSite } from '../../compile-site.ts';
import type { Theme } from '../../model/theme.ts';
import { defaultTexts } from './default-texts.ts';
import { withDefaultTexts } from './with-default-texts.ts';

const GERMAN = defaultTexts('de');

function themeWith(strings: Theme['strings']): Theme {
  return { strings } as unknown as Theme;
}

it('a theme has default texts under its own ones in the language, and over its English ones', () => {
  const theme = themeWith({ en: { cartTitle: 'Bag', own: 'Own' }, de: { cartEmpty: 'Leer' } });
  expect(withDefaultTexts(theme, 'de_AT').strings['de-at']).toMatchObject({
    ...{ own: 'Own', cartEmpty: 'Leer' },
    cartTitle: GERMAN?.cartTitle,
  });
});

it('a theme is the same object for each build, so that pages are not rendered again', () => {
  const theme = themeWith({});
  expect(withDefaultTexts(theme, 'de')).toBe(withDefaultTexts(theme, 'de'));
  expect(withDefaultTexts(theme, 'en')).toBe(theme);
});

it('default texts of the primary language are not those of another one without any', async () => {
  const settings = documentFile('settings', 'settings', {
    ...{ schemaVersion: 1, theme: 'theme' },
    website: { siteTitle: 'Small', timeZone: 'UTC', language: 'de' },
    languages: [
      { code: 'de', name: 'Deutsch', isPrimary: true },
      { code: 'en', name: 'English' },
    ],
  });
  const site = createMemoryFiles(smallSite({ 'site.json': settings }));
  const { rendered } = await renderSite({ site }, { now: 1 });
  const { texts, translations } = rendered?.edgeData ?? {};
  expect([texts?.cartTitle, translations?.en?.texts?.cartTitle]).toEqual([GERMAN?.cartTitle, undefined]);
});
