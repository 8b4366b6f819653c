import { expect, it } from 'vitest';
import { documentFile, smallBlog, smallSite } from '../../../fixtures/sites/small-site.ts';
import { createMemoryFiles } from '../../1-read/memory-files.ts';
import { createMemoryOutput } from '../../5-write/memory-output.ts';
import { compileSite, renderSite } from '../../compile-site.ts';
import type { Site } from '../../model/site.ts';
import type { Theme } from '../../model/theme.ts';
import { localizedStrings } from '../localized-strings.ts';
import { defaultTexts } from './default-texts.ts';
import { withDefaultTexts } from './with-default-texts.ts';

const GERMAN = defaultTexts('de');

function themeWith(strings: Theme['strings']): Theme {
  return { strings } as unknown as Theme;
}

it('a site has default texts under its own strings, those of its theme in the language, and over English ones', () => {
  const theme = themeWith({ en: { cartTitle: 'Bag', own: 'Own' }, de: { cartEmpty: 'Leer' } });
  const settings = { website: { language: 'de_AT' }, localizedStrings: { cartRemove: 'Weg' } };
  const strings = localizedStrings({ settings } as unknown as Site, withDefaultTexts(theme, 'de_AT'));
  expect(strings).toMatchObject({
    own: 'Own',
    cartEmpty: 'Leer',
    cartRemove: 'Weg',
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

it('texts in Markdown are in the primary language', async () => {
  const site = smallSite({
    ...smallBlog('> [!TIP]\n> Water', { publishOn: 1 }),
    'site.json': documentFile('settings', 'settings', {
      ...{ schemaVersion: 1, theme: 'theme' },
      website: { siteTitle: 'Small', timeZone: 'UTC', language: 'de' },
    }),
  });
  const output = createMemoryOutput();
  await compileSite({ site: createMemoryFiles(site), output }, { now: 2 });
  const pages = [...output.files.values()].map((bytes) => new TextDecoder().decode(bytes)).join('');
  expect([pages.includes(`>${GERMAN?.calloutTip}<`), pages.includes('>Tip<')]).toEqual([true, false]);
});
