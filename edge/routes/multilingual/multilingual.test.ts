// A name of a language. cspell:ignore Français
import { beforeEach, describe, expect, it } from 'vitest';
import { valueAt } from '../../../compiler/model/index.ts';
import { API } from '../../../formatters/vocabulary/api/paths.ts';
import { CONTRIBUTOR_ROLE } from '../../../formatters/vocabulary/site/contributor-role.ts';
import type { Browser } from '../../testing/browser.ts';
import { openEditor } from '../../testing/editor.ts';

const { signedIn, tenant, otherVisitor } = openEditor();

const KEY = 'settings:site';
const ENGLISH = { code: 'en', name: 'English', isPrimary: true, enabled: true };
const FRENCH = { code: 'fr', name: 'Français', isPrimary: false, enabled: true };
const GETS = [API.multilingualSettings, API.multilingualStatus, API.multilingualLanguages];

beforeEach(async () => {
  const website = { siteTitle: 'Olaria', language: 'en' };
  const docs = [{ key: KEY, body: { schemaVersion: 1, theme: 'theme', website } }] as const;
  const bases = await currentBases();
  const imported = await tenant.site().importDocs({ docs: [...docs], deleted: [], bases });
  expect([imported.errors, imported.conflicts]).toEqual([{}, []]);
});

async function currentBases(): Promise<Record<string, number>> {
  const doc = await tenant.site().readDoc(KEY);
  return doc === undefined ? {} : { [KEY]: doc.rev };
}

const read = async (browser: Browser, path: string) => {
  const response = await browser.get(path);
  return [response.status, await response.json()];
};
const put = (browser: Browser, languages: unknown) =>
  browser.json('PUT', API.multilingualLanguages, { languages });
const stored = async (...at: readonly string[]) => valueAt((await tenant.site().readDoc(KEY))?.body, at);

describe('the languages of a site', () => {
  it('have settings (R-ESITE-API-03)', async () => {
    const owner = await signedIn();
    expect(await read(owner, API.multilingualSettings)).toEqual([
      200,
      { provider: 'documents', primaryLanguage: 'en' },
    ]);
  });

  it('have a status (R-ESITE-API-04)', async () => {
    const owner = await signedIn();
    expect(await read(owner, API.multilingualStatus)).toEqual([200, { state: 'disconnected' }]);
    await put(owner, [ENGLISH, FRENCH]);
    expect(await read(owner, API.multilingualStatus)).toEqual([200, { state: 'connected' }]);
  });

  it('are listed; a site without a list is in one language (R-ESITE-API-05)', async () => {
    expect(await read(await signedIn(CONTRIBUTOR_ROLE.editor), API.multilingualLanguages)).toEqual([
      200,
      { languages: [ENGLISH] },
    ]);
  });

  it('are replaced in the settings of the site (R-ESITE-API-06)', async () => {
    const owner = await signedIn();
    const response = await put(owner, [ENGLISH, { code: 'fr', name: 'Français' }]);
    expect([response.status, await response.json()]).toEqual([200, { languages: [ENGLISH, FRENCH] }]);
    expect(await read(owner, API.multilingualLanguages)).toEqual([200, { languages: [ENGLISH, FRENCH] }]);
    expect(await stored('languages')).toEqual([ENGLISH, FRENCH]);
  });

  it('lose their list, and can get it again (R-ESITE-API-07)', async () => {
    const owner = await signedIn();
    await put(owner, [ENGLISH, FRENCH]);
    for (const _ of ['once', 'again']) {
      const response = await owner.json('DELETE', API.multilingualConnection, {});
      expect([response.status, await response.json()]).toEqual([200, { state: 'disconnected' }]);
    }
    expect(await read(owner, API.multilingualStatus)).toEqual([200, { state: 'disconnected' }]);
    expect(await stored()).not.toHaveProperty('languages');
    await put(owner, [ENGLISH]);
    expect(await read(owner, API.multilingualStatus)).toEqual([200, { state: 'connected' }]);
  });

  it('have the fields of the specification and no others (R-ESITE-API-08)', async () => {
    const owner = await signedIn();
    await put(owner, [ENGLISH, FRENCH]);
    const bodies = await Promise.all(GETS.map(async (path) => (await read(owner, path))[1]));
    expect(bodies).toEqual([
      { provider: expect.any(String), primaryLanguage: 'en' },
      { state: expect.stringMatching(/^(?:dis)?connected$/) },
      { languages: [ENGLISH, FRENCH] },
    ]);
  });

  it('have the primary language of the website', async () => {
    const owner = await signedIn();
    const french = { ...FRENCH, isPrimary: true };
    expect((await put(owner, [{ ...ENGLISH, isPrimary: false }, french])).status).toBe(200);
    expect(await stored('website', 'language')).toBe('fr');
    expect(await read(owner, API.multilingualSettings)).toMatchObject([200, { primaryLanguage: 'fr' }]);
  });

  it.each([
    ['without a primary language', [FRENCH]],
    ['with two primary languages', [ENGLISH, { ...FRENCH, isPrimary: true }]],
    ['with a language twice', [ENGLISH, { ...FRENCH, code: 'EN' }]],
    ['with an unpublished primary language', [{ ...ENGLISH, enabled: false }]],
    ['with an invalid code', [ENGLISH, { ...FRENCH, code: 'french!' }]],
    ['of another type', 'en'],
  ])('reject a list %s', async (_, languages) => {
    const owner = await signedIn();
    expect((await put(owner, languages)).status).toBe(400);
    expect(await stored()).not.toHaveProperty('languages');
  });

  it('are changed by roles that change settings, and read by roles that read them', async () => {
    const statusesOf = async (browser: Browser) => [
      ...(await Promise.all(GETS.map(async (path) => (await browser.get(path)).status))),
      (await put(browser, [ENGLISH])).status,
      (await browser.json('DELETE', API.multilingualConnection, {})).status,
    ];
    expect(await statusesOf(await signedIn(CONTRIBUTOR_ROLE['website-manager']))).toEqual(Array(5).fill(200));
    expect(await statusesOf(await signedIn(CONTRIBUTOR_ROLE.editor))).toEqual([200, 200, 200, 403, 403]);
    expect(await statusesOf(await signedIn(CONTRIBUTOR_ROLE.viewer))).toEqual(Array(5).fill(403));
    expect(await statusesOf(otherVisitor())).toEqual(Array(5).fill(401));
  });

  it('need settings', async () => {
    const owner = await signedIn(CONTRIBUTOR_ROLE.admin, 'other.test');
    for (const path of GETS) expect((await owner.get(path)).status).toBe(404);
    expect((await put(owner, [ENGLISH])).status).toBe(404);
  });
});
