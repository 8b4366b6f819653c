// French. cspell:ignore accueil
import { beforeAll, describe, expect, it } from 'vitest';
import { COOKIES } from '../../../formatters/vocabulary/api/cookies.ts';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { createBrowser } from '../../testing/browser.ts';
import { publishRelease } from '../../testing/release.ts';

beforeAll(async () => {
  await publishRelease({
    files: {
      'index.html': 'home',
      'studio/index.html': 'studio',
      'log/café/index.html': 'log',
      'only/index.html': 'only',
      'logo.svg': '<svg/>',
      'fr/index.html': 'accueil',
      'fr/atelier/index.html': 'atelier',
      'fr/log/café/index.html': 'journal',
      'fr/logo.svg': '<svg/>',
    },
    edgeData: { languages: { fr: { '/studio': '/fr/atelier' } } },
  });
});

/** A visitor who has selected a language, with the responses to paths as `status location`, or the text. */
async function visitorIn(language: string) {
  const browser = createBrowser();
  await browser.get('/');
  expect((await browser.json('POST', API.locale, { language })).status).toBe(200);
  const saved = () => browser.cookies.get(COOKIES.locale.name);
  const open = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await browser.get(path, { headers });
    const location = response.headers.get('location');
    return location === null ? response.text() : `${response.status} ${location}`;
  };
  return { open, saved };
}

describe('a page', () => {
  it.each([
    ['/', '302 /fr', 'accueil'],
    ['/studio', '302 /fr/atelier', 'atelier'],
    ['/log/caf%C3%A9?a=1', '302 /fr/log/caf%C3%A9?a=1', 'journal'],
  ])('%s is shown in the saved language (R-ESESS-API-05)', async (path, redirect, text) => {
    const { open } = await visitorIn('fr');
    const found = await open(path);
    expect([found, await open(found.slice(4))]).toEqual([redirect, text]);
  });

  it.each(['fr-CA', 'FR', 'fr_FR'])('is shown in French to a visitor who selected %s', async (language) => {
    expect(await (await visitorIn(language)).open('/')).toBe('302 /fr');
  });

  it.each(['en', 'de'])('is shown in the primary language to a visitor who selected %s', async (language) => {
    expect(await (await visitorIn(language)).open('/')).toBe('home');
  });

  it('that is not translated is shown in the primary language', async () => {
    const { open, saved } = await visitorIn('fr');
    const found = [await open('/only'), await open('/only', { referer: 'https://shop.test/fr' }), saved()];
    expect(found).toEqual(['only', 'only', 'fr']);
  });

  it('that a visitor opens from a page in another language changes the saved language', async () => {
    const { open, saved } = await visitorIn('fr');
    const referer = 'https://shop.test/fr/atelier';
    expect([await open('/studio', { referer }), saved(), await open('/')]).toEqual(['studio', 'en', 'home']);
  });

  it.each(['https://shop.test/studio', 'https://elsewhere.test/fr', 'x'])(
    'that is opened from %s is in the saved language',
    async (referer) => {
      expect(await (await visitorIn('fr')).open('/', { referer })).toBe('302 /fr');
    },
  );

  it('is not stored by caches when it depends on the language', async () => {
    const browser = createBrowser();
    browser.cookies.set(COOKIES.locale.name, 'fr');
    const response = await browser.get('/');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});

it('files are the same in every language', async () => {
  expect(await (await visitorIn('fr')).open('/logo.svg')).toBe('<svg/>');
});
