import { expect, it } from 'vitest';
import { isBaseUrl, isEmailAddress } from './site-settings.ts';

it('a site URL has no path', () => {
  for (const text of ['https://olaria.pt', 'http://localhost:4321/', 'https://olaria.museum'])
    expect([text, isBaseUrl(text)]).toEqual([text, true]);
  for (const text of [
    '',
    'olaria.pt',
    'https://',
    'https://a.pt/shop',
    'https://a.pt?x',
    'javascript:1',
    'https://a b',
  ])
    expect([text, isBaseUrl(text)]).toEqual([text, false]);
});

it('a site email is a single address of any domain', () => {
  for (const text of ['ines@olaria.pt', 'ines@olaria.photography', 'a@localhost'])
    expect([text, isEmailAddress(text)]).toEqual([text, true]);
  for (const text of [
    '',
    'ines',
    '@olaria.pt',
    'a@b, c@d',
    'Ines <a@b.pt>',
    'a@b@c',
    `${'a'.repeat(65)}@b.pt`,
  ])
    expect([text, isEmailAddress(text)]).toEqual([text, false]);
});
