// cspell:ignore Português
import { expect, test } from 'vitest';
import { settingsSchema } from './settings.ts';

const PRIMARY = { code: 'en', name: 'English', isPrimary: true };
const MANY = [
  PRIMARY,
  ...Array.from({ length: 50 }, (_, index) => ({
    code: `x${String.fromCharCode(97 + (index % 26))}-a${index}aaa`,
    name: 'X',
  })),
];
const SETTINGS = { schemaVersion: 1, theme: 'theme', website: { siteTitle: 'Cups' } };

test('the languages of a site are a list (R-DATA-HF-02)', () => {
  const english = { code: 'en', name: 'English', isPrimary: true };
  const accepts = (languages: unknown) => settingsSchema.safeParse({ ...SETTINGS, languages }).success;
  expect([accepts([english]), accepts({ en: english })]).toEqual([true, false]);
});

test('a language has code, name, isPrimary and enabled (R-DATA-HF-03)', () => {
  const languages = [
    { code: 'en', name: 'English', isPrimary: true, enabled: true },
    { code: 'pt-BR', name: 'Português', isPrimary: false, enabled: false },
  ];
  expect(settingsSchema.parse({ ...SETTINGS, languages }).languages).toEqual(languages);
  const least = [
    { code: 'en', name: 'English', isPrimary: true },
    { code: 'fr', name: 'French' },
  ];
  expect(settingsSchema.parse({ ...SETTINGS, languages: least }).languages).toMatchObject([
    { isPrimary: true, enabled: true },
    { isPrimary: false, enabled: true },
  ]);
});

test.each([
  ['a code that is no language tag', [{ code: '/fr', name: 'F', isPrimary: true }]],
  ['no name', [{ code: 'fr', name: '', isPrimary: true }]],
  ['a primary language that is not enabled', [{ code: 'fr', name: 'F', isPrimary: true, enabled: false }]],
  ['two primary languages', [PRIMARY, { ...PRIMARY, code: 'fr' }]],
  ['no primary language', [{ ...PRIMARY, isPrimary: false }]],
  ['a language twice, in other letters', [PRIMARY, { code: 'EN', name: 'English' }]],
  ['more than 50 of them', MANY],
  ['an unknown field', [{ code: 'fr', name: 'F', isPrimary: true, url: '/fr' }]],
])('languages cannot have %s', (_, languages) => {
  expect(settingsSchema.safeParse({ ...SETTINGS, languages }).success).toBe(false);
});
